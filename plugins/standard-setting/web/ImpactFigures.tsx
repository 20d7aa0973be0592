import { levelTitle, Table } from '../../../web/ui/index.ts';
import type { Impact } from '../contract.ts';
import { fewestLearners } from '../contract.ts';

/** What the cuts of round 2 would mean for the learners of the institution. */
export function ImpactFigures({ impact }: { impact: Impact | null }) {
  if (!impact)
    return (
      <p className="soft">
        Fewer than {fewestLearners} learners have a score, so it is not shown how many would reach each level.
      </p>
    );
  return (
    <>
      <p className="soft">By the cuts of round 2, of the {impact.learners} learners who have a score:</p>
      <Table columns={['Level', 'Share']}>
        {impact.shares.map(({ level, percent }) => (
          <tr key={level}>
            <td data-label="Level">{levelTitle(level)}</td>
            <td data-label="Share" className="figures">
              {percent.toFixed(1)}%
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
