import type { Card } from 'ts-fsrs';
import { CatalogueRow, Row } from '../../../core/db/index.ts';

/** An answer to a question about a skill. A question about several skills has a row for each. */
export class AnswerRow extends Row {
  static override tableName = 'skills.answers';
  static override idColumn = ['questionId', 'skillId'];

  declare questionId: string;
  declare userId: string;
  declare skillId: string;
  /** The plugin that asked. */
  declare purpose: string;
  /** Right without a hint. */
  declare isRight: boolean;
  declare isHinted: boolean;
  declare at: Date;
}

/** What a learner's answers about a skill show. Computed from the answers; kept to be read quickly. */
export class MasteryRow extends Row {
  static override tableName = 'skills.masteries';
  static override idColumn = ['userId', 'skillId'];

  declare userId: string;
  declare skillId: string;
  declare answers: number;
  declare right: number;
  declare mastery: number;
  declare standardError: number;
  declare low: number;
  declare high: number;
  declare nextRight: number;
  declare nextRightError: number;
  /** Version of the parameters it was computed with; 0 for the defaults. */
  declare parametersVersion: number;
  declare lastAt: Date;
  declare card: Card;
  declare reviewAt: Date;
}

/** How far a learner's past answers have been looked up. */
export class CatchUpRow extends Row {
  static override tableName = 'skills.catch_ups';
  static override idColumn = 'userId';

  declare userId: string;
  declare checkedAt: Date;
  /** Results in the learner's record at that time. */
  declare results: number;
}

/** Parameters of a skill from one fit, shared by all institutions. The highest version of a skill is used. */
export class ParametersRow extends CatalogueRow {
  static override tableName = 'skills.parameters';
  static override idColumn = ['skillId', 'version'];

  declare skillId: string;
  declare version: number;
  declare initial: number;
  declare learn: number;
  declare guess: number;
  declare slip: number;
  /** Covariance of the logits, 16 numbers; null if the answers do not determine the parameters. */
  declare covariance: readonly number[] | null;
  /** Of Performance Factors Analysis: intercept, success and failure, and their covariance, 9 numbers. */
  declare factors: { intercept: number; success: number; failure: number; covariance: readonly number[] };
  declare learners: number;
  declare answers: number;
  declare logLikelihood: number;
  declare fittedAt: Date;
}
