import { Row } from '../../core/db/index.ts';
import type { Answer, Question, Section } from '../item-bank/contract.ts';
import type { Mastery } from '../learner/contract.ts';
import type { RevealedHint, RunKind } from './contract.ts';

/** One run of one learner, open until it has ended. */
export class RunRow extends Row {
  static override tableName = 'practice.runs';

  declare userId: string;
  declare kind: RunKind;
  /** Of a run by topic. */
  declare section: Section | null;
  declare contentArea: string | null;
  declare startedAt: Date;
  declare endedAt: Date | null;
}

/** One question of a run, with what was answered and what that showed. Its id is the item bank's of this asking. */
export class QuestionRow extends Row {
  static override tableName = 'practice.questions';

  declare userId: string;
  declare runId: string;
  /** The item bank's; a run has several. */
  declare sittingId: string;
  /** From 0. */
  declare position: number;
  declare section: Section;
  declare contentArea: string;
  /** The ladder's rung when it was asked. */
  declare difficulty: number;
  /** As it was shown; null in made-up histories. */
  declare question: Question | null;
  declare askedAt: Date;
  /** In the order they were revealed. */
  declare hints: readonly RevealedHint[];
  /** An object, so that numbers and texts are both JSON. */
  declare answer: { readonly given: Answer } | null;
  declare submittedAt: Date | null;
  /** Milliseconds. */
  declare timeSpent: number | null;
  /** Null while an open answer waits for its review. */
  declare gradedAt: Date | null;
  declare isCorrect: boolean | null;
  declare outcome: Mastery | null;
}
