import type { Features } from './features.ts';
import { featuresOf } from './features.ts';
import type { Model, Scaled } from './model-file.ts';
import { partsOf } from './sentences.ts';

/** The weight of a character feature relative to a word feature. */
export const gramShare = 0.35;

export interface Scores {
  /** The highest logit of all parts. */
  readonly danger: number;
  readonly distress: number;
  /** The features of the part with the highest score for danger. */
  readonly features: Features | undefined;
}

/** @param spellings from `slangWordsOf` */
export function scoresOf(model: Model, spellings: readonly string[]): Scores {
  let danger = Number.NEGATIVE_INFINITY;
  let distress = Number.NEGATIVE_INFINITY;
  let features: Features | undefined;
  for (const spelling of spellings)
    for (const part of partsOf(spelling)) {
      const ofPart = featuresOf(part);
      const score = scoreOf(model.danger, ofPart);
      if (score > danger) {
        danger = score;
        features = ofPart;
      }
      distress = Math.max(distress, scoreOf(model.distress, ofPart));
    }
  return { danger, distress, features };
}

/** The most likely class, and others that are likely too. */
export function classesOf(model: Model, features: Features): string[] {
  const scores = [...model.classes].map(([name, head]) => ({ name, score: scoreOf(head, features) }));
  const best = Math.max(...scores.map(({ score }) => score));
  return scores.filter(({ score }) => score === best || score > 1).map(({ name }) => name);
}

function scoreOf({ bias, scale, values }: Scaled, { words, grams }: Features): number {
  let ofWords = 0;
  let ofGrams = 0;
  for (const feature of words) ofWords += values[feature] ?? 0;
  for (const feature of grams) ofGrams += values[feature] ?? 0;
  return bias + scale * (ofWords + gramShare * ofGrams);
}
