import type { PlainHandlers, Who } from '../../../core/contract/index.ts';
import { conflict, invalid } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { afterCommit, insertIfNew } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { assertActive, lockedClass, managedClass, managesAll } from '../lists/access.ts';
import { pageOfClass } from '../lists/classes.ts';
import { membersOf, relateAll, separateAll } from '../lists/pairs.ts';
import type { ClassRow, MemberRole } from '../models.ts';
import { MemberRow } from '../models.ts';
import type { memberRoutes } from './contract.ts';
import { maxLearners, maxTeachers } from './contract.ts';

/** Most people that a search offers. */
const maxCandidates = 8;

type Routes = PlainHandlers<typeof memberRoutes>;

export function createMembers(dependencies: Dependencies): Pick<Routes, 'candidates' | 'addMembers' | 'removeMember'> {
  const { db, people, relations, audit, notifications, announce } = dependencies;

  /** Ids of learners that the caller may add; undefined for everyone. */
  const addable = (who: Who) => relations.visible({ who }, 'classes.teach');

  /** The roles in the class of people who may be added. @throws Failure invalid */
  async function rolesOf(who: Who, userIds: readonly string[]): Promise<Map<string, MemberRole>> {
    const [instructors, learners, visible] = await Promise.all([
      people.activeAmong({ who }, userIds, 'instructor'),
      people.activeAmong({ who }, userIds, 'learner'),
      addable(who),
    ]);
    const seen = visible && new Set(visible);
    const roles = new Map<string, MemberRole>();
    const unknown = userIds.flatMap((id, at) => {
      const isLearner = learners.has(id) && (!seen || seen.has(id));
      if (!isLearner && !instructors.has(id)) return at;
      roles.set(id, isLearner ? 'learner' : 'teacher');
      return [];
    });
    if (unknown.length > 0) {
      const message = 'This is not an active learner or instructor';
      throw invalid(
        'Some of these people cannot be added to a class.',
        unknown.map((at) => ({ path: `body.userIds.${at}`, message })),
      );
    }
    return roles;
  }

  return {
    async candidates({ params, query: { role, search } }, who) {
      const row = await managedClass(dependencies, { who }, params.id);
      const [present, visible] = await Promise.all([
        db.rows(MemberRow, { who }).where({ classId: row.id }).select('userId'),
        role === 'learner' ? addable(who) : undefined,
      ]);
      const isPresent = new Set(present.map(({ userId }) => userId));
      // Enough that people who are in the class do not hide the others.
      const limit = maxCandidates + 1 + isPresent.size;
      const found = await people.list(
        { who },
        { role: role === 'teacher' ? 'instructor' : 'learner', search, ids: visible, limit, offset: 0 },
      );
      const others = found.items.filter(({ id }) => !isPresent.has(id));
      return {
        items: others
          .slice(0, maxCandidates)
          .map(({ id, firstName, lastName, username }) => ({ id, firstName, lastName, username })),
        hasMore: others.length > maxCandidates,
      };
    },

    async addMembers({ params, body }, who) {
      const userIds = [...new Set(body.userIds)];
      await managedClass(dependencies, { who }, params.id);
      const roles = await rolesOf(who, userIds);
      return db.transaction(async (tx) => {
        const call = { who, tx };
        const row = await lockedClass(dependencies, call, params.id);
        assertActive(row);
        for (const [userId, role] of roles) {
          if (!(await addMember(dependencies, call, row, { userId, role }))) continue;
          const details = { class: row.id, name: row.name, role };
          await audit.record(call, { action: 'class.member-added', subject: userId, details });
          await notifications(who)?.notify(call, {
            ...{
              userId,
              id: row.id,
              kind: 'group',
              title: 'You are in a class',
              to: role === 'teacher' ? '/classes' : '/my-classes',
            },
            text: role === 'teacher' ? `You teach “${row.name}”.` : `You are a learner of “${row.name}”.`,
          });
        }
        return pageOfClass(dependencies, call, row);
      });
    },

    removeMember: ({ params: { id, userId } }, who) =>
      db.transaction(async (tx) => {
        const call = { who, tx };
        const row = await lockedClass(dependencies, call, id);
        const member = await db.rows(MemberRow, call).findById([id, userId]);
        if (!member) return pageOfClass(dependencies, call, row);
        const all = await db.rows(MemberRow, call).where({ classId: id });
        const of = (role: MemberRole) => all.filter((each) => each.role === role).map((each) => each.userId);
        if (member.role === 'teacher' && !managesAll(who)) {
          const { teachers } = await membersOf(dependencies, call, id);
          if (teachers.every((each) => each === userId)) {
            throw conflict('A class needs a teacher. Add another one first, or archive the class.');
          }
        }
        await db.rows(MemberRow, call).deleteById([id, userId]);
        await separateAll(
          dependencies,
          call,
          id,
          member.role === 'teacher'
            ? { teachers: [userId], learners: of('learner') }
            : { teachers: of('teacher'), learners: [userId] },
        );
        const details = { class: row.id, name: row.name, role: member.role };
        await audit.record(call, { action: 'class.member-removed', subject: userId, details });
        afterCommit(tx, () => announce(who.institution, userId));
        return pageOfClass(dependencies, call, row);
      }),
  };
}

/**
 * Adds a person to a class, which the caller has locked.
 * @returns false if they are in it already
 * @throws Failure conflict when the class is full
 */
export async function addMember(
  dependencies: Dependencies,
  call: TransactionContext<Who>,
  row: ClassRow,
  { userId, role }: { userId: string; role: MemberRole },
): Promise<boolean> {
  const { db, clock, announce } = dependencies;
  const member = { classId: row.id, userId, role, addedAt: clock.now() };
  if (!(await insertIfNew(db.rows(MemberRow, call), member, ['class_id', 'user_id']))) return false;
  const { teachers, learners } = await membersOf(dependencies, call, row.id);
  if (teachers.length > maxTeachers) throw conflict(`A class has at most ${maxTeachers} teachers.`);
  if (learners.length > maxLearners) throw conflict(`A class has at most ${maxLearners} learners.`);
  const pairs = role === 'teacher' ? { teachers: [userId], learners } : { teachers, learners: [userId] };
  await relateAll(dependencies, call, row.id, pairs);
  afterCommit(call.tx, () => announce(call.who.institution, userId));
  return true;
}
