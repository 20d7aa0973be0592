import type { Actor, Who } from '../../core/contract/index.ts';
import { defineService } from '../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../core/db/index.ts';

/** An active class with its active learners, by name. */
export interface ClassRoster {
  readonly id: string;
  readonly name: string;
  readonly learners: readonly {
    readonly id: string;
    readonly username: string;
    readonly firstName: string;
    readonly lastName: string;
  }[];
}

/** The classes of members of staff, for other plugins. */
export interface ClassLists {
  /**
   * Ids of the active learners of a class that the caller teaches, or may manage.
   * @throws Failure not_found, also for an archived class
   */
  learnersOf(call: CallContext<Who>, classId: string): Promise<string[]>;
  /** The same with name and learners. @throws Failure not_found, also for an archived class */
  rosterOf(call: CallContext<Who>, classId: string): Promise<ClassRoster>;
  /** Active classes, whoever asks: the caller checks access. */
  rosters(call: CallContext<Pick<Actor, 'institution'>>, classIds: readonly string[]): Promise<ClassRoster[]>;
  /** The active classes that a person is a learner of, or a teacher of. */
  attendedBy(
    call: CallContext<Pick<Actor, 'institution'>>,
    userId: string,
  ): Promise<{ readonly id: string; readonly name: string }[]>;
  taughtBy(
    call: CallContext<Pick<Actor, 'institution'>>,
    userId: string,
  ): Promise<{ readonly id: string; readonly name: string }[]>;
}
export const classLists = defineService<ClassLists>('classes.lists');

export interface RosterTerm {
  readonly id: string;
  readonly name: string;
  /** Days such as `2026-09-01`, both included. */
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface RosterClass {
  readonly id: string;
  readonly name: string;
  readonly course: string;
  readonly termId: string | null;
}

export interface RosterMember {
  readonly classId: string;
  readonly userId: string;
  /** Teachers are instructors, learners are learners; other people are not related. */
  readonly role: 'teacher' | 'learner';
}

/** All classes of an institution, for imports and exports. Both methods need `classes.manage`. */
export interface ClassRosters {
  read(call: CallContext<Actor>): Promise<{
    readonly terms: readonly RosterTerm[];
    readonly classes: readonly (RosterClass & { readonly isArchived: boolean })[];
    readonly members: readonly RosterMember[];
  }>;
  /**
   * Stores new and changed terms and classes, which restores archived ones, then removes and adds members.
   * @throws Failure conflict for a class with too many members
   */
  store(
    call: TransactionContext<Actor>,
    changes: {
      readonly terms: readonly RosterTerm[];
      readonly classes: readonly RosterClass[];
      /** Ids of classes to archive. */
      readonly archived: readonly string[];
      readonly added: readonly RosterMember[];
      readonly removed: readonly RosterMember[];
    },
  ): Promise<void>;
}
export const classRosters = defineService<ClassRosters>('classes.rosters');
