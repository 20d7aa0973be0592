import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { GrantRow, PlacementRow } from '../models.ts';

type QueryDependencies = Pick<Dependencies, 'db'>;

/** The caller's open placement, if there is one. */
export async function openPlacement(
  { db }: QueryDependencies,
  context: CallContext<Who>,
): Promise<PlacementRow | undefined> {
  return db.rows(PlacementRow, context).findOne({ userId: context.who.user.id, state: 'open' });
}

/** The placement that the caller completed last. */
export async function latestCompleted(
  { db }: QueryDependencies,
  context: CallContext<Who>,
): Promise<PlacementRow | undefined> {
  return db
    .rows(PlacementRow, context)
    .where({ userId: context.who.user.id, state: 'completed' })
    .orderBy('endedAt', 'desc')
    .first();
}

/** The caller's placement that was scored last, whether it counts or not. */
export async function latestScored(
  { db }: QueryDependencies,
  context: CallContext<Who>,
): Promise<PlacementRow | undefined> {
  return db
    .rows(PlacementRow, context)
    .where({ userId: context.who.user.id })
    .whereNotNull('result')
    .orderBy('endedAt', 'desc')
    .first();
}

/** A placement of the caller. @throws Failure not_found */
export async function ownPlacement(
  { db }: QueryDependencies,
  context: CallContext<Who>,
  id: string,
): Promise<PlacementRow> {
  const placement = await db.rows(PlacementRow, context).findOne({ id, userId: context.who.user.id });
  if (!placement) throw notFound('You have no such placement.');
  return placement;
}

/** The same, locked for a change. @throws Failure not_found */
export async function lockedPlacement(
  { db }: QueryDependencies,
  context: CallContext<Who>,
  id: string,
): Promise<PlacementRow> {
  const placement = await db.rows(PlacementRow, context).findOne({ id, userId: context.who.user.id }).forUpdate();
  if (!placement) throw notFound('You have no such placement.');
  return placement;
}

/** An unused grant to start at once. */
export async function unusedGrant(
  { db }: QueryDependencies,
  context: CallContext<Who>,
  userId: string,
): Promise<GrantRow | undefined> {
  return db.rows(GrantRow, context).where({ userId }).whereNull('usedAt').first();
}
