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

/** A text in answer to a task that is no item of the bank, such as a spoken answer. */
export interface TextToGrade {
  readonly userId: string;
  /** Id of the text, for the ledger of models. */
  readonly textId: string;
  readonly question: string;
  readonly text: string;
  /** Two to four. Each group of `evidence` is matched by one of its phrases, as in the rubrics of items. */
  readonly criteria: readonly {
    readonly id: string;
    readonly points: number;
    readonly says: string;
    readonly evidence: readonly (readonly string[])[];
  }[];
  readonly modelAnswer: string;
}

/** Grades a text by its criteria: with the model of a plugin `ai` where one may read it, else by the rubric. */
export interface TextGrading {
  gradeText(
    context: CallContext,
    given: TextToGrade,
  ): Promise<{
    /** Ids of the criteria that are met. */
    readonly met: readonly string[];
    readonly points: number;
    readonly maximumPoints: number;
    /** `rubric`, or the name of a model. */
    readonly grader: string;
    /** For the learner. */
    readonly reason: string | null;
    /** Why it earns nothing: it is copied from the question, or a list of key words. */
    readonly refused: 'pasted' | 'listed' | null;
  }>;
}
export const textGrading = defineService<TextGrading>('item-bank.text-grading');
