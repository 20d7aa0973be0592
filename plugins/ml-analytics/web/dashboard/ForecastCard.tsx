import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import {
  Card,
  calendarDateText,
  ErrorState,
  FigureRows,
  LinkButton,
  SkeletonBlock,
  Stack,
} from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import type { LearningAnalytics } from '../../contract.ts';
import { mlAnalytics } from '../../contract.ts';
import { shareText } from '../parts/words.ts';

/** On the dashboard, below the Learning Analytics Overview: what comes next by the learner's own records. */
export function ForecastCard() {
  const { data, error, refetch } = useRoute(mlAnalytics.routes.learningAnalytics, {}, { freshFor: 3000 });
  const again = () => void refetch();
  useLive(learner, 'learner_changed', again);
  useReturn(again);
  return (
    <Card title="Your forecast">
      {error && !data ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={[180, 160, 160]} />
      ) : (
        <Figures analytics={data} />
      )}
    </Card>
  );
}

function Figures({ analytics: { forecast, activeDays, right } }: { analytics: LearningAnalytics }) {
  return (
    <Stack gap={12}>
      <FigureRows
        rows={[
          {
            name: forecast ? `EiQ score on ${calendarDateText(forecast.day)}, 80% band` : 'EiQ score in 30 days',
            value: forecast
              ? `${Math.round(forecast.band[0])} to ${Math.round(forecast.band[1])}`
              : 'Needs a first result',
          },
          { name: 'Right in practice, last 30 days', value: shareText(right) },
          { name: 'Days of study, last 30 days', value: activeDays },
        ]}
      />
      <div>
        <LinkButton small to="/ml-analytics">
          Open ML analytics
        </LinkButton>
      </div>
    </Stack>
  );
}
