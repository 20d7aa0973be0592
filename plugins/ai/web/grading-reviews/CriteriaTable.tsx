import { Table } from '../../../../web/ui/index.ts';
import type { GradingReview } from '../../contract.ts';

/** The criteria with the verdicts of the rubric and the AI grader. */
export function CriteriaTable({ review: { criteria, cause } }: { review: GradingReview }) {
  const sum = (of: 'rubric' | 'model') =>
    criteria.reduce((points, criterion) => points + (criterion[of] ? criterion.points : 0), 0);
  const columns = ['Criterion', 'Points', 'Rubric', ...(cause === 'distance' ? ['AI grader'] : [])];
  return (
    <Table columns={columns}>
      {criteria.map(({ says, points, rubric, model }) => (
        <tr key={says}>
          <th scope="row">{says}</th>
          <td data-label="Points" className="figures">
            {points}
          </td>
          <td data-label="Rubric">{rubric ? 'Met' : 'Not met'}</td>
          {cause === 'distance' && <td data-label="AI grader">{model ? 'Met' : 'Not met'}</td>}
        </tr>
      ))}
      <tr>
        <th scope="row">Total</th>
        <td data-label="Points" className="figures">
          {criteria.reduce((points, criterion) => points + criterion.points, 0)}
        </td>
        <td data-label="Rubric" className="figures">
          {sum('rubric')}
        </td>
        {cause === 'distance' && (
          <td data-label="AI grader" className="figures">
            {sum('model')}
          </td>
        )}
      </tr>
    </Table>
  );
}
