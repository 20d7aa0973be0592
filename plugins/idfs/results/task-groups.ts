import { contentAreaTitle } from '../../item-bank/contract.ts';
import type { FormReviewed } from '../../item-bank/services.ts';

/** The answers to one group of questions, summarised. */
export interface Group {
  /** `Number series` */
  readonly title: string;
  /** Questions in the form, reached or not. */
  readonly questions: number;
  readonly answered: number;
  /** The share of answered questions that was solved, in steps; null for too few answers. */
  readonly share: Share | null;
  /** Points expected at this ability on the answered questions. */
  readonly expected: number;
  /** The difference between the share and the expected share; 0 without a share. */
  readonly surplus: number;
}

/** A quarter or less, between them, three quarters or more. */
export type Share = 0.25 | 0.5 | 0.75;

/** The fewest answers for a share: with fewer, chance decides and single keys could be inferred. */
const minAnswers = 4;

export interface CategoryGroup extends Group {
  readonly contentArea: string;
}

export interface LoadGroup extends Group {
  readonly load: 'low' | 'medium' | 'high';
  /** On the scale of cognitive load, 1 to 5. */
  readonly from: number;
  readonly to: number;
}

/** Groups of the five steps of cognitive load; single steps would have too few questions. */
const loads = [
  { load: 'low', from: 1, to: 2 },
  { load: 'medium', from: 3, to: 3 },
  { load: 'high', from: 4, to: 5 },
] as const;

/** Groups by kind of task, in the order they were first asked. */
export function byCategory(reviewed: readonly FormReviewed[]): CategoryGroup[] {
  const groups = Map.groupBy(reviewed, ({ contentArea }) => contentArea);
  return [...groups].map(([contentArea, all]) => ({ contentArea, ...groupOf(contentAreaTitle(contentArea), all) }));
}

/** Groups by cognitive load, ascending. Loads without questions are omitted. */
export function byLoad(reviewed: readonly FormReviewed[]): LoadGroup[] {
  return loads.flatMap(({ load, from, to }) => {
    const all = reviewed.filter(({ cognitiveLoad, difficulty }) => {
      const own = cognitiveLoad ?? difficulty;
      return own >= from && own <= to;
    });
    const range = from === to ? `${from}` : `${from}–${to}`;
    return all.length > 0 ? [{ load, from, to, ...groupOf(`Tasks of ${load} cognitive load (${range})`, all) }] : [];
  });
}

/** The surplus at which a group stands out. It follows from the share in steps and nothing finer. */
const notable = 0.2;
const atMost = 3;

/** Groups clearly above expectation, the clearest first. */
export const strong = <G extends Group>(groups: readonly G[]): G[] =>
  groups
    .filter(({ surplus }) => surplus >= notable)
    .sort((one, other) => other.surplus - one.surplus)
    .slice(0, atMost);

/** Groups clearly below expectation, the clearest first. */
export const weak = <G extends Group>(groups: readonly G[]): G[] =>
  groups
    .filter(({ surplus }) => surplus <= -notable)
    .sort((one, other) => one.surplus - other.surplus)
    .slice(0, atMost);

/** The share of points earned, in steps. Of six questions most learners solve two to four, which reveals little about a key. */
export function shareOf(earned: number, answered: number): Share | null {
  if (answered < minAnswers) return null;
  const share = earned / answered;
  if (share <= 0.25) return 0.25;
  return share < 0.75 ? 0.5 : 0.75;
}

function groupOf(title: string, all: readonly FormReviewed[]): Group {
  const answered = all.filter(({ isAnswered }) => isAnswered);
  const share = shareOf(sum(answered.map(({ credit }) => credit)), answered.length);
  const expected = sum(answered.map((each) => each.expected));
  return {
    title,
    questions: all.length,
    answered: answered.length,
    share,
    expected,
    surplus: share === null ? 0 : share - expected / answered.length,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
