import { notFound } from '../../core/contract/index.ts';
import { GrantRow, PlacementRow } from './models.ts';
import type { Parts, Within } from './parts.ts';

type Finding = Pick<Parts, 'db'>;

/** The caller's open placement, if there is one. */
export async function openPlacement({ db }: Finding, within: Within): Promise<PlacementRow | undefined> {
  return db.rows(PlacementRow, within).findOne({ userId: within.who.user.id, state: 'open' });
}

/** The placement that the caller completed last. */
export async function latestCompleted({ db }: Finding, within: Within): Promise<PlacementRow | undefined> {
  return db
    .rows(PlacementRow, within)
    .where({ userId: within.who.user.id, state: 'completed' })
    .orderBy('endedAt', 'desc')
    .first();
}

/** What the caller's placement that was scored last came to, whether it counts or not. */
export async function latestScored({ db }: Finding, within: Within): Promise<PlacementRow | undefined> {
  return db
    .rows(PlacementRow, within)
    .where({ userId: within.who.user.id })
    .whereNotNull('result')
    .orderBy('endedAt', 'desc')
    .first();
}

/** One of the caller's own. @throws Failure not_found */
export async function ownPlacement({ db }: Finding, within: Within, id: string): Promise<PlacementRow> {
  const placement = await db.rows(PlacementRow, within).findOne({ id, userId: within.who.user.id });
  if (!placement) throw notFound('You have no such placement.');
  return placement;
}

/** The same, locked: whatever changes a placement waits its turn here. @throws Failure not_found */
export async function lockedPlacement({ db }: Finding, within: Within, id: string): Promise<PlacementRow> {
  const placement = await db.rows(PlacementRow, within).findOne({ id, userId: within.who.user.id }).forUpdate();
  if (!placement) throw notFound('You have no such placement.');
  return placement;
}

/** Leave to begin at once that has not been used up. */
export async function unusedGrant({ db }: Finding, within: Within, userId: string): Promise<GrantRow | undefined> {
  return db.rows(GrantRow, within).where({ userId }).whereNull('usedAt').first();
}
