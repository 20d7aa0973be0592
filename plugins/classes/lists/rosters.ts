import type { Actor, Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { ClassRow, MemberRow, TermRow } from '../models.ts';
import type { ClassRoster } from '../services.ts';
import { managedClass } from './access.ts';
import type { Class } from './contract.ts';

type Needed = Pick<Dependencies, 'db' | 'people'>;

interface Member {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly addedAt: Date;
}

export interface Roster {
  readonly teachers: Member[];
  readonly learners: Member[];
}

/** Members of classes who are active and still have the role in which they were added, by class and by name. */
export async function rostersOf(
  { db, people }: Needed,
  { who, tx }: CallContext<Pick<Actor, 'institution'>>,
  classIds: readonly string[],
): Promise<Map<string, Roster>> {
  const rosters = new Map(classIds.map((id): [string, Roster] => [id, { teachers: [], learners: [] }]));
  const members = await db.rows(MemberRow, { who, tx }).whereRaw('class_id = any(?::uuid[])', [classIds]);
  const ids = (role: MemberRow['role']) => members.filter((each) => each.role === role).map(({ userId }) => userId);
  const call = { who, tx };
  const [teachers, learners, names] = await Promise.all([
    people.activeAmong(call, ids('teacher'), 'instructor'),
    people.activeAmong(call, ids('learner'), 'learner'),
    people.named(
      call,
      members.map(({ userId }) => userId),
    ),
  ]);
  for (const { classId, userId, role, addedAt } of members) {
    const person = names.get(userId);
    if (!person || !(role === 'teacher' ? teachers : learners).has(userId)) continue;
    const { username, firstName, lastName } = person;
    const member = { id: userId, username, firstName, lastName, addedAt };
    rosters.get(classId)?.[role === 'teacher' ? 'teachers' : 'learners'].push(member);
  }
  for (const roster of rosters.values()) {
    roster.teachers.sort(byName);
    roster.learners.sort(byName);
  }
  return rosters;
}

const byName = (one: Member, other: Member) =>
  one.lastName.localeCompare(other.lastName) ||
  one.firstName.localeCompare(other.firstName) ||
  one.id.localeCompare(other.id);

/**
 * Classes as lists show them, in the given order.
 * @param known rosters of these classes, where they were read already
 */
export async function classesView(
  needed: Needed,
  call: CallContext<Pick<Actor, 'institution'>>,
  rows: readonly ClassRow[],
  known?: ReadonlyMap<string, Roster>,
): Promise<Class[]> {
  const ids = rows.map(({ id }) => id);
  const rosters = known ?? (await rostersOf(needed, call, ids));
  const termIds = rows.flatMap(({ termId }) => termId ?? []);
  const terms = termIds.length > 0 ? await needed.db.rows(TermRow, call).findByIds(termIds) : [];
  const names = new Map(terms.map(({ id, name }) => [id, name]));
  return rows.map(({ id, name, course, termId, archivedAt }) => {
    const { teachers = [], learners = [] } = rosters.get(id) ?? {};
    const term = termId ? { id: termId, name: names.get(termId) ?? '' } : null;
    return {
      ...{ id, name, course, term, learners: learners.length },
      teachers: teachers.map(({ id: teacherId, firstName, lastName }) => ({ id: teacherId, firstName, lastName })),
      archivedAt: archivedAt?.toISOString() ?? null,
    };
  });
}

/** A class that the caller manages, with its learners. @throws Failure not_found, also for an archived class */
export async function rosterOf(needed: Needed, call: CallContext<Who>, classId: string): Promise<ClassRoster> {
  const row = await managedClass(needed, call, classId);
  if (row.archivedAt) throw notFound('Class not found.');
  return rosterView(row, await rostersOf(needed, call, [row.id]));
}

/** Active classes with their learners, without a check of access. */
export async function activeRosters(
  needed: Needed,
  call: CallContext<Pick<Actor, 'institution'>>,
  classIds: readonly string[],
): Promise<ClassRoster[]> {
  const rows = await needed.db.rows(ClassRow, call).whereRaw('id = any(?::uuid[])', [classIds]).whereNull('archivedAt');
  if (rows.length === 0) return [];
  const rosters = await rostersOf(
    needed,
    call,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => rosterView(row, rosters));
}

const rosterView = ({ id, name }: ClassRow, rosters: ReadonlyMap<string, Roster>): ClassRoster => ({
  id,
  name,
  learners: rosters.get(id)?.learners ?? [],
});

/** The active classes that a person is in with a role. */
export async function classesOf(
  { db }: Pick<Needed, 'db'>,
  call: CallContext<Pick<Actor, 'institution'>>,
  userId: string,
  role: MemberRow['role'],
): Promise<Pick<ClassRow, 'id' | 'name'>[]> {
  const memberships = db.rows(MemberRow, call).where({ userId, role }).select('classId');
  return db.rows(ClassRow, call).whereIn('id', memberships).whereNull('archivedAt').select('id', 'name');
}
