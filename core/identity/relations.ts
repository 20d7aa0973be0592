import type { Clock } from '../clock.ts';
import type { Actor, Permission, Role, UserRef } from '../contract/index.ts';
import { notFound } from '../contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import type { Audit } from './audit.ts';
import { wrong } from './call.ts';
import type { RelationKind } from './models.ts';
import { GuardianRow, InstitutionRow, RelationRow, UserRow } from './models.ts';
import type { InstitutionCall } from './people.ts';
import { isId, lockUser } from './users.ts';

/** A learner's relation to an instructor, a reviewer or a recruiter, and its source. */
export interface Relation {
  readonly staffId: string;
  readonly learnerId: string;
  /**
   * The source of the relation, named by the plugin that manages it: `cohorts class 7b`. Two classes are two relations; the
   * learner stays visible until both have ended.
   */
  readonly source: string;
}

/**
 * Relations between staff and learners. A permission determines what a caller may do, relations with whom:
 * - administrators and operators, API keys and the system see everyone in their institution;
 * - instructors see every learner or only those related to them, depending on the institution;
 * - reviewers and recruiters see the learners related to them, guardians their children;
 * - people see themselves; learners see no one else.
 */
export interface Relations {
  /**
   * Relates a learner to an instructor, a reviewer or a recruiter; repeating it changes nothing. The caller checks that the
   * actor may do so. @throws Failure not_found, invalid
   */
  relate(call: CallContext<Actor>, relation: Relation): Promise<void>;
  /** Relates many, in few statements. @throws Failure invalid */
  relateAll(call: TransactionContext<Actor>, relations: readonly Relation[]): Promise<void>;
  /** Ends many relations of one source. */
  separateAll(
    call: TransactionContext<Actor>,
    source: string,
    pairs: readonly Pick<Relation, 'staffId' | 'learnerId'>[],
  ): Promise<void>;
  /** Ends a relation; does nothing if it does not exist. */
  separate(call: CallContext<Actor>, relation: Relation): Promise<void>;
  /** Relations of a member of staff in their current role. */
  ofStaff(call: CallContext<Actor>, staffId: string): Promise<Relation[]>;
  /** Whether the caller has a permission and may see this person. False for people of other institutions. */
  mayFor(call: CallContext<Actor>, permission: Permission, userId: string): Promise<boolean>;
  /** @throws Failure not_found unless `mayFor` is true, with the same message as for an unknown id */
  assertMayFor(call: CallContext<Actor>, permission: Permission, userId: string): Promise<void>;
  /** Filters people who may see a learner, for example recipients of a notification. */
  thoseWhoSee<P extends Pick<UserRef, 'id' | 'role'>>(
    call: InstitutionCall,
    people: readonly P[],
    learnerId: string,
  ): Promise<P[]>;
  /**
   * Ids of the people that the caller may see with a permission; empty without the permission, undefined for everyone.
   * Suitable as a filter:
   * @example people.list({ who }, { role: 'learner', ids: await relations.visible({ who }, 'cohorts.read'), limit, offset })
   */
  visible(call: CallContext<Actor>, permission: Permission): Promise<string[] | undefined>;
}

/** The source of relations that administrators assign manually. */
export const byAdministration = 'administration';

export interface RelationOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Audit;
}

/** Relations stored by one statement. */
const batchSize = 2000;

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
          throw wrong('staffId', 'This person is not an instructor, reviewer or recruiter');
        }
        if (learner.role !== 'learner') throw wrong('learnerId', 'This person is not a learner');
        const row = { kind: staff.role, staffUserId: staffId, learnerUserId: learnerId, source };
        if (await database.rows(RelationRow, within).where(row).first()) return;
        await database.rows(RelationRow, within).insert({ ...row, createdAt: clock.now() });
        const details = { staff: staffId, kind: staff.role, source };
        await audit.record(within, { action: 'relation.made', subject: learnerId, details });
      }, call.tx),
    async relateAll(call, given) {
      if (given.length === 0) return;
      const people = await database
        .rows(UserRow, call)
        .whereRaw('id = any(?::uuid[])', [
          [...new Set(given.flatMap(({ staffId, learnerId }) => [staffId, learnerId]))],
        ])
        .orderBy('id')
        .forShare()
        .select('id', 'role');
      const roles = new Map(people.map(({ id, role }) => [id, role]));
      const sources = [...new Set(given.map(({ source }) => source))];
      const present = await database.rows(RelationRow, call).whereRaw('source = any(?)', [sources]);
      const keyOf = (row: Pick<RelationRow, 'kind' | 'staffUserId' | 'learnerUserId' | 'source'>) =>
        [row.kind, row.staffUserId, row.learnerUserId, row.source].join(' ');
      const known = new Set(present.map(keyOf));
      const createdAt = clock.now();
      const rows = given.flatMap(({ staffId, learnerId, source }) => {
        const kind = roles.get(staffId);
        if (!kind || !isKind(kind)) {
          throw wrong('staffId', 'This person is not an instructor, reviewer or recruiter');
        }
        if (roles.get(learnerId) !== 'learner') throw wrong('learnerId', 'This person is not a learner');
        const row = { kind, staffUserId: staffId, learnerUserId: learnerId, source };
        if (known.has(keyOf(row))) return [];
        known.add(keyOf(row));
        return { ...row, createdAt };
      });
      for (let from = 0; from < rows.length; from += batchSize) {
        const batch = rows.slice(from, from + batchSize);
        await database.rows(RelationRow, call).insert(batch).onConflict(RelationRow.idColumn).ignore();
      }
      const records = rows.map(({ kind, staffUserId, learnerUserId, source }) => {
        const details = { staff: staffUserId, kind, source };
        return { action: 'relation.made' as const, subject: learnerUserId, details };
      });
      await audit.recordAll(call, records);
    },
    async separateAll(call, source, pairs) {
      if (pairs.length === 0) return;
      const ended = await database
        .rows(RelationRow, call)
        .where({ source })
        .whereRaw('(staff_user_id, learner_user_id) in (select * from unnest(?::uuid[], ?::uuid[]))', [
          pairs.map(({ staffId }) => staffId),
          pairs.map(({ learnerId }) => learnerId),
        ])
        .delete()
        .returning(['kind', 'staffUserId', 'learnerUserId']);
      const records = ended.map(({ kind, staffUserId, learnerUserId }) => {
        const details = { staff: staffUserId, kind, source };
        return { action: 'relation.ended' as const, subject: learnerUserId, details };
      });
      await audit.recordAll(call, records);
    },
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
      if (!(await relations.mayFor(call, permission, userId))) throw notFound('Person not found.');
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

  /** Ids of the people a user may see; undefined for everyone. */
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

  /** Learners related to a user in their current role. Relations of a former role have no effect. */
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
