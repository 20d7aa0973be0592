import type { InstitutionRef } from '../../core/contract/index.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { Dependencies } from './dependencies.ts';
import { membersOf, relateAll } from './lists/pairs.ts';
import type { MemberRole } from './models.ts';
import { ClassRow, MemberRow, TermRow } from './models.ts';

const demoClasses = [
  {
    name: '7b',
    course: 'Mathematics',
    teachers: ['instructor', 'mei-ling.tan'],
    learners: ['learner', 'emre.demir', 'sipho.ndlovu', 'nguyen.an'],
  },
  {
    name: 'Data club',
    course: '',
    teachers: ['instructor'],
    learners: ['siobhan.oconnor', 'aroha.parata', 'layla.haddad@demo.invalid', 'nguyen.an'],
  },
] as const;

/** Creates the classes of the demo institution, once. */
export const seedClasses = (dependencies: Dependencies, institution: InstitutionRef): Promise<void> =>
  dependencies.db.transaction(async (tx) => {
    const { db, clock, people } = dependencies;
    const call = { who: unprivilegedActor(institution), tx };
    if (await db.rows(ClassRow, call).first()) return;
    const at = clock.now();
    // School years begin in August.
    const year = at.getUTCFullYear() - (at.getUTCMonth() < 7 ? 1 : 0);
    const term = await db.rows(TermRow, call).insertAndFetch({
      name: `School year ${year}/${String(year + 1).slice(2)}`,
      startsOn: `${year}-08-01`,
      endsOn: `${year + 1}-07-31`,
    });
    for (const { name, course, teachers, learners } of demoClasses) {
      const { id } = await db
        .rows(ClassRow, call)
        .insertAndFetch({ name, course, termId: term.id, createdBy: null, createdAt: at });
      const add = async (login: string, role: MemberRole) => {
        const person = await people.byLogin(call, login);
        if (person) await db.rows(MemberRow, call).insert({ classId: id, userId: person.id, role, addedAt: at });
      };
      for (const login of teachers) await add(login, 'teacher');
      for (const login of learners) await add(login, 'learner');
      await relateAll(dependencies, call, id, await membersOf(dependencies, call, id));
    }
  });
