import { defineService } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';

// Grading of open answers by other plugins, and regrading by staff.

/**
 * Grades an open answer in place of the item bank's rubric, where a plugin `ai` provides it. Undefined: no model is
 * available for this learner.
 */
export interface OpenAnswerGrader {
  grade(
    context: CallContext,
    given: {
      /** The learner, whose age and consent decide which model may read the answer. */
      userId: string;
      /** Id of this asking of the question, as `regrading` expects. */
      questionId: string;
      question: string;
      answer: string;
      /** Longest run of words in a quotation that the learner did not copy from the question, its stimulus or its hints. */
      ownWordsIn(quote: string): number;
      /** Whether the answer is scored. */
      counts: boolean;
      criteria: readonly { id: string; points: number; says: string }[];
      modelAnswer: string;
      /** Ids of the criteria that the item bank's rubric finds met, for comparison. */
      metByRubric: readonly string[];
    },
  ): Promise<{ met: readonly string[]; grader: string; reason?: string } | undefined>;
}
export const openAnswerGrader = defineService<OpenAnswerGrader>('ai.open-answer-grader');

/** Regrades open answers, for staff who found a wrong grade. */
export interface Regrading {
  /**
   * Sets which criteria an answer meets, keeps the first grade, and emits `question.regraded`. Undefined where this person
   * has no such answer. The same points again change nothing.
   */
  regrade(
    context: CallContext,
    given: { userId: string; questionId: string; met: readonly string[]; grader: string },
  ): Promise<{ pointsBefore: number; points: number; maximumPoints: number } | undefined>;
}
export const regrading = defineService<Regrading>('item-bank.regrading');
