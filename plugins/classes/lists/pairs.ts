import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { ClassRow, MemberRow } from '../models.ts';

const sourcePrefix = 'class ';

/** The source of the relations of a class. */
export const sourceOf = (classId: string) => `${sourcePrefix}${classId}`;

/** What classes are called as the sources of relations: `class 7b`. */
export async function titlesOf(
  { db }: Pick<Dependencies, 'db'>,
  call: CallContext<Pick<Actor, 'institution'>>,
  sources: readonly string[],
): Promise<Map<string, string>> {
  const ids = sources.flatMap((source) => (source.startsWith(sourcePrefix) ? source.slice(sourcePrefix.length) : []));
  const rows = await db.rows(ClassRow, call).whereRaw('id::text = any(?)', [ids]).select('id', 'name');
  return new Map(rows.map(({ id, name }) => [sourceOf(id), `class ${name}`]));
}

/** Ids of teachers and learners. */
export interface Pairs {
  readonly teachers: readonly string[];
  readonly learners: readonly string[];
}

/** The members of a class who still have the role in which they were added, deactivated people included. */
export async function membersOf(
  { db, people }: Pick<Dependencies, 'db' | 'people'>,
  call: CallContext<Pick<Actor, 'institution'>>,
  classId: string,
): Promise<Pairs> {
  const members = await db.rows(MemberRow, call).where({ classId });
  const names = await people.named(
    call,
    members.map(({ userId }) => userId),
  );
  const of = (role: MemberRow['role'], current: 'instructor' | 'learner') =>
    members
      .filter((each) => each.role === role && names.get(each.userId)?.role === current)
      .map(({ userId }) => userId);
  return { teachers: of('teacher', 'instructor'), learners: of('learner', 'learner') };
}

type Needed = Pick<Dependencies, 'relations'>;

/** Lets teachers of a class see learners of it. */
export const relateAll = ({ relations }: Needed, call: CallContext<Actor>, classId: string, pairs: Pairs) =>
  forEach(pairs, (staffId, learnerId) => relations.relate(call, { staffId, learnerId, source: sourceOf(classId) }));

/** Ends what `relateAll` began. */
export const separateAll = ({ relations }: Needed, call: CallContext<Actor>, classId: string, pairs: Pairs) =>
  forEach(pairs, (staffId, learnerId) => relations.separate(call, { staffId, learnerId, source: sourceOf(classId) }));

async function forEach(
  { teachers, learners }: Pairs,
  change: (teacher: string, learner: string) => Promise<void>,
): Promise<void> {
  for (const teacher of teachers) for (const learner of learners) await change(teacher, learner);
}
