import type { Features } from './features.ts';
import { featuresOf } from './features.ts';
import type { Model, Scaled } from './model-file.ts';
import { partsOf } from './sentences.ts';

/** What a feature of characters counts beside one of words. */
export const gramShare = 0.35;

export interface Scores {
  /** The highest of the parts, as a logit. */
  readonly danger: number;
  readonly distress: number;
  /** The features of the part that scored highest for danger. */
  readonly features: Features | undefined;
}

/** @param spellings as `slangWordsOf` gives them */
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

/** The classes that fit features best: the best one, and others that are likely too. */
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
