import type { Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { Scope } from '../../../core/db/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import { SavedUniversityRow, UniversityRow } from './models.ts';
import { activeUniversities } from './queries.ts';

/** The number of universities a person can save, which bounds the list. */
export const maxSaved = 100;

/** Saves a university. Idempotent. @throws Failure not_found for one that is not active */
export async function saveUniversity({ db, clock }: CatalogueDependencies, who: Who, universityId: string) {
  const userId = who.user.id;
  await db.transaction(async (tx) => {
    const scope = { who, tx };
    await acquireLock(tx, `saved universities ${userId}`);
    const [university] = await activeUniversities({ db }, scope, [universityId]);
    if (!university) throw notFound();
    if (await db.rows(SavedUniversityRow, scope).findOne({ userId, universityId })) return;
    if ((await db.rows(SavedUniversityRow, scope).where({ userId }).resultSize()) >= maxSaved) {
      throw conflict(`You have saved ${maxSaved} universities. Remove one to save another.`);
    }
    await db.rows(SavedUniversityRow, scope).insert({ userId, universityId, savedAt: clock.now() });
  });
}

/** Removes a university from those a person saved. Idempotent. @throws Failure not_found for an unknown one */
export async function unsaveUniversity({ db }: CatalogueDependencies, who: Who, universityId: string) {
  if (!(await db.rows(UniversityRow, { who }).findById(universityId))) throw notFound();
  await db.rows(SavedUniversityRow, { who }).where({ userId: who.user.id, universityId }).delete();
}

/** The active universities a person saved, the latest first. */
export async function savedUniversities({ db }: Pick<CatalogueDependencies, 'db'>, scope: Scope, userId: string) {
  const saved = await db
    .rows(SavedUniversityRow, scope)
    .where({ userId })
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc');
  const rows = await activeUniversities(
    { db },
    scope,
    saved.map(({ universityId }) => universityId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return saved.flatMap(({ universityId }) => byId.get(universityId) ?? []);
}
