import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { GrantRow, PlacementRow } from '../models.ts';

type Finding = Pick<Dependencies, 'db'>;

/** The caller's open placement, if there is one. */
export async function openPlacement({ db }: Finding, context: CallContext<Who>): Promise<PlacementRow | undefined> {
  return db.rows(PlacementRow, context).findOne({ userId: context.who.user.id, state: 'open' });
}

/** The placement that the caller completed last. */
export async function latestCompleted({ db }: Finding, context: CallContext<Who>): Promise<PlacementRow | undefined> {
  return db
    .rows(PlacementRow, context)
    .where({ userId: context.who.user.id, state: 'completed' })
    .orderBy('endedAt', 'desc')
    .first();
}

/** What the caller's placement that was scored last came to, whether it counts or not. */
export async function latestScored({ db }: Finding, context: CallContext<Who>): Promise<PlacementRow | undefined> {
  return db
    .rows(PlacementRow, context)
    .where({ userId: context.who.user.id })
    .whereNotNull('result')
    .orderBy('endedAt', 'desc')
    .first();
}

/** One of the caller's own. @throws Failure not_found */
export async function ownPlacement({ db }: Finding, context: CallContext<Who>, id: string): Promise<PlacementRow> {
  const placement = await db.rows(PlacementRow, context).findOne({ id, userId: context.who.user.id });
  if (!placement) throw notFound('You have no such placement.');
  return placement;
}

/** The same, locked: whatever changes a placement waits its turn here. @throws Failure not_found */
export async function lockedPlacement({ db }: Finding, context: CallContext<Who>, id: string): Promise<PlacementRow> {
  const placement = await db.rows(PlacementRow, context).findOne({ id, userId: context.who.user.id }).forUpdate();
  if (!placement) throw notFound('You have no such placement.');
  return placement;
}

/** Leave to begin at once that has not been used up. */
export async function unusedGrant(
  { db }: Finding,
  context: CallContext<Who>,
  userId: string,
): Promise<GrantRow | undefined> {
  return db.rows(GrantRow, context).where({ userId }).whereNull('usedAt').first();
}
