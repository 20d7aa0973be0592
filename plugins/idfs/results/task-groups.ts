import { contentAreaTitle } from '../../item-bank/contract.ts';
import type { FormReviewed } from '../../item-bank/services.ts';

/** What the questions of one kind say together. */
export interface Group {
  /** In words: `Number series`. */
  readonly title: string;
  /** Questions of the form, reached or not. */
  readonly questions: number;
  readonly answered: number;
  /** Of the answered questions, the share that was solved, in steps; null for too few. */
  readonly share: Share | null;
  /** Points that somebody of this ability was to be expected to earn on the answered questions. */
  readonly expected: number;
  /** The share above or below what was to be expected; 0 where there is none. */
  readonly surplus: number;
}

/** A quarter or less, between them, three quarters or more. */
export type Share = 0.25 | 0.5 | 0.75;

/** Fewer answers say nothing of their kind, and would tell single keys. */
const fewestAnswers = 4;

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

/** Surplus from which on a group stands out. What is said of it follows from the share in steps and from nothing finer. */
const notable = 0.2;
const atMost = 3;

/** Those that went clearly better than expected, the clearest first. */
export const strong = <G extends Group>(groups: readonly G[]): G[] =>
  groups
    .filter(({ surplus }) => surplus >= notable)
    .sort((one, other) => other.surplus - one.surplus)
    .slice(0, atMost);

/** Those that went clearly worse than expected, the clearest first. */
export const weak = <G extends Group>(groups: readonly G[]): G[] =>
  groups
    .filter(({ surplus }) => surplus <= -notable)
    .sort((one, other) => one.surplus - other.surplus)
    .slice(0, atMost);

/** The share of points earned, in steps: of six questions most people solve two to four, which tells hardly anything of a key. */
export function shareOf(earned: number, answered: number): Share | null {
  if (answered < fewestAnswers) return null;
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
