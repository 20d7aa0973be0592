import { normalMassBelow } from 'psychometrics';
import { dayIn, daysBetween, plusDays } from '../../../core/calendar.ts';
import type { EiqRecord, Level } from '../../learner/contract.ts';
import { eiqScale, estimateOf, thetaAt } from '../../learner/contract.ts';
import type { Forecast, Hindsight, ScoreBand } from '../overview/contract.ts';
import type { GrowthState, Measured } from './growth-model.ts';
import { band, growthAfter, pastForecasts, stateAt } from './growth-model.ts';

/** Results of a record in logits. */
export const measuredIn = ({ history }: Pick<EiqRecord, 'history'>): Measured[] =>
  history.map(({ at, eiqScore, standardError }) => ({
    at: new Date(at),
    theta: thetaAt(eiqScore),
    se: standardError / eiqScale.unit,
  }));

/** Points of the course, besides its first. */
const steps = 8;

export interface ForecastAnd {
  readonly forecast: Forecast;
  /** Probability that the score is higher at the end than now, 0 to 1. */
  readonly rises: number;
}

/** The forecast up to a day; undefined without a result that it can rest on. */
export function forecastUntil(
  record: Pick<EiqRecord, 'history' | 'cuts'>,
  { until, timeZone, now }: { until: string; timeZone: string; now: Date },
): ForecastAnd | undefined {
  const state = growthAfter(measuredIn(record));
  if (!state) return undefined;
  const first = dayIn(timeZone, state.at);
  const length = Math.max(0, daysBetween(first, until));
  const days = [...new Set(Array.from({ length: steps + 1 }, (_, step) => Math.round((length * step) / steps)))];
  const at = (offset: number) => stateAt(state, new Date(state.at.getTime() + offset * 86_400_000));
  const course = days.map((offset) => scoreBand(plusDays(first, offset), at(offset)));
  const end = at(length);
  const { level, probability } = levelAt(end, record.cuts);
  const growthError = band.reach * Math.sqrt(end.slopeVariance);
  return {
    forecast: {
      coverage: 100 * band.coverage,
      course,
      at: scoreBand(until, end),
      level,
      levelProbability: probability,
      growth: {
        pointsPerYear: points(end.slope),
        interval: [points(end.slope - growthError), points(end.slope + growthError)],
      },
      hasOwnTrend: record.history.length > 1,
    },
    rises: probabilityOfRise(stateAt(state, now), end),
  };
}

/** How earlier results compare with the forecasts from the results before them. */
export function hindsightOf(record: Pick<EiqRecord, 'history'>, timeZone: string): Hindsight {
  const past = pastForecasts(measuredIn(record));
  return {
    held: past.filter(({ isHeld }) => isHeld).length,
    of: past.length,
    forecasts: past.flatMap(({ index, predicted, from, to, isHeld }) => {
      const result = record.history[index];
      if (!result) return [];
      const { title, at, eiqScore } = result;
      const [low, high] = [scoreOf(from), scoreOf(to)];
      return [
        {
          title,
          day: dayIn(timeZone, new Date(at)),
          eiqScore,
          predicted: scoreOf(predicted),
          band: [low, high],
          isHeld,
        },
      ];
    }),
  };
}

/** Growth in the remaining time: the level now and its change until then are taken from the same state. */
function probabilityOfRise(now: GrowthState, end: GrowthState): number {
  const years = Math.max(0, end.at.getTime() - now.at.getTime()) / (365.25 * 86_400_000);
  if (years === 0) return 0.5;
  const wander = end.levelVariance - now.levelVariance - 2 * years * now.covariance - years ** 2 * now.slopeVariance;
  const variance = years ** 2 * now.slopeVariance + Math.max(0, wander);
  return variance > 0 ? normalMassBelow((now.slope * years) / Math.sqrt(variance)) : 0.5;
}

function levelAt({ level: mean, levelVariance }: GrowthState, cuts: EiqRecord['cuts']) {
  const se = Math.sqrt(levelVariance);
  const above = (from: number) => 1 - normalMassBelow((thetaAt(from) - mean) / se);
  let best: { level: Level; probability: number } = { level: 'foundation', probability: 0 };
  for (const [index, { level, from }] of cuts.entries()) {
    const next = cuts[index + 1];
    // The first and the last level extend beyond the ends of the scale.
    const probability = (index === 0 ? 1 : above(from)) - (next ? above(next.from) : 0);
    if (probability > best.probability) best = { level, probability };
  }
  return best;
}

function scoreBand(day: string, { level, levelVariance }: GrowthState): ScoreBand {
  const reach = band.reach * Math.sqrt(levelVariance);
  return { day, eiqScore: scoreOf(level), band: [scoreOf(level - reach), scoreOf(level + reach)] };
}

const scoreOf = (theta: number) => estimateOf({ theta, se: 0 }).eiqScore;
const points = (logits: number) => Math.round(10 * eiqScale.unit * logits) / 10;
