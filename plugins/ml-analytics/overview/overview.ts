import { daysBetween, plusDays } from '../../../core/calendar.ts';
import type { Who } from '../../../core/contract/index.ts';
import type { EiqRecord } from '../../learner/contract.ts';
import { levelTitles } from '../../learner/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { isAction } from '../events/timed-events.ts';
import type { ForecastAnd } from '../forecast/forecast.ts';
import { forecastUntil, hindsightOf } from '../forecast/forecast.ts';
import { forecastStudyDays, leastWeeks, studyWeeks } from '../forecast/study-days.ts';
import type { Missing, Overview, Period, Prediction } from './contract.ts';
import { confidenceLabel, periodTitles } from './contract.ts';
import type { LearnerData } from './learner-data.ts';
import { learnerData } from './learner-data.ts';
import { missingHindsight, missingResult, missingReturn, missingTrend, missingWeeks } from './missing-records.ts';
import { evidenceOf } from './shares.ts';

/** Forecasts of a learner, as far ahead as the period is long. */
export async function overviewOf(dependencies: Dependencies, who: Who, period: Period): Promise<Overview> {
  const [data, record] = await Promise.all([
    learnerData(dependencies, who, period, 'all'),
    dependencies.record.eiq({ who }, who.user.id),
  ]);
  return overviewFrom(data, record);
}

/** The same from records that were read. */
export function overviewFrom(data: LearnerData, record: EiqRecord): Overview {
  const { period, days, timeZone, today, now, events } = data;
  const until = plusDays(today, days);
  const actions = events.filter(isAction);
  const studyDays = [...new Set(actions.map(({ day }) => day))].sort();
  const results = record.history.length;
  const answers = actions.filter(({ verb }) => verb === 'answered').length;
  const found = forecastUntil(record, { until, timeZone, now });
  return {
    ...{ period, timeZone, today, until },
    dataPoints: { results, answers, actions: actions.length, days: studyDays.length, total: results + actions.length },
    current: record.current,
    forecast: found?.forecast ?? null,
    hindsight: hindsightOf(record, timeZone),
    predictions: [...(found ? scorePredictions(found, data) : []), ...dayPredictions(data, studyDays)],
    missing: [
      ...missingResult(results),
      ...(results > 0 ? [...missingTrend(results), ...missingHindsight(results)] : []),
      ...missingStudy(studyDays, today),
    ],
  };
}

function missingStudy(studyDays: readonly string[], today: string): Missing[] {
  const { weeks, pausedFrom } = studyWeeks(studyDays, today);
  return pausedFrom === undefined
    ? missingWeeks(weeks.length, leastWeeks)
    : missingReturn(daysBetween(pausedFrom, today));
}

const percent = (probability: number) => Math.round(1000 * probability) / 10;
const whole = (score: number) => Math.round(score);

const confident = (probability: number) => {
  const confidence = percent(probability);
  return { confidence, confidenceLabel: confidenceLabel(confidence) };
};

function scorePredictions({ forecast, rises }: ForecastAnd, { events, period }: LearnerData): Prediction[] {
  const { at, coverage, level, levelProbability, hasOwnTrend } = forecast;
  const evidence = evidenceOf(
    'results',
    events.filter(({ verb }) => verb === 'scored'),
  );
  const basis = hasOwnTrend
    ? 'A growth model of your results, each counted by its standard error'
    : 'Your one result, and the usual growth of learners: your own growth is not known yet';
  const rise = rises >= 0.5;
  const when = `In ${periodTitles[period]}`;
  return [
    {
      ...{ id: 'score', title: 'Predicted score', basis, evidence, ...confident(coverage / 100) },
      text: `${when} your EiQ score lies between ${whole(at.band[0])} and ${whole(at.band[1])}, most likely near ${whole(at.eiqScore)}.`,
    },
    {
      ...{ id: 'level', title: 'Predicted level', basis, evidence, ...confident(levelProbability) },
      text: `${when} your level is ${levelTitles[level]}.`,
    },
    {
      ...{ id: 'growth', title: 'Direction', basis, evidence, ...confident(rise ? rises : 1 - rises) },
      text: `${when} your EiQ score is ${rise ? 'higher' : 'lower'} than today.`,
    },
  ];
}

function dayPredictions({ days, today, events }: LearnerData, studyDays: readonly string[]): Prediction[] {
  const found = forecastStudyDays(studyDays, today, days);
  if (!found) return [];
  const { from, to, weeks, since, withoutPause } = found;
  return [
    {
      ...{ id: 'study-days', title: 'Days of study', ...confident(0.8) },
      text: `In the next ${days} days you study on ${from === to ? from : `${from} to ${to}`} days.`,
      basis: `Your last ${weeks} whole weeks${withoutPause ? ', without those of your pause' : ''}`,
      evidence: evidenceOf(
        'actions',
        events.filter((event) => isAction(event) && event.day >= since),
      ),
    },
  ];
}
