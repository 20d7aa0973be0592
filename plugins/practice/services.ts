import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { Tx } from '../../core/db/index.ts';
import type { Section } from '../item-bank/contract.ts';
import type { Mastery } from '../learner/contract.ts';
import type { RunKind, Topic } from './contract.ts';

/** The institution and transaction of a query. */
export interface Reading {
  readonly who: Pick<Actor, 'institution'>;
  readonly tx?: Tx;
}

/** A learner's mastery of a topic with answers. */
export interface LearnerMastery {
  readonly userId: string;
  readonly section: Section;
  readonly contentArea: string;
  /** Null until an answer is graded. */
  readonly mastery: Mastery | null;
  readonly graded: number;
  readonly correct: number;
}

/** A learner's mastery of practice topics, for advice on what to practise. */
export interface PracticeStanding {
  /** All topics with the learner's mastery. */
  topics(context: Reading, userId: string): Promise<readonly Topic[]>;
  /** The topics in which these learners have answers, with one query. */
  ofLearners(context: Reading, userIds: readonly string[]): Promise<readonly LearnerMastery[]>;
}
export const practiceStanding = defineService<PracticeStanding>('practice.standing');

/** A lesson: a completed run with at least `lessonAnswers` answers. */
export interface PastLesson {
  readonly runId: string;
  readonly kind: RunKind;
  /** Set for runs by topic. */
  readonly section: Section | null;
  readonly contentArea: string | null;
  readonly endedAt: Date;
  readonly answered: number;
  /** Right answers among those graded so far. */
  readonly correct: number;
}

/** An answer given in practice. */
export interface PastAnswer {
  readonly questionId: string;
  readonly section: Section;
  readonly contentArea: string;
  /** 1 to 5. */
  readonly difficulty: number;
  readonly at: Date;
  /** Null until it is graded. */
  readonly isCorrect: boolean | null;
  readonly hintsUsed: number;
  /** Null where no time was measured. */
  readonly milliseconds: number | null;
}

/** A learner's answers in practice in a week. */
export interface WeekOfAnswers {
  readonly userId: string;
  /** The Monday, `YYYY-MM-DD`, in UTC. */
  readonly week: string;
  readonly answered: number;
  readonly graded: number;
  readonly correct: number;
  /** Answers with a measured time, and those of them given faster than most questions can be read. */
  readonly timed: number;
  readonly hasty: number;
}

/** Milestones of a learner's graded practice answers. */
export interface Milestones {
  /** The time of the first answer in each topic, earliest first. */
  readonly topics: readonly Date[];
  /** Times of the first questions of at least the given difficulty solved without a hint. */
  readonly hardSolved: readonly Date[];
  /** Times of the first streak of n questions solved without a hint, at index n − 1. */
  readonly inARow: readonly Date[];
  /** The current streak, at most as long as the given maximum. */
  readonly inARowNow: number;
  readonly lastAt: Date | null;
}

/** A learner's practice, for achievements and goals. */
export interface PracticeHistory {
  /** Oldest first. */
  lessons(context: Reading, userId: string): Promise<readonly PastLesson[]>;
  /** Oldest first; limited to those from `since` on. */
  answers(context: Reading, userId: string, since?: Date): Promise<readonly PastAnswer[]>;
  /** Answers of many learners by week, since a moment. @param userIds undefined: everyone in the institution */
  weeks(context: Reading, userIds: readonly string[] | undefined, since: Date): Promise<readonly WeekOfAnswers[]>;
  /** @param upTo the least difficulty of `hardSolved`, and how many milestones are counted at most */
  milestones(context: Reading, userId: string, upTo: { difficulty: number; most: number }): Promise<Milestones>;
}
export const practiceHistory = defineService<PracticeHistory>('practice.history');
