import { contentAreaTitle } from '../item-bank/contract.ts';
import type { FormReviewed } from '../item-bank/services.ts';

/** What the questions of one kind say together. */
export interface Group {
  /** In words: `Number series`. */
  readonly title: string;
  /** Questions of the form, reached or not. */
  readonly questions: number;
  readonly answered: number;
  /** Points, each question being worth one. */
  readonly earned: number;
  /** Points that somebody of this ability was to be expected to earn on the answered questions. */
  readonly expected: number;
  /** (earned − expected) / (answered + 2): points a question above or below expectation, cautious where there are few. */
  readonly surplus: number;
}

export interface CategoryGroup extends Group {
  readonly contentArea: string;
}

export interface LoadGroup extends Group {
  readonly load: 'low' | 'medium' | 'high';
  /** Of the scale of cognitive load, 1 to 5. */
  readonly from: number;
  readonly to: number;
}

/** How the five steps of cognitive load are told apart in results: single steps would hold too few questions. */
const loads = [
  { load: 'low', from: 1, to: 2 },
  { load: 'medium', from: 3, to: 3 },
  { load: 'high', from: 4, to: 5 },
] as const;

/** By kind of task, in the order they were first asked. */
export function byCategory(reviewed: readonly FormReviewed[]): CategoryGroup[] {
  const groups = Map.groupBy(reviewed, ({ contentArea }) => contentArea);
  return [...groups].map(([contentArea, all]) => ({ contentArea, ...groupOf(contentAreaTitle(contentArea), all) }));
}

/** By cognitive load, from the lowest. Loads that no question had are left out. */
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

/** Surplus from which on a group stands out: with six questions, about one point. */
const notable = 0.12;
/** And for the one that is named where none stands out: with six questions, less than half a point. */
const noticeable = 0.05;
const atMost = 3;

/** Those that went better than expected, the clearest first: those that stand out, or the one that went best. */
export function strong<G extends Group>(groups: readonly G[]): G[] {
  const above = groups
    .filter(({ surplus, earned }) => surplus >= noticeable && earned >= 1)
    .sort((one, other) => other.surplus - one.surplus);
  const standingOut = above.filter(({ surplus, answered }) => surplus >= notable && answered >= 2).slice(0, atMost);
  return standingOut.length > 0 ? standingOut : above.slice(0, 1);
}

/** Those that went worse than expected, the clearest first: those that stand out, or the one that went worst. */
export function weak<G extends Group>(groups: readonly G[]): G[] {
  const below = groups
    .filter(({ surplus }) => surplus <= -noticeable)
    .sort((one, other) => one.surplus - other.surplus);
  const standingOut = below.filter(({ surplus, answered }) => surplus <= -notable && answered >= 2).slice(0, atMost);
  return standingOut.length > 0 ? standingOut : below.slice(0, 1);
}

function groupOf(title: string, all: readonly FormReviewed[]): Group {
  const answered = all.filter(({ isAnswered }) => isAnswered);
  const earned = sum(answered.map(({ credit }) => credit));
  const expected = sum(answered.map((each) => each.expected));
  return {
    title,
    questions: all.length,
    answered: answered.length,
    earned,
    expected,
    surplus: (earned - expected) / (answered.length + 2),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
