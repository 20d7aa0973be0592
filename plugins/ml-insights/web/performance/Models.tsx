import { Card, Table } from '../../../../web/ui/index.ts';
import type { ModelCard, OutcomeCard } from '../../contract.ts';
import { dollars, percent, withInterval } from '../words.ts';

/** The models of being hired, side by side. */
export function ModelTable({
  models,
  shuffledAuc,
}: {
  models: readonly { readonly title: string; readonly outcome: OutcomeCard }[];
  shuffledAuc: number | null;
}) {
  return (
    <Card title="Models, on test learners, with 95% intervals">
      <Table columns={['Model', 'Accuracy', 'AUC', 'Brier score', 'Calibration error']}>
        {models.map(({ title, outcome }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td data-label="Accuracy">{withInterval(outcome.accuracy, percent)}</td>
            <td data-label="AUC">{withInterval(outcome.auc, (value) => value.toFixed(3))}</td>
            <td data-label="Brier score">{outcome.brier.toFixed(3)}</td>
            <td data-label="Calibration error">{outcome.calibrationError.toFixed(4)}</td>
          </tr>
        ))}
      </Table>
      {shuffledAuc !== null && (
        <p className="soft">
          Trained on shuffled outcomes, the trees reach an AUC of {shuffledAuc.toFixed(3)}; without a leak it is .5.
        </p>
      )}
    </Card>
  );
}

/** The models of what follows for learners who are hired. */
export function IntervalTable({ card: { salary, daysToHire } }: { card: ModelCard }) {
  return (
    <Card title="Intervals, on test learners who were hired">
      <Table columns={['Interval', 'Holds the value', 'Mean width', 'Mean error of the median']}>
        <tr>
          <th scope="row">Salary</th>
          <td data-label="Holds the value">
            {withInterval(salary.coverage, percent)}, aim {percent(salary.nominal)}
          </td>
          <td data-label="Mean width">{dollars(salary.meanWidth)}</td>
          <td data-label="Mean error of the median">{dollars(salary.averageError)}</td>
        </tr>
        <tr>
          <th scope="row">Time to hire</th>
          <td data-label="Holds the value">
            {withInterval(daysToHire.coverage, percent)}, aim {percent(daysToHire.nominal)}
          </td>
          <td data-label="Mean width">{Math.round(daysToHire.meanWidth)} days</td>
          <td data-label="Mean error of the median">{daysToHire.averageError.toFixed(1)} days</td>
        </tr>
      </Table>
    </Card>
  );
}
