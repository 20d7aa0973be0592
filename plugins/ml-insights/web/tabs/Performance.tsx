import { Card, Chart, Grid, Section, Stack, Stat, Table } from '../../../../web/ui/index.ts';
import type { ModelCard } from '../../contract.ts';
import { useInsights, useModelCard } from '../use-insights.ts';
import { counted, dollars, featureTitle, percent, withInterval } from '../words.ts';
import { NoModels } from './NoModels.tsx';

/** How well the models do on learners that they have not seen. */
export function Performance() {
  const { data } = useInsights();
  const { data: card, error, refetch } = useModelCard();
  if (!data || !card) return <NoModels error={error} retry={refetch} isLoading={!data || card === undefined} />;
  const { datasetMetrics: metrics } = data;
  return (
    <Stack gap={24}>
      <Grid min={220}>
        <Stat
          label="Total records"
          icon="users"
          value={counted(metrics.totalRecords)}
          note={`Models of ${counted(card.dataset.rows)}, version ${card.version}`}
        />
        <Stat
          label="Training accuracy"
          icon="book"
          value={shown(metrics.trainingAccuracy)}
          note="70% of the learners"
        />
        <Stat
          label="Validation accuracy"
          icon="flask"
          value={shown(metrics.validationAccuracy)}
          note="15%, for stopping and calibration"
        />
        <Stat
          label="Test accuracy"
          icon="target"
          value={shown(metrics.testAccuracy)}
          note={`15%; best possible ${percent(card.outcome.ceiling)}`}
        />
      </Grid>
      <Curves card={card} />
      <Comparison card={card} />
      <Groups card={card} />
      <Section title="Limits">
        <ul>
          {card.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Section>
    </Stack>
  );
}

const shown = (share: number | null) => (share === null ? null : percent(share));

function Curves({ card: { outcome } }: { card: ModelCard }) {
  return (
    <Grid min={440}>
      <Card title="ROC curve">
        <Chart
          kind="line"
          title={`Area under the curve ${outcome.auc.value.toFixed(3)}`}
          description="Share of hired learners found, by the share of others taken for hired (false alarms, %)."
          rows={Array.from({ length: 21 }, (_, step) => ({
            x: String(5 * step),
            found: Math.round(1000 * truePositivesAt(outcome.roc, step / 20)) / 10,
            chance: 5 * step,
          }))}
          series={[
            { key: 'found', label: 'Model' },
            { key: 'chance', label: 'Chance' },
          ]}
          domain={[0, 100]}
          unit="%"
          decimals={1}
        />
      </Card>
      <Card title="Calibration">
        <Chart
          kind="line"
          title={`Calibration error ${(100 * outcome.calibrationError).toFixed(2)} points`}
          description="Share of learners who were hired, by the predicted probability (%)."
          rows={outcome.calibration.map(({ predicted, observed }) => ({
            x: (100 * predicted).toFixed(0),
            observed: Math.round(1000 * observed) / 10,
            predicted: Math.round(1000 * predicted) / 10,
          }))}
          series={[
            { key: 'observed', label: 'Observed' },
            { key: 'predicted', label: 'Perfect' },
          ]}
          domain={[0, 100]}
          unit="%"
          decimals={1}
        />
      </Card>
    </Grid>
  );
}

/** The curve at a share of false positives, linear between its points. */
function truePositivesAt(roc: ModelCard['outcome']['roc'], share: number): number {
  const next = roc.findIndex(({ falsePositives }) => falsePositives >= share);
  const [from, to] = [roc[next - 1], roc[next]];
  if (!to) return 1;
  if (!from || to.falsePositives === from.falsePositives) return to.truePositives;
  const part = (share - from.falsePositives) / (to.falsePositives - from.falsePositives);
  return from.truePositives + part * (to.truePositives - from.truePositives);
}

function Comparison({ card: { outcome, logistic, imported, salary, daysToHire } }: { card: ModelCard }) {
  const models = [
    ['Boosted trees (serving)', outcome],
    ['Logistic regression', logistic],
    ...(imported ? [['Imported model', imported] as const] : []),
  ] as const;
  return (
    <Section title="Models" description="On test learners, with 95% intervals.">
      <Stack>
        <Card>
          <Table columns={['Model', 'Accuracy', 'AUC', 'Brier score', 'Calibration error']}>
            {models.map(([title, each]) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td data-label="Accuracy">{withInterval(each.accuracy, percent)}</td>
                <td data-label="AUC">{withInterval(each.auc, (value) => value.toFixed(3))}</td>
                <td data-label="Brier score">{each.brier.toFixed(3)}</td>
                <td data-label="Calibration error">{each.calibrationError.toFixed(4)}</td>
              </tr>
            ))}
          </Table>
          {outcome.shuffledAuc !== null && (
            <p className="soft">
              Trained on shuffled outcomes, the same trees reach an AUC of {outcome.shuffledAuc.toFixed(3)}; without a
              leak it is .5.
            </p>
          )}
        </Card>
        <Card>
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
      </Stack>
    </Section>
  );
}

function Groups({ card: { outcome } }: { card: ModelCard }) {
  return (
    <Section
      title="Groups"
      description={
        outcome.gap
          ? `All else equal, first-generation learners are hired less often by ${points(outcome.gap.found)} by the model; ${points(outcome.gap.planted)} were planted.`
          : 'Too few learners for a report by group.'
      }
    >
      <Card>
        <Table columns={['Group', 'Learners', 'Hired', 'Predicted', 'AUC', 'Calibration error']}>
          {outcome.groups.map(({ attribute, group, learners, hired, predicted, auc, calibrationError }) => (
            <tr key={`${attribute} ${group}`}>
              <th scope="row">
                {featureTitle(attribute)}: {group}
              </th>
              <td data-label="Learners">{counted(learners)}</td>
              <td data-label="Hired">{percent(hired)}</td>
              <td data-label="Predicted">{percent(predicted)}</td>
              <td data-label="AUC">{auc?.toFixed(3) ?? '–'}</td>
              <td data-label="Calibration error">{calibrationError.toFixed(4)}</td>
            </tr>
          ))}
        </Table>
      </Card>
    </Section>
  );
}

const points = (difference: number) => `${(-100 * difference).toFixed(1)} percentage points`;
