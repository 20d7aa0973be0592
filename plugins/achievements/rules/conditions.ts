import type { Level } from '../../learner/contract.ts';
import { probabilityFrom } from '../../learner/contract.ts';
import type { Facts } from './facts.ts';

// The conditions of rules: the progress towards each, and when it was met.

export interface Reached {
  /** The condition is met when it is at least `of`. */
  readonly have: number;
  readonly of: number;
  /** The unit of both: `lessons`. */
  readonly unit: string;
  /** When it was met, where known. */
  readonly at?: Date | undefined;
  /** Progress from 0 to 1, where it is not `have` divided by `of`. */
  readonly nearness?: number;
}

type Condition = (facts: Facts) => Reached;

/** A result of this assessment is in the record. */
export const result =
  (source: string, unit: string): Condition =>
  ({ record: { history } }) => {
    const first = history.find((each) => each.source === source);
    return { have: first ? 1 : 0, of: 1, unit, at: first && new Date(first.at) };
  };

/** Results of this many different assessments are in the record. */
export const assessments =
  (of: number): Condition =>
  ({ record: { history } }) => {
    const firsts = [...new Map(history.toReversed().map(({ source, at }) => [source, at])).values()].toSorted();
    return counted(
      firsts.map((at) => new Date(at)),
      of,
      'assessments',
    );
  };

/** The required probability of a level. */
const requiredProbability = 0.8;

/** A level or higher has the required probability, by an assessment that distinguishes it. */
export const levelSure =
  (level: Level): Condition =>
  ({ record, cuts }) => {
    const from = cuts.find((each) => each.level === level)?.from ?? Number.POSITIVE_INFINITY;
    // The record's `cuts` hold only the levels that its assessments distinguish.
    const isDistinguished = record.cuts.some((each) => each.level === level);
    const first = isDistinguished
      ? record.history.find(({ after }) => probabilityFrom(after, from) >= requiredProbability)
      : undefined;
    const now = record.current && isDistinguished ? probabilityFrom(record.current, from) : 0;
    return {
      have: first ? percent(requiredProbability) : Math.min(percent(now), percent(requiredProbability) - 1),
      of: percent(requiredProbability),
      unit: '% sure',
      at: first && new Date(first.at),
    };
  };

/** The score has this height, regardless of its error. */
export const scoreFrom =
  (of: number): Condition =>
  ({ record: { history, current } }) => {
    const first = history.find(({ after }) => after.eiqScore >= of);
    return {
      have: first ? Math.max(of, first.after.eiqScore) : (current?.eiqScore ?? 0),
      of,
      unit: 'points',
      at: first && new Date(first.at),
      // The quotient would be misleading, because the scale begins at 100.
      nearness: current ? Math.min(1, 2 * probabilityFrom(current, of)) : 0,
    };
  };

/** A result exceeds the one before it by more than the error of both. */
export const measuredGrowth: Condition = ({ record: { history } }) => {
  const first = history.find(({ moved }) => moved?.isBeyondError && moved.points > 0);
  return { have: first ? 1 : 0, of: 1, unit: 'result', at: first && new Date(first.at) };
};

export const lessons =
  (of: number): Condition =>
  (facts) =>
    counted(
      facts.lessons.map(({ endedAt }) => endedAt),
      of,
      of === 1 ? 'lesson' : 'lessons',
    );

/** Concepts mastered now. The achievement stays when one of them is lost. */
export const masteredConcepts =
  (of: number): Condition =>
  ({ learning: { mastered } }) =>
    counted(
      mastered.map(({ at }) => at),
      of,
      'concepts',
    );

export const topicsPractised =
  (of: number): Condition =>
  ({ practised: { topics } }) =>
    counted(topics, of, 'topics');

export const hardSolved =
  (of: number): Condition =>
  ({ practised }) =>
    counted(practised.hardSolved, of, of === 1 ? 'question' : 'questions');

export const rightInARow =
  (of: number): Condition =>
  ({ practised: { inARow, inARowNow } }) =>
    inARow.length >= of
      ? { have: of, of, unit: 'questions', at: inARow[of - 1] }
      : { have: inARowNow, of, unit: 'questions' };

export const daysInARow =
  (of: number): Condition =>
  ({ learning: { days, streak } }) => {
    const isNext = (before: (typeof days)[number] | undefined, { day }: (typeof days)[number]) =>
      before !== undefined && dayNumber(day) - dayNumber(before.day) === 1;
    // Each day also starts a run.
    const run = lengths(days, isNext).map((length) => length + 1);
    const reached = longEnough(run, of, 'days', (index) => days[index]?.at);
    return reached.have >= of ? reached : { ...reached, have: streak };
  };

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / (24 * 60 * 60 * 1000);

/** The number of consecutive steps before each step. */
function lengths<T>(steps: readonly T[], isNext: (before: T | undefined, step: T) => boolean): number[] {
  let length = 0;
  return steps.map((step, index) => {
    length = isNext(steps[index - 1], step) ? length + 1 : 0;
    return length;
  });
}

/** Met where a run first had this length; until then, the length of the current run. */
function longEnough(
  run: readonly number[],
  of: number,
  unit: string,
  at: (index: number) => Date | undefined,
): Reached {
  const index = run.indexOf(of);
  if (index === -1) return { have: run.at(-1) ?? 0, of, unit };
  return { have: of, of, unit, at: at(index) };
}

/** A number of dated items; met with the last one needed. */
const counted = (dates: readonly Date[], of: number, unit: string): Reached => ({
  have: Math.min(dates.length, of),
  of,
  unit,
  at: dates[of - 1],
});

/** In whole percent, rounded down so that an unmet condition does not look met. */
const percent = (share: number) => Math.floor(100 * share);
