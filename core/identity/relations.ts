import type { Clock } from '../clock.ts';
import type { Actor, Permission, Role, UserRef } from '../contract/index.ts';
import { notFound } from '../contract/index.ts';
import type { CallContext, Database } from '../db/index.ts';
import type { Audit } from './audit.ts';
import { wrong } from './call.ts';
import type { RelationKind } from './models.ts';
import { GuardianRow, InstitutionRow, RelationRow, UserRow } from './models.ts';
import type { InstitutionCall } from './people.ts';
import { isId, lockUser } from './users.ts';

/** A learner who belongs to an instructor, a reviewer or a recruiter, and why. */
export interface Relation {
  readonly staffId: string;
  readonly learnerId: string;
  /**
   * What it rests on, named by the plugin that keeps it: `cohorts class 7b`. Two classes are two relations: the learner is
   * seen until both have ended.
   */
  readonly source: string;
}

/**
 * Whose learners are whose. A permission says what somebody may do; a relation says with whom:
 * - administrators and operators, API keys and the system see everybody in their institution;
 * - instructors see every learner, or those related to them, as the institution has it;
 * - reviewers and recruiters see the learners related to them, guardians those they look after;
 * - everybody sees themselves, and learners nobody else.
 */
export interface Relations {
  /**
   * Relates a learner to an instructor, a reviewer or a recruiter; the same again changes nothing. Who may do so is for the
   * caller to decide. @throws Failure not_found, invalid
   */
  relate(call: CallContext<Actor>, relation: Relation): Promise<void>;
  /** Ends it; one that is not there is no error. */
  separate(call: CallContext<Actor>, relation: Relation): Promise<void>;
  /** Who is related to somebody of the staff in the role they have now. */
  ofStaff(call: CallContext<Actor>, staffId: string): Promise<Relation[]>;
  /** Whether the caller has a permission, and sees this person. False for somebody who is not in the institution. */
  mayFor(call: CallContext<Actor>, permission: Permission, userId: string): Promise<boolean>;
  /** Lets those through for whom `mayFor` holds, and those asking about themselves. @throws Failure not_found, in the words for an id that nobody has */
  assertMayFor(call: CallContext<Actor>, permission: Permission, userId: string): Promise<void>;
  /** Of these people, whoever a permission is for, those who see a learner: whom to tell of something. */
  thoseWhoSee<P extends Pick<UserRef, 'id' | 'role'>>(
    call: InstitutionCall,
    people: readonly P[],
    learnerId: string,
  ): Promise<P[]>;
  /**
   * Whom the caller sees with a permission: ids, none without the permission, or undefined for everybody. It fits a filter:
   * @example people.list({ who }, { role: 'learner', ids: await relations.visible({ who }, 'cohorts.read'), limit, offset })
   */
  visible(call: CallContext<Actor>, permission: Permission): Promise<string[] | undefined>;
}

/** The source of what administrators assign by hand. */
export const byAdministration = 'administration';

export interface RelationOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Audit;
}

const kinds: readonly Role[] = ['instructor', 'reviewer', 'recruiter'] satisfies readonly RelationKind[];
const isKind = (role: Role): role is RelationKind => kinds.includes(role);

export function createRelations({ database, clock, audit }: RelationOptions): Relations {
  const relations: Relations = {
    relate: (call, { staffId, learnerId, source }) =>
      database.transaction(async (tx) => {
        const within = { ...call, tx };
        const staff = await lockUser(database, within, staffId);
        const learner = await lockUser(database, within, learnerId);
        if (!isKind(staff.role)) {
          throw wrong('staffId', 'This person is neither an instructor nor a reviewer nor a recruiter');
        }
        if (learner.role !== 'learner') throw wrong('learnerId', 'This person is not a learner');
        const row = { kind: staff.role, staffUserId: staffId, learnerUserId: learnerId, source };
        if (await database.rows(RelationRow, within).where(row).first()) return;
        await database.rows(RelationRow, within).insert({ ...row, createdAt: clock.now() });
        const details = { staff: staffId, kind: staff.role, source };
        await audit.record(within, { action: 'relation.made', subject: learnerId, details });
      }, call.tx),
    separate: (call, { staffId, learnerId, source }) =>
      database.transaction(async (tx) => {
        if (!isId(staffId) || !isId(learnerId)) return;
        const within = { ...call, tx };
        const row = { staffUserId: staffId, learnerUserId: learnerId, source };
        const ended = await database.rows(RelationRow, within).where(row).delete().returning('kind');
        for (const { kind } of ended) {
          const details = { staff: staffId, kind, source };
          await audit.record(within, { action: 'relation.ended', subject: learnerId, details });
        }
      }, call.tx),
    async ofStaff(call, staffId) {
      const staff = isId(staffId) ? await database.rows(UserRow, call).findById(staffId) : undefined;
      if (!staff || !isKind(staff.role)) return [];
      const rows = await database
        .rows(RelationRow, call)
        .where({ staffUserId: staffId, kind: staff.role })
        .orderBy(['createdAt', 'learnerUserId', 'source']);
      return rows.map(({ learnerUserId, source }) => ({ staffId, learnerId: learnerUserId, source }));
    },
    async mayFor(call, permission, userId) {
      if (!call.who.may(permission) || !isId(userId)) return false;
      const seen = await seenBy(call, call.who.user);
      if (seen) return seen.includes(userId);
      return (await database.rows(UserRow, call).findById(userId).select('id')) !== undefined;
    },
    async assertMayFor(call, permission, userId) {
      if (!(await relations.mayFor(call, permission, userId))) throw notFound('There is no such person.');
    },
    async thoseWhoSee(call, people, learnerId) {
      const seeing = await Promise.all(
        people.map(async (user) => {
          const seen = await seenBy(call, user);
          return !seen || seen.includes(learnerId);
        }),
      );
      return people.filter((_, at) => seeing[at]);
    },
    visible: async (call, permission) => (call.who.may(permission) ? seenBy(call, call.who.user) : []),
  };
  return relations;

  /** Ids, or undefined for everybody. */
  async function seenBy(
    call: InstitutionCall,
    user: Pick<UserRef, 'id' | 'role'> | undefined,
  ): Promise<string[] | undefined> {
    if (!user || user.role === 'administrator' || user.role === 'operator') return undefined;
    if (user.role === 'instructor') {
      const found = await database
        .catalogue(InstitutionRow, call.tx)
        .findById(call.who.institution.id)
        .select('instructorsSee');
      if (found?.instructorsSee === 'everyone') return undefined;
    }
    return [user.id, ...(await relatedTo(call, user))];
  }

  /** Learners related to somebody in the role that they have now: another role's relations open nothing. */
  async function relatedTo(call: InstitutionCall, { id, role }: { id: string; role: Role }): Promise<string[]> {
    if (role === 'guardian') {
      const rows = await database.rows(GuardianRow, call).where({ guardianUserId: id }).select('learnerUserId');
      return rows.map(({ learnerUserId }) => learnerUserId);
    }
    if (!isKind(role)) return [];
    const rows = await database
      .rows(RelationRow, call)
      .where({ staffUserId: id, kind: role })
      .distinct('learnerUserId');
    return rows.map(({ learnerUserId }) => learnerUserId);
  }
}
