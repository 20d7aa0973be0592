import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import {
  Card,
  Chart,
  calendarDateText,
  counted,
  ErrorState,
  Grid,
  SkeletonBlock,
  Stack,
  Stat,
  scoreText,
  wholeText,
} from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import type { Overview, Period, Prediction } from '../../contract.ts';
import { mlAnalytics } from '../../contract.ts';
import { Confidence } from '../parts/Confidence.tsx';
import { MissingList } from '../parts/MissingList.tsx';
import { evidenceText } from '../parts/words.ts';
import { PracticeCard } from './PracticeCard.tsx';

/** Forecasts of the learner's score and study, and how earlier forecasts turned out. */
export function PredictionsTab({ period }: { period: Period }) {
  const overview = useRoute(mlAnalytics.routes.overview, { query: { period } }, { freshFor: 3000, keepPrevious: true });
  const refetch = () => void overview.refetch();
  useLive(learner, 'learner_changed', refetch);
  useReturn(refetch);
  const { data, error } = overview;
  if (error && !data) return <ErrorState error={error} retry={overview.refetch} />;
  if (!data) return <SkeletonBlock height={[900, 720, 640]} />;
  const { forecast, missing, predictions } = data;
  return (
    <Stack gap={24}>
      <Grid min={220}>
        <AccuracyStat hindsight={data.hindsight} />
        <ScoreStat overview={data} />
        <PointsStat points={data.dataPoints} />
      </Grid>
      {forecast && <Course overview={data} forecast={forecast} />}
      {predictions.length > 0 && (
        <Grid min={predictions.length === 4 ? 240 : 280}>
          {predictions.map((prediction) => (
            <PredictionCard key={prediction.id} prediction={prediction} />
          ))}
        </Grid>
      )}
      <MissingList missing={missing} />
      <PracticeCard period={period} />
      <p className="soft">
        Forecasts come from a growth model of your results, in which each counts by its standard error. Practice is not
        part of it. Placement questions still have provisional difficulties, so that results can be corrected later.
      </p>
    </Stack>
  );
}

function AccuracyStat({ hindsight: { held, of } }: Pick<Overview, 'hindsight'>) {
  return (
    <Stat
      label="Prediction accuracy"
      icon="target"
      value={of === 0 ? null : `${held} of ${of}`}
      note={of === 0 ? 'Known from your second result on' : 'Results within their 80% band'}
    />
  );
}

function ScoreStat({ overview: { forecast, until } }: { overview: Overview }) {
  return (
    <Stat
      label="Predicted score"
      icon="trend"
      value={forecast ? scoreText(forecast.at.eiqScore) : null}
      note={
        forecast
          ? `${Math.round(forecast.at.band[0])} to ${Math.round(forecast.at.band[1])} on ${calendarDateText(until)}, 80% band`
          : 'Needs a result'
      }
    />
  );
}

function PointsStat({ points: { total, results, answers, days } }: { points: Overview['dataPoints'] }) {
  return (
    <Stat
      label="Data points"
      icon="layers"
      value={wholeText(total)}
      note={[counted(results, 'result'), counted(answers, 'answer'), counted(days, 'day')].join(', ')}
    />
  );
}

function Course({
  overview: { until, current },
  forecast,
}: {
  overview: Overview;
  forecast: NonNullable<Overview['forecast']>;
}) {
  const { course, growth, hasOwnTrend, coverage } = forecast;
  const values = course.flatMap(({ band }) => band);
  const domain = [
    Math.max(100, Math.floor((Math.min(...values) - 10) / 50) * 50),
    Math.min(900, Math.ceil((Math.max(...values) + 10) / 50) * 50),
  ] as const;
  const [low, high] = growth.interval;
  const [first] = course;
  return (
    <Card>
      <Chart
        title={`EiQ score until ${calendarDateText(until)}`}
        description={`From your latest result on. Your true score lies in the band with ${coverage}% probability.`}
        kind="line"
        rows={course.map(({ day, eiqScore, band }) => ({
          x: calendarDateText(day),
          score: eiqScore,
          from: band[0],
          to: band[1],
        }))}
        series={[{ key: 'score', label: 'EiQ score' }]}
        band={{ from: 'from', to: 'to', label: `${coverage}% band` }}
        decimals={1}
        domain={domain}
        height={260}
      />
      <p className="soft">
        Expected growth: {signed(growth.pointsPerYear)} points a year ({signed(low)} to {signed(high)}).{' '}
        {hasOwnTrend
          ? 'It follows from your results and the usual growth of learners.'
          : 'It is the usual growth of learners, because one result says nothing about yours.'}
        {first && current && Math.abs(first.eiqScore - current.eiqScore) >= 5 && (
          <>
            {' '}
            The forecast begins at {Math.round(first.eiqScore)}, your record at {Math.round(current.eiqScore)}: the
            record is an average of your results, while the forecast follows their trend.
          </>
        )}
      </p>
    </Card>
  );
}

const signed = (points: number) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(Math.round(points))}`;

function PredictionCard({ prediction }: { prediction: Prediction }) {
  const { title, text, basis, evidence } = prediction;
  return (
    <Card title={title}>
      <Stack gap={12}>
        <p>{text}</p>
        <div>
          <Confidence {...prediction} />
        </div>
        <p className="soft">
          {basis}. {evidence.map(evidenceText).join('; ')}
        </p>
      </Stack>
    </Card>
  );
}
