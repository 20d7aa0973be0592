import type { Clock } from '../clock.ts';
import type { Actor, Permission, Role } from '../contract/index.ts';
import type { CallContext, Database } from '../db/index.ts';
import type { Audit } from './audit.ts';
import { wrong } from './call.ts';
import type { RelationKind } from './models.ts';
import { GuardianRow, InstitutionRow, RelationRow, UserRow } from './models.ts';
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
  /** Whether the caller has a permission, and sees this person. False for somebody who is not in the institution. */
  mayFor(call: CallContext<Actor>, permission: Permission, userId: string): Promise<boolean>;
  /**
   * Whom the caller sees with a permission: ids, none without the permission, or undefined for everybody. It fits a filter:
   * @example people.list({ who }, { role: 'learner', ids: await relations.visible({ who }, 'cohorts.read'), limit, offset })
   */
  visible(call: CallContext<Actor>, permission: Permission): Promise<string[] | undefined>;
}

export interface RelationOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Audit;
}

const kinds: readonly Role[] = ['instructor', 'reviewer', 'recruiter'] satisfies readonly RelationKind[];
const isKind = (role: Role): role is RelationKind => kinds.includes(role);

export function createRelations({ database, clock, audit }: RelationOptions): Relations {
  return {
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
    async mayFor(call, permission, userId) {
      if (!call.who.may(permission) || !isId(userId)) return false;
      const seen = await seenBy(call);
      if (seen) return seen.includes(userId);
      return (await database.rows(UserRow, call).findById(userId).select('id')) !== undefined;
    },
    visible: async (call, permission) => (call.who.may(permission) ? seenBy(call) : []),
  };

  /** Ids, or undefined for everybody. */
  async function seenBy(call: CallContext<Actor>): Promise<string[] | undefined> {
    const { user, institution } = call.who;
    if (!user || user.role === 'administrator' || user.role === 'operator') return undefined;
    if (user.role === 'instructor') {
      const found = await database.catalogue(InstitutionRow, call.tx).findById(institution.id).select('instructorsSee');
      if (found?.instructorsSee === 'everyone') return undefined;
    }
    return [user.id, ...(await relatedTo(call, user))];
  }

  /** Learners related to somebody in the role that they have now: another role's relations open nothing. */
  async function relatedTo(call: CallContext<Actor>, { id, role }: { id: string; role: Role }): Promise<string[]> {
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
