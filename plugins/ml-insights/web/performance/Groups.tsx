import { useFilters } from '../../../../web/shell/use-filters.ts';
import { Card, Row, SelectField, Stack, Table } from '../../../../web/ui/index.ts';
import type { OutcomeCard } from '../../contract.ts';
import { capitalised, counted, featureTitle, percent } from '../words.ts';

/** Whether a model does as well for one group of learners as for another. */
export function Groups({ outcome: { groups, gap } }: { outcome: OutcomeCard }) {
  const [{ by }, choose] = useFilters(['by']);
  const attributes = [...new Set(groups.map(({ attribute }) => attribute))];
  const attribute = attributes.find((each) => each === by) ?? attributes[0];
  return (
    <Card title="Groups">
      <Stack>
        <p className="soft">
          {gap
            ? `All else equal, first-generation learners are hired less often by ${points(gap.found)} by the model; ${points(gap.planted)} were planted.`
            : 'Too few learners for a comparison of the planted groups.'}
        </p>
        {attribute && (
          <Row>
            <SelectField
              label="Compare by"
              value={attribute}
              options={attributes.map((value) => ({ value, label: featureTitle(value) }))}
              onChange={({ target }) => choose({ by: target.value })}
            />
          </Row>
        )}
        <Table columns={['Group', 'Learners', 'Hired', 'Predicted', 'AUC', 'Calibration error']}>
          {groups
            .filter((each) => each.attribute === attribute)
            .map(({ group, learners, hired, predicted, auc, calibrationError }) => (
              <tr key={group}>
                <th scope="row">{capitalised(group)}</th>
                <td data-label="Learners">{counted(learners)}</td>
                <td data-label="Hired">{percent(hired)}</td>
                <td data-label="Predicted">{percent(predicted)}</td>
                <td data-label="AUC">{auc?.toFixed(3) ?? '–'}</td>
                <td data-label="Calibration error">{calibrationError.toFixed(4)}</td>
              </tr>
            ))}
        </Table>
      </Stack>
    </Card>
  );
}

const points = (difference: number) => `${(-100 * difference).toFixed(1)} percentage points`;
