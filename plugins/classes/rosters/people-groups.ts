import type { Actor } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Person } from '../../../core/services.ts';
import type { PeopleGroups } from '../../administration/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { MemberRole } from '../models.ts';
import { ClassRow, MemberRow } from '../models.ts';
import { createRosters } from './store-rosters.ts';

const memberRoles: Readonly<Partial<Record<Person['role'], MemberRole>>> = {
  learner: 'learner',
  instructor: 'teacher',
};

/** Active classes as groups of people, for administrators. */
export function createGroups(dependencies: Dependencies): PeopleGroups {
  const { db } = dependencies;
  const rosters = createRosters(dependencies);

  async function membersOf(call: CallContext<Actor>, id: string) {
    const active = db.rows(ClassRow, call).whereRaw('id::text = ?', [id]).whereNull('archivedAt');
    if (!(await active.first())) throw notFound('Class not found.');
    return db.rows(MemberRow, call).where({ classId: id });
  }

  return {
    async groups(call) {
      const rows = await db
        .rows(ClassRow, call)
        .whereNull('archivedAt')
        .orderByRaw('lower(classes.name), classes.id')
        .select('id', 'name');
      return { noun: 'class', list: rows.map(({ id, name }) => ({ id, title: name })) };
    },

    members: async (call, id) => (await membersOf(call, id)).map(({ userId }) => userId),

    async unsuitable(call, id, people, change) {
      const members = new Map((await membersOf(call, id)).map(({ userId, role }) => [userId, role]));
      return new Map(
        people.flatMap(({ id: userId, role }): [string, string][] => {
          const current = members.get(userId);
          if (change === 'remove') return current ? [] : [[userId, 'are not in this class']];
          const as = memberRoles[role];
          if (!as) return [[userId, 'are neither learners nor instructors']];
          return current === as ? [[userId, 'are in this class already']] : [];
        }),
      );
    },

    async change(call, id, people, change) {
      await membersOf(call, id);
      const members = people.map(({ id: userId, role }) => ({
        ...{ classId: id, userId, role: memberRoles[role] ?? ('learner' as const) },
      }));
      const none = { terms: [], classes: [], archived: [], added: [], removed: [] };
      await rosters.store(call, change === 'add' ? { ...none, added: members } : { ...none, removed: members });
    },
  };
}
