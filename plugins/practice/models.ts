import { Row } from '../../core/db/index.ts';
import type { Answer, Question, Section } from '../item-bank/contract.ts';
import type { Mastery } from '../learner/contract.ts';
import type { RevealedHint, RunKind } from './contract.ts';

/** A run of a learner, open until it has an end. */
export class RunRow extends Row {
  static override tableName = 'practice.runs';

  declare userId: string;
  declare kind: RunKind;
  /** Set for runs by topic. */
  declare section: Section | null;
  declare contentArea: string | null;
  declare startedAt: Date;
  declare endedAt: Date | null;
}

/** A question of a run with its answer and outcome. Its id is the question id in the item bank. */
export class QuestionRow extends Row {
  static override tableName = 'practice.questions';

  declare userId: string;
  declare runId: string;
  /** The sitting in the item bank; a run has several. */
  declare sittingId: string;
  /** From 0. */
  declare position: number;
  declare section: Section;
  declare contentArea: string;
  /** The difficulty when it was asked, 1 to 5. */
  declare difficulty: number;
  /** The question as shown; null in demo histories. */
  declare question: Question | null;
  declare askedAt: Date;
  /** In the order of revealing. */
  declare hints: readonly RevealedHint[];
  /** An object, so that numbers and texts are both valid JSON columns. */
  declare answer: { readonly given: Answer } | null;
  declare submittedAt: Date | null;
  /** Milliseconds. */
  declare timeSpent: number | null;
  /** Null until an open answer is reviewed. */
  declare gradedAt: Date | null;
  declare isCorrect: boolean | null;
  declare outcome: Mastery | null;
}
