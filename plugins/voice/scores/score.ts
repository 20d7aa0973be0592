import type { Figure, SoundAnalysis, WordAnalysis } from 'speech-analysis';
import type { Part } from '../contract.ts';

/** A score from 0 to 100 with its standard error; null where it has none. */
export interface Score {
  readonly value: number;
  readonly error: number | null;
}
export type Scores = Readonly<Partial<Record<Part, Score>>>;

/** Shares of the parts in the overall score. The README gives the reasons. */
export const weights: Readonly<Record<Part, number>> = {
  comprehension: 0.3,
  fluency: 0.2,
  technicalAccuracy: 0.2,
  articulation: 0.15,
  vocabulary: 0.15,
};

/** A figure's points: 0 at `none`, 100 from `full` on, in a straight line between; with a second pair for too much. */
interface Scale {
  readonly none: number;
  readonly full: number;
  readonly tooMuch?: { readonly full: number; readonly none: number };
}

const scales = {
  // Syllables a second without pauses: most conversations lie between 3.5 and 6 (Jacewicz et al. 2009).
  articulationRate: { none: 1, full: 3, tooMuch: { full: 6, none: 9 } },
  // Changes of loudness with the syllables, relative to the mean.
  modulation: { none: 0.2, full: 0.5 },
  speechRate: { none: 0.5, full: 2.5, tooMuch: { full: 5.5, none: 8.5 } },
  pauseShare: { none: 0.65, full: 0.3 },
  fillers: { none: 12, full: 2 },
  diversity: { none: 15, full: 75 },
  lessCommonWords: { none: 0.02, full: 0.2 },
} as const satisfies Record<string, Scale>;

export function articulationScore({ figures, traits }: SoundAnalysis): Score | undefined {
  return weighted([
    [0.5, scoreOf(figures.articulationRate, scales.articulationRate)],
    [0.5, { value: pointsOf(traits.modulation, scales.modulation), error: null }],
  ]);
}

/** @param words null without a transcript that fits: fillers are then left out */
export function fluencyScore({ figures }: SoundAnalysis, words: WordAnalysis | null): Score | undefined {
  return weighted([
    [0.4, scoreOf(figures.speechRate, scales.speechRate)],
    [0.35, scoreOf(figures.pauseShare, scales.pauseShare)],
    [0.25, scoreOf(words?.figures.fillersPer100, scales.fillers)],
  ]);
}

/** Absent below 50 words. */
export function vocabularyScore({ figures }: WordAnalysis): Score | undefined {
  if (!figures.diversity) return undefined;
  return weighted([
    [0.6, scoreOf(figures.diversity, scales.diversity)],
    [0.4, scoreOf(figures.lessCommonWords, scales.lessCommonWords)],
  ]);
}

/** The share of the points of criteria; its error is that of as many criteria drawn at random (Agresti and Coull 1998). */
export function criteriaScore(met: number, all: number): Score | undefined {
  if (all === 0) return undefined;
  const adjusted = (met + 2) / (all + 4);
  return { value: (100 * met) / all, error: 100 * Math.sqrt((adjusted * (1 - adjusted)) / (all + 4)) };
}

/** The overall score and the weights that count, which add up to 1. Undefined without any part. */
export function overallOf(scores: Scores): { score: Score; weights: Partial<Record<Part, number>> } | undefined {
  const present = (Object.keys(weights) as Part[]).filter((part) => scores[part]);
  const total = present.reduce((sum, part) => sum + weights[part], 0);
  const score = weighted(present.map((part) => [weights[part], scores[part]]));
  return score && { score, weights: Object.fromEntries(present.map((part) => [part, weights[part] / total])) };
}

/** The error uses the slope of the scale at its ends as well, so that full points are not taken for certain. */
function scoreOf(figure: Figure | undefined, scale: Scale): Score | undefined {
  if (!figure) return undefined;
  const value = pointsOf(figure.value, scale);
  if (figure.standardError === null) return { value, error: null };
  return { value, error: Math.min(50, (figure.standardError * 100) / Math.abs(scale.full - scale.none)) };
}

function pointsOf(value: number, { none, full, tooMuch }: Scale): number {
  const rising = held((100 * (value - none)) / (full - none));
  return tooMuch ? Math.min(rising, held((100 * (tooMuch.none - value)) / (tooMuch.none - tooMuch.full))) : rising;
}

const held = (points: number) => Math.max(0, Math.min(100, points));

/** The mean of those that are there, with the error of independent ones; null where none of them has an error. */
function weighted(parts: readonly (readonly [weight: number, score: Score | undefined])[]): Score | undefined {
  const present = parts.flatMap(([weight, score]) => (score ? [{ weight, ...score }] : []));
  const total = present.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  const value = present.reduce((sum, each) => sum + each.weight * each.value, 0) / total;
  const squares = present.flatMap(({ weight, error }) => (error === null ? [] : [(weight * error) ** 2]));
  return {
    value,
    error: squares.length === 0 ? null : Math.sqrt(squares.reduce((sum, each) => sum + each, 0)) / total,
  };
}
