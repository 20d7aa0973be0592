import { Card, Chart, Section } from '../../../../web/ui/index.ts';
import type { EiqRecord } from '../../contract.ts';
import { levelTitles } from '../../contract.ts';
import { pointsInTime, span } from './points-in-time.ts';

/** The score after each result, with its 95 % band. */
export function ScoreHistory({ record }: { record: EiqRecord }) {
  const { history, cuts } = record;
  const names = pointsInTime(history.map(({ at }) => at));
  const rows = history.map(({ after }, index) => ({
    x: names[index] ?? '',
    score: after.eiqScore,
    from: after.interval[0],
    to: after.interval[1],
  }));
  const domain = span(rows.flatMap(({ from, to }) => [from, to]));
  return (
    <Section title="Over time">
      <Card>
        <Chart
          title="EiQ score after each result"
          description={
            history.length === 1
              ? 'One result so far. A line appears with the next one.'
              : 'The line is the best estimate; your true score lies in the band with 95% confidence.'
          }
          kind="line"
          rows={rows}
          series={[{ key: 'score', label: 'EiQ score' }]}
          band={{ from: 'from', to: 'to', label: '95% interval' }}
          marks={cuts
            .filter(({ from }) => from > domain[0] && from < domain[1])
            .map(({ level, from }) => ({ at: from, label: `${levelTitles[level]} from ${from}` }))}
          decimals={1}
          domain={domain}
          height={280}
        />
      </Card>
    </Section>
  );
}
