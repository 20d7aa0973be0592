import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
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
  dependencies: Pick<Dependencies, 'db' | 'people'>,
  call: CallContext<Pick<Actor, 'institution'>>,
  classId: string,
): Promise<Pairs> {
  return (await membersOfAll(dependencies, call, [classId])).get(classId) ?? { teachers: [], learners: [] };
}

/** The same of several classes, by class. */
export async function membersOfAll(
  { db, people }: Pick<Dependencies, 'db' | 'people'>,
  call: CallContext<Pick<Actor, 'institution'>>,
  classIds: readonly string[],
): Promise<Map<string, Pairs>> {
  const members = await db.rows(MemberRow, call).whereRaw('class_id = any(?::uuid[])', [[...classIds]]);
  const names = await people.named(call, [...new Set(members.map(({ userId }) => userId))]);
  return new Map(
    [...Map.groupBy(members, ({ classId }) => classId)].map(([classId, ofClass]) => {
      const of = (role: MemberRow['role'], current: 'instructor' | 'learner') =>
        ofClass
          .filter((each) => each.role === role && names.get(each.userId)?.role === current)
          .map(({ userId }) => userId);
      return [classId, { teachers: of('teacher', 'instructor'), learners: of('learner', 'learner') }];
    }),
  );
}

type Needed = Pick<Dependencies, 'relations'>;

/** Lets teachers of a class see learners of it. */
export const relateAll = (
  { relations }: Needed,
  call: TransactionContext<Actor>,
  classId: string,
  pairs: Pairs,
): Promise<void> =>
  relations.relateAll(
    call,
    everyPair(pairs).map((pair) => ({ ...pair, source: sourceOf(classId) })),
  );

/** Ends what `relateAll` began. */
export const separateAll = (
  { relations }: Needed,
  call: TransactionContext<Actor>,
  classId: string,
  pairs: Pairs,
): Promise<void> => relations.separateAll(call, sourceOf(classId), everyPair(pairs));

/** Every teacher with every learner. */
export const everyPair = ({ teachers, learners }: Pairs) =>
  teachers.flatMap((staffId) => learners.map((learnerId) => ({ staffId, learnerId })));
