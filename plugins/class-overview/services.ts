import type { Actor } from '../../core/contract/index.ts';
import { defineSharedService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type { ClassRoster } from '../classes/services.ts';

type Call = CallContext<Pick<Actor, 'institution'>>;

/** What a learner did in a period, counted. */
export interface Done {
  readonly userId: string;
  /** One and several: `['answer', 'answers']`. */
  readonly what: readonly [one: string, several: string];
  readonly count: number;
  /** When last. */
  readonly at: Date;
}

/** A reason to think that a learner is stuck, with its evidence. */
export interface StuckSign {
  readonly userId: string;
  /** A few words without names: `4 wrong answers in a row on fractions`. */
  readonly text: string;
  /** When the evidence arose, or when the work is due. */
  readonly at: Date;
  readonly isDue: boolean;
}

/**
 * What a plugin knows of learners that their teachers want to know in the morning. Its records stay in that plugin, and the caller
 * checks access. As many queries for one learner as for many.
 */
export interface LearnerNews {
  /** Without those who did nothing. */
  done?(call: Call, userIds: readonly string[], since: Date): Promise<readonly Done[]>;
  /**
   * Only what is so at this moment. Decision 123 says what counts.
   * @param classes those whose teacher asks: work for other classes is not theirs to see
   */
  stuck?(call: Call, userIds: readonly string[], classes: readonly ClassRoster[]): Promise<readonly StuckSign[]>;
}
export const learnerNews = defineSharedService<LearnerNews>('class-overview.news');
