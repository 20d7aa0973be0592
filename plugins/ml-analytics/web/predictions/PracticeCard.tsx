import { useRoute } from '../../../../web/api/index.ts';
import {
  Card,
  Chart,
  calendarDateText,
  ErrorState,
  SkeletonBlock,
  Stack,
  Table,
  TableNote,
} from '../../../../web/ui/index.ts';
import type { Performance, Period } from '../../contract.ts';
import { mlAnalytics } from '../../contract.ts';
import { shareText } from '../parts/words.ts';

/** Answers in practice by section and week, and earlier forecasts beside what followed. */
export function PracticeCard({ period }: { period: Period }) {
  const { data, error, refetch } = useRoute(
    mlAnalytics.routes.performance,
    { query: { period } },
    { freshFor: 3000, keepPrevious: true },
  );
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={320} />;
  const { all, sections, weeks, hindsight } = data;
  return (
    <Stack gap={24}>
      <Card title="Practice">
        {!all.now && !all.before ? (
          <p className="soft">Your answers in practice appear here by section, with how certain each share is.</p>
        ) : (
          <>
            <Table columns={['Section', 'Right in this period', 'In the period before', 'Median time']}>
              {sections.map((each) => (
                <SectionRow key={each.section} section={each} />
              ))}
            </Table>
            <Chart
              title="Answers by week"
              kind="bar"
              rows={weeks.map(({ week, answered }) => ({ x: calendarDateText(week), answered }))}
              series={[{ key: 'answered', label: 'Answers' }]}
              height={200}
            />
          </>
        )}
      </Card>
      {hindsight.of > 0 && (
        <Card title="Earlier forecasts">
          <Table columns={['Result', 'Forecast from the results before it', 'Measured']}>
            {hindsight.forecasts.map(({ title, day, predicted, band, eiqScore, isHeld }) => (
              <tr key={`${day} ${eiqScore}`}>
                <th scope="row">
                  {title}
                  <TableNote>{calendarDateText(day)}</TableNote>
                </th>
                <td data-label="Forecast" className="figures">
                  {Math.round(predicted)} ({Math.round(band[0])} to {Math.round(band[1])})
                </td>
                <td data-label="Measured" className="figures">
                  {Math.round(eiqScore)}
                  <TableNote>{isHeld ? 'Within the band' : 'Outside the band'}</TableNote>
                </td>
              </tr>
            ))}
          </Table>
        </Card>
      )}
    </Stack>
  );
}

function SectionRow({
  section: { title, now, before, medianSeconds, isBetter },
}: {
  section: Performance['sections'][number];
}) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-label="Right in this period" className="figures">
        {shareText(now)}
        {isBetter !== null && (isBetter >= 0.9 || isBetter <= 0.1) && (
          <TableNote>{isBetter >= 0.9 ? 'More than before' : 'Less than before'}</TableNote>
        )}
      </td>
      <td data-label="In the period before" className="figures">
        {shareText(before)}
      </td>
      <td data-label="Median time" className="figures">
        {medianSeconds === null ? '–' : `${medianSeconds} s`}
      </td>
    </tr>
  );
}
