import { Card, Stack, Table } from '../../../../web/ui/index.ts';
import type { OutcomeCard } from '../../contract.ts';
import { featureTitle, percent } from '../words.ts';

/** What counts in a model, by two measures. */
export function Importance({ outcome: { importance, permutation = [] } }: { outcome: OutcomeCard }) {
  const lossOf = (feature: string) => permutation.find((each) => each.feature === feature);
  return (
    <Card title="Figures of learners by importance">
      <Stack>
        <p className="soft">
          The share is that of the mean absolute contribution (SHAP) to predictions. The log loss is what it grows by
          when the values of a figure change places among test learners, with its standard error; figures that stand in
          for each other hide each other there.
        </p>
        <Table columns={['Figure', 'Share of contributions', 'Log loss without it']}>
          {importance.map(({ feature, weight }) => {
            const loss = lossOf(feature);
            return (
              <tr key={feature}>
                <th scope="row">{featureTitle(feature)}</th>
                <td data-label="Share of contributions" className="figures">
                  {percent(weight)}
                </td>
                <td data-label="Log loss without it" className="figures">
                  {loss ? `${signed(loss.importance)} ± ${loss.standardError.toFixed(4)}` : '–'}
                </td>
              </tr>
            );
          })}
        </Table>
      </Stack>
    </Card>
  );
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(4)}`;
