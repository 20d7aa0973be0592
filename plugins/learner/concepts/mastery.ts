import type { Mastery } from '../contract.ts';

/** How many of the latest answers about a concept count. */
export const windowSize = 5;

export interface ConceptMastery {
  readonly level: Mastery;
  readonly isStruggling: boolean;
}

/**
 * Mastery of a concept from its latest answers. One answer alone shows neither mastery nor a struggle.
 *
 * - mastered: the latest answer and at least four fifths of all right without help, and either three such answers or
 *   two fluent ones;
 * - proficient: at least half right without help; familiar: any right; attempted: none;
 * - struggling: at least three answers, two or more of them wrong, and as many wrong as right.
 * @param outcomes at most five, the latest first; at least one
 */
export function masteryOf(outcomes: readonly Mastery[]): ConceptMastery {
  const count = (...wanted: Mastery[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
  const wrong = count('attempted');
  const unaided = count('proficient', 'mastered');
  const isLatestUnaided = outcomes[0] === 'proficient' || outcomes[0] === 'mastered';
  const isMastered = isLatestUnaided && (unaided >= 3 || count('mastered') >= 2) && unaided * 5 >= outcomes.length * 4;
  const level = isMastered
    ? 'mastered'
    : unaided * 2 >= outcomes.length
      ? 'proficient'
      : wrong < outcomes.length
        ? 'familiar'
        : 'attempted';
  return { level, isStruggling: outcomes.length >= 3 && wrong >= 2 && wrong * 2 >= outcomes.length };
}
