import { Chart, Section, Table, TableNote } from '../../../../../web/ui/index.ts';
import type { IntakeStatistics } from '../../../contract.ts';

type Row = IntakeStatistics['agreement'][number];

/** How far the first two reviewers agree, by criterion. */
export function Agreement({ agreement, minPairs }: { agreement: readonly Row[]; minPairs: number }) {
  const known = agreement.filter(({ kappa }) => kappa !== null);
  return (
    <Section
      title="Agreement of reviewers"
      description="Quadratic weighted kappa of the first two reviews, which are written independently, where the reviews are complete: 1 is full agreement, 0 what chance would give."
    >
      {agreement.length === 0 ? (
        <p className="soft">Known once the reviews of an application are complete.</p>
      ) : (
        <>
          <Table columns={['Criterion', 'Pairs of reviews', 'Kappa', '95% interval']}>
            {agreement.map(({ criterion, title, pairs, kappa, interval }) => (
              <tr key={criterion}>
                <th scope="row">{title}</th>
                <td data-label="Pairs of reviews" className="figures">
                  {pairs}
                </td>
                <td data-label="Kappa">
                  <span className="figures">{kappa === null ? '–' : twoDecimals(kappa)}</span>
                  {kappa === null && (
                    <TableNote>
                      {pairs < minPairs ? `Shown from ${minPairs} pairs on` : 'All scores are the same'}
                    </TableNote>
                  )}
                </td>
                <td data-label="95% interval" className="figures">
                  {interval ? `${twoDecimals(interval[0])} to ${twoDecimals(interval[1])}` : '–'}
                </td>
              </tr>
            ))}
          </Table>
          {known.length > 1 && (
            <Chart
              kind="bar"
              title="Kappa by criterion"
              rows={known.map(({ title, kappa }) => ({
                x: title,
                kappa: kappa === null ? null : Number(twoDecimals(kappa)),
              }))}
              series={[{ key: 'kappa', label: 'Kappa' }]}
              domain={[Math.min(0, ...known.map(({ kappa }) => kappa ?? 0)), 1]}
              decimals={2}
            />
          )}
        </>
      )}
    </Section>
  );
}

/** Without the sign of a rounded zero. */
const twoDecimals = (value: number): string => (Number(value.toFixed(2)) + 0).toFixed(2);
