import type { z } from 'zod';
import type { RouteInput, RouteResult, Who } from '../../../core/contract/index.ts';
import { among } from '../../../core/db/index.ts';
import type { immersion, LearnerStanding } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { GrantRow, PlacementRow } from '../models.ts';
import { waitingAfter } from '../placements/retakes.ts';

type Routes = (typeof immersion)['routes'];
type Learners = Routes['learners'];

/** A page of the learners visible to the caller, by name, with their latest result and when they may start again. */
export async function learnersWithPlacements(
  { db, people, relations, settings, configuration, clock }: Dependencies,
  who: Who,
  { search, limit, offset }: RouteInput<Learners>['query'],
): Promise<RouteResult<Learners>> {
  const visible = await relations.visible({ who }, 'immersion.manage');
  const { items, total } = await people.list({ who }, { role: 'learner', ids: visible, search, limit, offset });
  const ids = items.map(({ id }) => id);
  const placements = await db.rows(PlacementRow, { who }).whereIn('userId', ids).orderBy('startedAt', 'desc');
  const grants = await db.rows(GrantRow, { who }).whereIn('userId', ids).whereNull('usedAt');
  const { retakeDays } = await settings(who);
  const rules = { retakeDays, restarts: configuration.restarts };
  const granted = new Set(grants.map(({ userId }) => userId));
  const byLearner = Map.groupBy(placements, ({ userId }) => userId);
  return {
    total,
    items: items.map(({ id, firstName, lastName, username }) => ({
      userId: id,
      firstName,
      lastName,
      username,
      ...standingOf(byLearner.get(id) ?? [], rules, clock.now()),
      hasGrant: granted.has(id),
    })),
  };
}

/** How many completed placements are listed, and how many are read, because some may belong to former learners. */
const maxListed = 5;
const maxRead = 25;

/** The latest completed placements of current learners visible to the caller. */
export async function latestPlacements(
  { db, people, relations }: Dependencies,
  who: Who,
): Promise<RouteResult<Routes['latest']>> {
  const visible = await relations.visible({ who }, 'immersion.manage');
  const rows = await db
    .rows(PlacementRow, { who })
    .where({ state: 'completed' })
    .whereNotNull('result')
    .modify(among('userId', visible))
    .orderBy('endedAt', 'desc')
    .limit(maxRead);
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const authors = await people.list({ who }, { role: 'learner', ids, limit: maxRead, offset: 0 });
  const { total } = await people.list({ who }, { role: 'learner', ids: visible, limit: 1, offset: 0 });
  const byId = new Map(authors.items.map((person) => [person.id, person]));
  const results = rows.flatMap(({ id, userId, endedAt, result }) => {
    const learner = byId.get(userId);
    if (!learner || !endedAt || !result) return [];
    const { firstName, lastName } = learner;
    const { eiqScore, standardError, placementLevel } = result;
    return [{ sessionId: id, firstName, lastName, completedAt: endedAt, eiqScore, standardError, placementLevel }];
  });
  return { learners: total, results: results.slice(0, maxListed) };
}

type Standing = Omit<z.input<typeof LearnerStanding>, 'userId' | 'firstName' | 'lastName' | 'username' | 'hasGrant'>;

/** @param placements of one learner, latest first */
function standingOf(
  placements: readonly PlacementRow[],
  rules: { retakeDays: number; restarts: number },
  now: Date,
): Standing {
  const completed = placements.find(({ state }) => state === 'completed');
  const isOpen = placements.some(({ state }) => state === 'open');
  return {
    state: isOpen ? 'open' : completed ? 'completed' : 'none',
    sessionId: completed?.id ?? null,
    completedAt: completed?.endedAt ?? null,
    eiqScore: completed?.result?.eiqScore ?? null,
    standardError: completed?.result?.standardError ?? null,
    placementLevel: completed?.result?.placementLevel ?? null,
    waitsUntil: isOpen ? null : (waitingAfter(placements, rules, now)?.until ?? null),
  };
}
