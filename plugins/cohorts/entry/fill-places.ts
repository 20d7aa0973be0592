import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { mayBeIn, minoritiesOf } from '../cohorts/audience.ts';
import type { Dependencies } from '../cohorts/dependencies.ts';
import type { CohortRow } from '../cohorts/models.ts';
import { MemberRow, WaitingRow } from '../cohorts/models.ts';

/**
 * Gives free places to those who wait, longest first. Whoever may not be in the cohort any more, or has been blocked by its owner or
 * has blocked them, keeps waiting.
 * @param context with the transaction that holds the cohort's lock
 * @returns the number of places that are then taken
 */
export async function fillPlaces(
  dependencies: Dependencies,
  { who, tx }: { readonly who: { readonly institution: InstitutionRef }; readonly tx: Tx },
  { id, audience, maxMembers }: CohortRow,
): Promise<number> {
  const { db, clock } = dependencies;
  const context = { who, tx };
  const members = await db.rows(MemberRow, context).where({ cohortId: id });
  if (members.length >= maxMembers) return members.length;
  const waiting = await db.rows(WaitingRow, context).where({ cohortId: id }).orderBy(['since', 'userId']);
  if (waiting.length === 0) return members.length;
  const ownerId = members.find(({ role }) => role === 'owner')?.userId ?? '';
  const ids = waiting.map(({ userId }) => userId);
  const minorities = await minoritiesOf(dependencies, context, ownerId ? [...ids, ownerId] : ids);
  const owner = minorities.get(ownerId);
  const apart = ownerId ? await dependencies.blocks.apartFrom(context, ownerId) : new Set<string>();
  const chosen = ids.filter((userId) => !apart.has(userId) && mayBeIn({ audience }, minorities.get(userId), owner));
  for (const userId of chosen.slice(0, maxMembers - members.length)) {
    await db.rows(WaitingRow, context).deleteById([id, userId]);
    await db.rows(MemberRow, context).insert({ cohortId: id, userId, role: 'member', joinedAt: clock.now() });
    await dependencies.notify(context, {
      ...{ userId, id: `study-cohort ${id} ${clock.now().toISOString()}`, kind: 'cohorts.place' },
      title: 'You have a place in a study cohort',
      text: 'A place became free in the cohort you were waiting for.',
      to: `/study-cohorts/${id}`,
    });
  }
  return Math.min(maxMembers, members.length + chosen.length);
}
