import { probabilityAbove } from '../scoring/classification.ts';
import type { Estimate } from '../scoring/estimate.ts';
import type { Posterior } from '../scoring/posterior.ts';

/** The visible difficulty, 1 to 5. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

/** A learner's position on the ladder, as plain data that can be stored. */
export interface LadderState {
  readonly currentDifficulty: Difficulty;
  /** 1 for a right answer, 0 for a wrong one; the last ten, the newest last. */
  readonly performanceHistory: readonly (0 | 1)[];
  /** Right answers in a row since the last wrong one or the last move. */
  readonly consecutiveCorrect: number;
  readonly consecutiveIncorrect: number;
}

export interface LadderAnswer {
  readonly isCorrect: boolean;
  /** `ladderConfidence` with this answer counted, at the difficulty before it. */
  readonly confidence: number;
}

/** The rules by which the difficulty moves. */
export const ladderRules = {
  /** Answers in a row, of one kind, before a move. */
  streak: 2,
  /** Answers averaged: so many, or as many as there are. */
  window: 3,
  /** Up when the average exceeds this … */
  adaptationThreshold: 0.75,
  /** … and the confidence this. */
  confidence: 0.8,
  /** Down when the average is below this. */
  lowerAverage: 0.33,
  /** Answers remembered. */
  history: 10,
} as const;

export const ladderStart: LadderState = {
  currentDifficulty: 2,
  performanceHistory: [],
  consecutiveCorrect: 0,
  consecutiveIncorrect: 0,
};

/**
 * The ladder after one more answer. Throws a RangeError for a confidence that is no probability.
 * @example
 *   const state = { ...ladderStart, performanceHistory: [1], consecutiveCorrect: 1 } as const;
 *   climb(state, { isCorrect: true, confidence: 0.85 }).currentDifficulty; // 3: from 2, one up
 */
export function climb(state: LadderState, { isCorrect, confidence }: LadderAnswer): LadderState {
  if (!(confidence >= 0 && confidence <= 1)) throw new RangeError(`confidence must be from 0 to 1, not ${confidence}`);
  const performanceHistory = [...state.performanceHistory, isCorrect ? (1 as const) : (0 as const)].slice(
    -ladderRules.history,
  );
  const answered: LadderState = {
    currentDifficulty: state.currentDifficulty,
    performanceHistory,
    consecutiveCorrect: isCorrect ? state.consecutiveCorrect + 1 : 0,
    consecutiveIncorrect: isCorrect ? 0 : state.consecutiveIncorrect + 1,
  };
  const recent = performanceHistory.slice(-ladderRules.window);
  const average = recent.reduce<number>((sum, result) => sum + result, 0) / recent.length;
  if (
    answered.consecutiveCorrect >= ladderRules.streak &&
    average > ladderRules.adaptationThreshold &&
    confidence > ladderRules.confidence
  ) {
    return moved(answered, 1);
  }
  if (answered.consecutiveIncorrect >= ladderRules.streak && average < ladderRules.lowerAverage) {
    return moved(answered, -1);
  }
  return answered;
}

/**
 * The probability that ability lies above the lower bound of the next rung, at 5 above that of rung 5. `lowerBounds`
 * are where rungs 2 to 5 begin, in logits.
 */
export function ladderConfidence(
  belief: Estimate | Posterior,
  difficulty: Difficulty,
  lowerBounds: readonly number[],
): number {
  const bound = lowerBounds[Math.min(difficulty, 4) - 1];
  if (lowerBounds.length !== 4 || bound === undefined) {
    throw new RangeError(
      `the ladder needs a difficulty from 1 to 5 and 4 bounds, not ${difficulty} and ${lowerBounds.length}`,
    );
  }
  return probabilityAbove(belief, bound);
}

/** A step up or down the ladder begins a new streak; at its ends nothing moves. */
function moved(state: LadderState, by: 1 | -1): LadderState {
  const next = state.currentDifficulty + by;
  if (next < 1 || next > 5) return state;
  return { ...state, currentDifficulty: next as Difficulty, consecutiveCorrect: 0, consecutiveIncorrect: 0 };
}
