import type { LevelName } from '../theme/palette.ts';

// The geometry of the ruler, a scale from 100 to 900, and its text equivalent.

const scaleFrom = 100;
export const scaleTo = 900;

/** Cuts between the levels, in points of the EiQ scale; an institution's configuration may move them. */
export interface Cuts {
  immersion: number;
  mastery: number;
  /** Undefined where the fourth level is not used. */
  excellence?: number | undefined;
}
export const usualCuts: Cuts = { immersion: 450, mastery: 575 };
export const usualExcellence = 650;

/** Levels with the scores they begin at, as records have them, for a ruler's props. */
export function rulerCuts(levels: readonly { readonly level: string; readonly from: number }[]): {
  cuts: Cuts;
  excellence: boolean;
} {
  const from = (wanted: LevelName) => levels.find(({ level }) => level === wanted)?.from;
  const excellence = from('excellence');
  return {
    cuts: {
      immersion: from('immersion') ?? usualCuts.immersion,
      mastery: from('mastery') ?? usualCuts.mastery,
      excellence,
    },
    excellence: excellence !== undefined,
  };
}

/** A requirement: a point (a minimum) or a span (a range). */
export type Requirement = { label: string } & ({ at: number } | { from: number; to: number });

/** How many learners have a score within a step of the scale. */
export interface Bar {
  from: number;
  to: number;
  learners: number;
}

/** The text equivalent of a distribution. */
export const barsText = (bars: readonly Bar[], of: string): string =>
  bars.length === 0
    ? `No ${of} yet, on a scale from ${scaleFrom} to ${scaleTo}.`
    : `Learners by ${of}: ${bars.map(({ from, to, learners }) => `${learners} from ${from} to ${to}`).join(', ')}.`;

/** Position on the ruler in percent of its length, limited to its ends. */
export function position(score: number): number {
  const held = Math.min(scaleTo, Math.max(scaleFrom, score));
  return ((held - scaleFrom) / (scaleTo - scaleFrom)) * 100;
}

/** The 95% confidence interval, ±1.96 standard errors, limited to the scale. */
export function interval(estimate: number, error: number): { from: number; to: number } {
  const reach = 1.96 * error;
  return { from: Math.max(scaleFrom, estimate - reach), to: Math.min(scaleTo, estimate + reach) };
}

/** The interval in whole points: `[106, 305]`. */
export function wholeInterval(estimate: number, error: number): [from: number, to: number] {
  const { from, to } = interval(estimate, error);
  return [Math.round(from), Math.round(to)];
}

export interface LevelSpan {
  level: LevelName;
  from: number;
  to: number;
}

export function levelSpans(cuts: Cuts): LevelSpan[] {
  const top = cuts.excellence ?? scaleTo;
  const spans: LevelSpan[] = [
    { level: 'foundation', from: scaleFrom, to: cuts.immersion },
    { level: 'immersion', from: cuts.immersion, to: cuts.mastery },
    { level: 'mastery', from: cuts.mastery, to: top },
  ];
  if (cuts.excellence !== undefined) spans.push({ level: 'excellence', from: cuts.excellence, to: scaleTo });
  return spans;
}

/** The level of a score; a cut belongs to the level above it. */
export function levelAt(score: number, cuts: Cuts): LevelName {
  return levelSpans(cuts).findLast(({ from }) => score >= from)?.level ?? 'foundation';
}

/** A score with one decimal: `512.4`. */
export const scoreText = (score: number) => score.toFixed(1);

/** The text equivalent of the ruler. */
export function rulerText(
  {
    estimate,
    error,
    requirements = [],
    of = 'EiQ score',
    isBare = false,
  }: {
    estimate?: number | undefined;
    error?: number | undefined;
    requirements?: readonly Requirement[];
    of?: string;
    isBare?: boolean;
  },
  cuts: Cuts,
): string {
  const sentences: string[] = [];
  if (isBare) sentences.push(`A scale from ${scaleFrom} to ${scaleTo}.`);
  else if (estimate === undefined) sentences.push(`No ${of} yet, on a scale from ${scaleFrom} to ${scaleTo}.`);
  else {
    sentences.push(
      `${of} ${scoreText(estimate)} on a scale from ${scaleFrom} to ${scaleTo}: level ${levelAt(estimate, cuts)}.`,
    );
    if (error !== undefined) {
      const [from, to] = wholeInterval(estimate, error);
      sentences.push(`The true score is between ${from} and ${to} with 95% confidence.`);
    }
  }
  const names = levelSpans(cuts)
    .slice(1)
    .map(({ level, from }) => `${level} from ${from}`);
  sentences.push(`Levels: foundation from ${scaleFrom}, ${names.join(', ')}.`);
  for (const requirement of requirements) sentences.push(requirementText(requirement, estimate));
  return sentences.join(' ');
}

function requirementText(requirement: Requirement, estimate: number | undefined): string {
  const [from, to] = 'at' in requirement ? [requirement.at, undefined] : [requirement.from, requirement.to];
  const where = to === undefined ? `${from}` : `${from} to ${to}`;
  if (estimate === undefined) return `${requirement.label}: ${where}.`;
  if (estimate < from) return `${requirement.label}: ${where}, ${scoreText(from - estimate)} points above the score.`;
  if (to !== undefined && estimate > to) return `${requirement.label}: ${where}, below the score.`;
  return `${requirement.label}: ${where}, reached.`;
}
