import type { Answer, ItemSection, Question } from '../../contract.ts';
import type { Estimate } from '../services.ts';
import type { FormItem } from '../variants/form-item.ts';

// Fixed forms: plans, questions and results.

/** The rules by which a form is scored. */
export interface FormScoring {
  /** SD of the prior for scoring (logits); default 1, which older forms use. */
  readonly priorSd?: number;
  /** As in `ScoringPlan`. */
  readonly parametersAt?: string;
}

/**
 * A fixed form: all questions are chosen at the start, and each can be answered at any time until the sitting is closed.
 * Questions that this person has been asked before are avoided.
 */
export interface FormPlan extends FormScoring {
  readonly purpose: string;
  readonly section: ItemSection;
  /** In this order; from easy to hard within an area. */
  readonly areas: readonly { readonly contentArea: string; readonly questions: number }[];
  /** Lower bounds of the levels (logits), ascending. */
  readonly cuts: readonly number[];
  /**
   * Replaces each item whose model can write variants by one written for this form: another text of the same difficulty.
   * Not for demo visitors.
   */
  readonly freshVariants?: boolean;
  /** Set when the form is opened: demo visitors get the demo pool. */
  readonly pool?: 'assessment' | 'demo';
}

/** A form with its variants drawn, by content area. */
export interface PreparedForm {
  readonly plan: FormPlan & { readonly pool: 'assessment' | 'demo' };
  /** Items the learner was asked before. */
  readonly seen: ReadonlySet<string>;
  readonly fresh: ReadonlyMap<string, readonly FormItem[]>;
}

/** The answer to a question of a form. */
export interface FormAnswer {
  readonly questionId: string;
  /** Null until it is answered. */
  readonly answeredAt: Date | null;
  readonly answer: Answer | null;
  readonly milliseconds: number | null;
}

/** A question of a form with its answer. */
export interface FormQuestion extends FormAnswer {
  readonly question: Question;
  /** The visible difficulty, 1 to 5. */
  readonly difficulty: number;
}

/** A question of a form with the figures that explain a result. */
export interface FormReviewed {
  readonly questionId: string;
  readonly contentArea: string;
  readonly subcategory: string | undefined;
  readonly cognitiveLoad: number | undefined;
  readonly difficulty: number;
  readonly isAnswered: boolean;
  readonly isCorrect: boolean;
  /** 0 to 1. */
  readonly credit: number;
  /** Expected credit at the estimated ability, 0 to 1. */
  readonly expected: number;
  readonly milliseconds: number;
}

/**
 * The result of a form. Questions after the last answered one were not reached and are ignored in the estimate; questions
 * skipped before it count as not solved.
 */
export interface FormEstimate extends Estimate {
  readonly answered: number;
  readonly questions: number;
  /** As in `SittingEstimate`. */
  readonly level: number;
  readonly confidence: number;
  readonly masses: readonly number[];
  readonly version: string;
  /** From demo questions, so not comparable with other results. */
  readonly isDemo: boolean;
  /** In the order of asking, including unanswered questions. */
  readonly review: readonly FormReviewed[];
}
