import type { Actor } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import type { Topic } from '../activity/study-groups/contract.ts';
import type { Audience } from './cohorts/contract.ts';

/** A cohort as other plugins see it, without the words of its members. */
export interface CohortOutline {
  readonly id: string;
  readonly topic: Topic;
  readonly audience: Audience;
  readonly maxMembers: number;
}

/** Study cohorts and who is in them, for other plugins. */
export interface CohortMembers {
  /** The cohort, if it goes on and the person is a member who may be in it; else undefined. */
  cohortOf(
    call: CallContext<Pick<Actor, 'institution'>>,
    cohortId: string,
    userId: string,
  ): Promise<CohortOutline | undefined>;
  /** The members of a cohort who may be in it; undefined where it ended. */
  membersOf(call: CallContext<Pick<Actor, 'institution'>>, cohortId: string): Promise<ReadonlySet<string> | undefined>;
  /** Ids of the cohorts that go on in which a person is a member and may be. */
  idsOf(call: CallContext<Pick<Actor, 'institution'>>, userId: string): Promise<string[]>;
}
export const cohortMembers = defineService<CohortMembers>('cohorts.members');
