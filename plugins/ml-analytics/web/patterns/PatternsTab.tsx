import { useRoute } from '../../../../web/api/index.ts';
import { Card, Chart, counted, ErrorState, FigureRows, Grid, SkeletonBlock, Stack } from '../../../../web/ui/index.ts';
import type { Patterns, Period } from '../../contract.ts';
import { dayParts, mlAnalytics, sessionPauseMinutes } from '../../contract.ts';
import { MissingList } from '../parts/MissingList.tsx';
import { shareText } from '../parts/words.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** When, how long and how evenly the learner studies. */
export function PatternsTab({ period }: { period: Period }) {
  const { data, error, refetch } = useRoute(
    mlAnalytics.routes.patterns,
    { query: { period } },
    { freshFor: 3000, keepPrevious: true },
  );
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={[960, 640, 560]} />;
  return (
    <Stack gap={24}>
      <MissingList missing={data.missing} />
      {data.actions > 0 && <Figures patterns={data} />}
    </Stack>
  );
}

function Figures({ patterns }: { patterns: Patterns }) {
  const { timeZone, actions, activeDays, days, timeOfDay, weekdays: byWeekday, sessions, spacing, haste } = patterns;
  return (
    <>
      <p className="soft">
        {counted(actions, 'action')} on {activeDays} of {counted(days, 'day')}: answers, hints, messages to the tutor
        and completed assessments, by the clock of {timeZone}.
      </p>
      <Grid min={400}>
        <Card>
          <Chart
            title="Time of day"
            description="Actions by the hours they fell in."
            kind="bar"
            rows={timeOfDay.map(({ part, actions: count }) => ({ x: dayParts[part].hours, count }))}
            series={[{ key: 'count', label: 'Actions' }]}
            height={200}
          />
          <FigureRows
            rows={timeOfDay
              .filter(({ right }) => right)
              .map(({ part, right }) => ({
                name: `Right, ${dayParts[part].title.toLowerCase()} (${dayParts[part].hours})`,
                value: shareText(right),
              }))}
          />
        </Card>
        <Card>
          <Chart
            title="Days of the week"
            description="Actions by weekday."
            kind="bar"
            rows={byWeekday.map((count, index) => ({ x: weekdays[index] ?? '', count }))}
            series={[{ key: 'count', label: 'Actions' }]}
            height={200}
          />
        </Card>
        {sessions && (
          <Card title="Sessions">
            <FigureRows
              rows={[
                { name: 'Sessions', value: sessions.count },
                { name: 'Usual length (median)', value: `${sessions.medianMinutes} min` },
                { name: 'Longest', value: `${sessions.longestMinutes} min` },
                { name: 'Together', value: `${Math.round(sessions.totalMinutes)} min` },
              ]}
            />
            <p className="soft">A pause of more than {sessionPauseMinutes} minutes ends a session.</p>
          </Card>
        )}
        <Card title="Spacing and haste">
          <FigureRows
            rows={[
              ...(spacing
                ? [
                    { name: 'Topics practised', value: spacing.topics },
                    { name: 'On two days or more', value: `${spacing.revisited} of ${spacing.topics}` },
                    {
                      name: 'Usual days from one day of study to the next',
                      value: spacing.medianGapDays === null ? '–' : spacing.medianGapDays,
                    },
                  ]
                : []),
              { name: 'Answers within 3 seconds', value: shareText(haste) },
            ]}
          />
          <p className="soft">
            Shares are given with their 95% interval. Most questions take more than 3 seconds to read.
          </p>
        </Card>
      </Grid>
    </>
  );
}
