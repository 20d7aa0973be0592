import type { Actor } from '../../../core/contract/index.ts';
import { conflict, forbidden } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { acquireLock, afterCommit } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { archive } from '../lists/classes.ts';
import { everyPair, membersOfAll, sourceOf } from '../lists/pairs.ts';
import { maxLearners, maxTeachers } from '../members/contract.ts';
import { ClassRow, MemberRow, TermRow } from '../models.ts';
import type { ClassRosters, RosterMember } from '../services.ts';

/** Rows stored by one statement. */
const batchSize = 2000;

/** Terms, classes and members of a whole institution, read and stored in few statements. */
export function createRosters(dependencies: Dependencies): ClassRosters {
  const { db, clock, audit, relations, announce } = dependencies;

  return {
    async read(call) {
      assertMayManage(call);
      const [terms, classes, members] = await Promise.all([
        db.rows(TermRow, call).orderBy('startsOn'),
        db.rows(ClassRow, call).orderBy('createdAt'),
        db.rows(MemberRow, call),
      ]);
      return {
        terms: terms.map(({ id, name, startsOn, endsOn }) => ({ id, name, startsOn, endsOn })),
        classes: classes.map(({ id, name, course, termId, archivedAt }) => ({
          ...{ id, name, course, termId, isArchived: archivedAt !== null },
        })),
        members: members.map(({ classId, userId, role }) => ({ classId, userId, role })),
      };
    },

    async store(call, { terms, classes, archived, added, removed }) {
      assertMayManage(call);
      await acquireLock(call.tx, `class-terms ${call.who.institution.id}`);
      const ids = [
        ...new Set([...classes, ...added, ...removed].map((each) => ('id' in each ? each.id : each.classId))),
      ];
      const present = await db
        .rows(ClassRow, call)
        .whereRaw('id = any(?::uuid[])', [[...ids, ...archived]])
        .orderBy('id')
        .forUpdate();
      const known = new Map(present.map((row) => [row.id, row]));
      const isTerm = new Set((await db.rows(TermRow, call).select('id')).map(({ id }) => id));
      await inBatches(terms, (rows) =>
        db.rows(TermRow, call).insert(rows).onConflict('id').merge(['name', 'startsOn', 'endsOn']),
      );
      const createdAt = clock.now();
      await inBatches(classes, (rows) =>
        db
          .rows(ClassRow, call)
          .insert(rows.map((row) => ({ ...row, createdBy: call.who.user?.id ?? null, createdAt, archivedAt: null })))
          .onConflict('id')
          .merge(['name', 'course', 'termId', 'archivedAt']),
      );
      const actionOf = ({ id }: { id: string }) => {
        const before = known.get(id);
        if (!before) return 'class.created' as const;
        return before.archivedAt ? ('class.restored' as const) : ('class.changed' as const);
      };
      await audit.recordAll(call, [
        ...terms.map(({ id, name }) => {
          const action = isTerm.has(id) ? ('class.term-changed' as const) : ('class.term-added' as const);
          return { action, subject: id, details: { name } };
        }),
        ...classes.map((each) => ({ action: actionOf(each), subject: each.id, details: { name: each.name } })),
      ]);
      await remove(call, removed);
      const restored = classes.filter(({ id }) => known.get(id)?.archivedAt).map(({ id }) => id);
      await add(call, added, restored);
      for (const id of archived) {
        const row = known.get(id);
        if (row) await archive(dependencies, call, row);
      }
      const touched = new Set([...added, ...removed].map(({ userId }) => userId));
      afterCommit(call.tx, () => {
        for (const userId of touched) announce(call.who.institution, userId);
      });
    },
  };

  async function remove(call: TransactionContext<Actor>, removed: readonly RosterMember[]): Promise<void> {
    for (const [classId, members] of byClass(removed)) {
      const all = await db.rows(MemberRow, call).where({ classId });
      const leaving = new Set(members.map(({ userId }) => userId));
      const of = (role: RosterMember['role']) => all.filter((each) => each.role === role).map(({ userId }) => userId);
      const pairs = everyPair({ teachers: of('teacher'), learners: of('learner') });
      await relations.separateAll(
        call,
        sourceOf(classId),
        pairs.filter(({ staffId, learnerId }) => leaving.has(staffId) || leaving.has(learnerId)),
      );
      await db
        .rows(MemberRow, call)
        .where({ classId })
        .whereRaw('user_id = any(?::uuid[])', [[...leaving]])
        .delete();
    }
    await audit.recordAll(call, removed.map(entryOf('class.member-removed')));
  }

  /** Adds members, and relates teachers to learners where a class or one of the two is new. */
  async function add(
    call: TransactionContext<Actor>,
    added: readonly RosterMember[],
    restored: readonly string[],
  ): Promise<void> {
    const addedAt = clock.now();
    await inBatches(added, (rows) =>
      db
        .rows(MemberRow, call)
        .insert(rows.map((row) => ({ ...row, addedAt })))
        .onConflict(['classId', 'userId'])
        .merge(['role']),
    );
    const grouped = byClass(added);
    const classIds = [...new Set([...grouped.keys(), ...restored])];
    const members = await membersOfAll(dependencies, call, classIds);
    const isRestored = new Set(restored);
    const made = classIds.flatMap((classId) => {
      const { teachers = [], learners = [] } = members.get(classId) ?? {};
      if (teachers.length > maxTeachers) throw conflict(`A class has at most ${maxTeachers} teachers.`);
      if (learners.length > maxLearners) throw conflict(`A class has at most ${maxLearners} learners.`);
      const isNew = new Set(grouped.get(classId)?.map(({ userId }) => userId));
      return everyPair({ teachers, learners })
        .filter(({ staffId, learnerId }) => isRestored.has(classId) || isNew.has(staffId) || isNew.has(learnerId))
        .map((pair) => ({ ...pair, source: sourceOf(classId) }));
    });
    await relations.relateAll(call, made);
    await audit.recordAll(call, added.map(entryOf('class.member-added')));
  }
}

function assertMayManage({ who }: CallContext<Actor>): void {
  if (!who.may('classes.manage')) throw forbidden();
}

const entryOf =
  (action: 'class.member-added' | 'class.member-removed') =>
  ({ classId, userId, role }: RosterMember) => ({ action, subject: userId, details: { class: classId, role } });

function byClass(members: readonly RosterMember[]): Map<string, RosterMember[]> {
  return Map.groupBy(members, ({ classId }) => classId);
}

async function inBatches<T>(rows: readonly T[], store: (batch: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) await store(rows.slice(from, from + batchSize));
}
