import type { Actor } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import type { Note, Round } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { MarksRow, NoteRow, PanelistRow, StudyRow } from '../models.ts';

type Context = CallContext<Actor>;

export async function studyOf({ db }: Pick<Dependencies, 'db'>, context: Context, studyId: string): Promise<StudyRow> {
  const study = await db.rows(StudyRow, context).findById(studyId);
  if (!study) throw notFound('There is no such study.');
  return study;
}

/** The study under a lock, which changes of its phase take `forUpdate` and bookmarks `forShare`. */
export async function lockedStudy(
  { db }: Pick<Dependencies, 'db'>,
  context: TransactionContext<Actor>,
  studyId: string,
  lock: 'forUpdate' | 'forShare',
): Promise<StudyRow> {
  const study = await db.rows(StudyRow, context).findById(studyId)[lock]();
  if (!study) throw notFound('There is no such study.');
  return study;
}

export const panelOf = ({ db }: Pick<Dependencies, 'db'>, context: Context, studyId: string): Promise<PanelistRow[]> =>
  db.rows(PanelistRow, context).where({ studyId }).execute();

export const marksOf = ({ db }: Pick<Dependencies, 'db'>, context: Context, studyId: string): Promise<MarksRow[]> =>
  db.rows(MarksRow, context).where({ studyId }).execute();

/** The ids of those who placed bookmarks in a round. */
export const placedIn = (marks: readonly MarksRow[], round: Round | undefined): Set<string> =>
  new Set(marks.flatMap((each) => (each.round === round && each.userId ? each.userId : [])));

/** The panel's notes, oldest first. Those of erased people are gone. */
export async function notesOf(
  { db, people }: Pick<Dependencies, 'db' | 'people'>,
  context: Context,
  studyId: string,
): Promise<Note[]> {
  const rows = await db.rows(NoteRow, context).where({ studyId }).whereNotNull('text').orderBy(['writtenAt', 'id']);
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  const authors = await namesOf({ people }, context, ids);
  return rows.map(({ id, page, text, userId, writtenAt }) => ({
    ...{ id, page, text: text ?? '', writtenAt: writtenAt.toISOString() },
    author: (userId && authors.get(userId)) || null,
    isOwn: userId !== null && userId === context.who.user?.id,
  }));
}

/** Names by id; people who are gone are left out. */
export async function namesOf(
  { people }: Pick<Dependencies, 'people'>,
  context: Context,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { items } = await people.list(context, { ids, active: 'any', demo: true, limit: ids.length, offset: 0 });
  return new Map(items.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}
