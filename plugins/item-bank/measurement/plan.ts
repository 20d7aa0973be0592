import type { Pool, Section } from '../contract.ts';

// The rules of an adaptive assessment.

/** The rules of one section of a sitting. */
export interface SectionPlan {
  readonly section: Section;
  readonly minimum: number;
  readonly maximum: number;
  /** Between minimum and maximum the section ends once its SE is at most this (logits) … */
  readonly targetStandardError: number;
  /** … or the probability of its level is at least this (0 to 1). */
  readonly certainty: number;
  /**
   * Replaces these two rules: the section ends when no number of further questions is expected to correct this many levels
   * per question (the section's level and, with more weight, the overall level).
   */
  readonly leastGain?: number;
  /**
   * The minimum while the estimated ability is `endsFrom` logits or more from the middle of the scale, where few questions
   * fit and the prior shrinks estimates most.
   */
  readonly minimumAtEnds?: number;
  readonly endsFrom?: number;
  /** Open-ended questions among them. */
  readonly openEnded: number;
  /** Questions asked besides these that are tried out and do not count; default 0. Their items are those with few answers. */
  readonly pretest?: number;
  /** Only questions of these content areas; of all where absent. */
  readonly contentAreas?: readonly string[];
}

/** The rules by which answers are scored. */
export interface ScoringPlan {
  /** Assumed correlation of abilities between sections, 0 to 1; default 0. */
  readonly correlation?: number;
  /**
   * Joint: all answers inform every section through one multivariate normal posterior. Absent (older sittings): each
   * section is scored from its own answers alone.
   */
  readonly scoring?: 'joint';
  /** SD of the joint prior in each section (logits); default 1. A wide prior lets scores reach the ends of the scale. */
  readonly priorSd?: number;
  /**
   * Weighted: open items are attenuated by their grader's agreement with a rater. Absent (older sittings): the parameters
   * are used as they are. Only with joint scoring.
   */
  readonly openAnswers?: 'weighted';
  /** Items have the parameters of this time (ISO 8601) where their question is unchanged; default those when they were asked. */
  readonly parametersAt?: string;
}

export interface Plan extends ScoringPlan {
  /** The plugin that runs the assessment. */
  readonly purpose: string;
  /** In the order of the assessment. */
  readonly sections: readonly SectionPlan[];
  /** Lower bounds of the levels (logits), ascending. */
  readonly cuts: readonly number[];
  /** Whether an answer after a hint counts as not solved in the estimate. */
  readonly hintsCount: boolean;
  /**
   * The pool of items; default `assessment`. Practice shows keys and explanations. Demo visitors always get a demo pool
   * in place of an assessment pool.
   */
  readonly pool?: Pool | undefined;
  /** As in `FormPlan`: an unused text for each question whose item has one. */
  readonly freshVariants?: boolean;
  /** The first rung of the ladder; default 2. */
  readonly startingDifficulty?: 1 | 2 | 3 | 4 | 5;
}
