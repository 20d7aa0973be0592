import type { Level } from '../../learner/contract.ts';
import { probabilityFrom } from '../../learner/contract.ts';
import type { Facts } from './facts.ts';

// What rules are made of: each says how far the facts are from something, and when it was reached.

export interface Reached {
  /** Earned once it is at least `of`. */
  readonly have: number;
  readonly of: number;
  /** Of both: `lessons`. */
  readonly unit: string;
  /** When it was reached, where that is known. */
  readonly at?: Date | undefined;
  /** How near it is, 0 to 1, where that is not `have` of `of`. */
  readonly nearness?: number;
}

type Reaching = (facts: Facts) => Reached;

/** A result of this assessment is on the record. */
export const result =
  (source: string, unit: string): Reaching =>
  ({ record: { history } }) => {
    const first = history.find((each) => each.source === source);
    return { have: first ? 1 : 0, of: 1, unit, at: first && new Date(first.at) };
  };

/** Results of so many different assessments are on the record. */
export const assessments =
  (of: number): Reaching =>
  ({ record: { history } }) => {
    const firsts = [...new Map(history.toReversed().map(({ source, at }) => [source, at])).values()].toSorted();
    return counted(
      firsts.map((at) => new Date(at)),
      of,
      'assessments',
    );
  };

/** How sure a level must be. */
const sure = 0.8;

/** A level or a higher one is sure enough, and measured by an assessment that tells it. */
export const levelSure =
  (level: Level): Reaching =>
  ({ record, cuts }) => {
    const from = cuts.find((each) => each.level === level)?.from ?? Number.POSITIVE_INFINITY;
    // Which levels a record tells apart depends on what was taken: `cuts` of the record has only those.
    const isTold = record.cuts.some((each) => each.level === level);
    const first = isTold ? record.history.find(({ after }) => probabilityFrom(after, from) >= sure) : undefined;
    const now = record.current && isTold ? probabilityFrom(record.current, from) : 0;
    return {
      have: first ? percent(sure) : Math.min(percent(now), percent(sure) - 1),
      of: percent(sure),
      unit: '% sure',
      at: first && new Date(first.at),
    };
  };

/** The score is so high, whatever its error. */
export const scoreFrom =
  (of: number): Reaching =>
  ({ record: { history, current } }) => {
    const first = history.find(({ after }) => after.eiqScore >= of);
    return {
      have: first ? Math.max(of, first.after.eiqScore) : (current?.eiqScore ?? 0),
      of,
      unit: 'points',
      at: first && new Date(first.at),
      // A scale that begins at 100 makes everybody look near.
      nearness: current ? Math.min(1, 2 * probabilityFrom(current, of)) : 0,
    };
  };

/** A result that is higher than the one before it by more than the error of both. */
export const measuredGrowth: Reaching = ({ record: { history } }) => {
  const first = history.find(({ moved }) => moved?.isBeyondError && moved.points > 0);
  return { have: first ? 1 : 0, of: 1, unit: 'result', at: first && new Date(first.at) };
};

export const lessons =
  (of: number): Reaching =>
  (facts) =>
    counted(
      facts.lessons.map(({ endedAt }) => endedAt),
      of,
      of === 1 ? 'lesson' : 'lessons',
    );

/** Mastered now; what is earned stays when one of them slips. */
export const masteredConcepts =
  (of: number): Reaching =>
  ({ learning: { mastered } }) =>
    counted(
      mastered.map(({ at }) => at),
      of,
      'concepts',
    );

export const topicsPractised =
  (of: number): Reaching =>
  ({ practised: { topics } }) =>
    counted(topics, of, 'topics');

export const hardSolved =
  (of: number): Reaching =>
  ({ practised }) =>
    counted(practised.hardSolved, of, of === 1 ? 'question' : 'questions');

export const rightInARow =
  (of: number): Reaching =>
  ({ practised: { inARow, inARowNow } }) =>
    inARow.length >= of
      ? { have: of, of, unit: 'questions', at: inARow[of - 1] }
      : { have: inARowNow, of, unit: 'questions' };

export const daysInARow =
  (of: number): Reaching =>
  ({ learning: { days, streak } }) => {
    const isNext = (before: (typeof days)[number] | undefined, { day }: (typeof days)[number]) =>
      before !== undefined && dayNumber(day) - dayNumber(before.day) === 1;
    // A day begins a run of its own.
    const run = lengths(days, isNext).map((length) => length + 1);
    const reached = longEnough(run, of, 'days', (index) => days[index]?.at);
    return reached.have >= of ? reached : { ...reached, have: streak };
  };

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / (24 * 60 * 60 * 1000);

/** How many steps in a row lead up to each. */
function lengths<T>(steps: readonly T[], goesOn: (before: T | undefined, step: T) => boolean): number[] {
  let length = 0;
  return steps.map((step, index) => {
    length = goesOn(steps[index - 1], step) ? length + 1 : 0;
    return length;
  });
}

/** Reached where a run first was so long; before that, how long the present one is. */
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

/** So many of them; reached with the last that is needed. */
const counted = (dates: readonly Date[], of: number, unit: string): Reached => ({
  have: Math.min(dates.length, of),
  of,
  unit,
  at: dates[of - 1],
});

/** Whole, and not rounded up: what is not reached must not look it. */
const percent = (share: number) => Math.floor(100 * share);
