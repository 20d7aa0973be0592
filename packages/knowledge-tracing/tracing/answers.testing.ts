import type { Random } from '../random.ts';
import type { TracingParameters } from './parameters.ts';

/** Answers of learners who know and learn a skill as the model says. */
export function simulatedAnswers(
  { initial, learn, guess, slip }: TracingParameters,
  learners: number,
  length: number,
  random: Random,
): boolean[][] {
  return Array.from({ length: learners }, () => {
    let isKnown = random() < initial;
    return Array.from({ length }, () => {
      const isRight = random() < (isKnown ? 1 - slip : guess);
      if (!isKnown) isKnown = random() < learn;
      return isRight;
    });
  });
}
