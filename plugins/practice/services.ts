import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import type { Section } from '../item-bank/contract.ts';
import type { RunKind, Topic } from './contract.ts';

/** In which institution, and within which transaction. */
export interface Reading {
  readonly who: Pick<Actor, 'institution'>;
  readonly tx?: Tx;
}

/** How practice stands with a learner, for those who advise on what to practise. */
export interface PracticeStanding {
  /** Every topic there is, with what the learner's answers in it show. */
  topics(context: Reading, userId: string): Promise<readonly Topic[]>;
}
export const practiceStanding = defineService<PracticeStanding>('practice.standing');

/** A lesson practised: a completed run of at least `lessonAnswers`. */
export interface PastLesson {
  readonly runId: string;
  readonly kind: RunKind;
  /** Of a run by topic. */
  readonly section: Section | null;
  readonly contentArea: string | null;
  readonly endedAt: Date;
  readonly answered: number;
  /** Right by what is graded so far. */
  readonly correct: number;
}

/** An answer given in practice. */
export interface PastAnswer {
  readonly section: Section;
  readonly contentArea: string;
  /** The ladder's rung, 1 to 5. */
  readonly difficulty: number;
  readonly at: Date;
  /** Null while it waits to be graded. */
  readonly isCorrect: boolean | null;
  readonly hintsUsed: number;
}

/** How far a learner has come in practice, counted where the answers lie. Of answers that are graded. */
export interface Milestones {
  /** When each topic was first answered in, the earliest first. */
  readonly topics: readonly Date[];
  /** When questions of at least the difficulty asked about were solved without a hint, the first ones. */
  readonly hardSolved: readonly Date[];
  /** When there first were so many in a row solved without a hint: one at place 0, two at place 1, … */
  readonly inARow: readonly Date[];
  /** How many there are in a row now; as many as were asked about at most. */
  readonly inARowNow: number;
  readonly lastAt: Date | null;
}

/** What a learner has practised, for those who count it. */
export interface PracticeHistory {
  /** In the order they ended. */
  lessons(context: Reading, userId: string): Promise<readonly PastLesson[]>;
  /** In the order they were given; only those since then, where it is given. */
  answers(context: Reading, userId: string, since?: Date): Promise<readonly PastAnswer[]>;
  /** @param most how far solved questions are counted */
  milestones(context: Reading, userId: string, upTo: { difficulty: number; most: number }): Promise<Milestones>;
}
export const practiceHistory = defineService<PracticeHistory>('practice.history');
