import type { Who } from '../../../core/contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { VisitRow } from '../models.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A visit ends after this time without a call. */
const visitGapMs = 4 * 60 * minuteMs;
/** A visit is not stored more often than this. */
const storedEveryMs = 5 * minuteMs;
/** What is told on the first visit, and at most. */
const firstMs = 7 * dayMs;
const mostMs = 30 * dayMs;

/** The moment since which news are told: the end of the caller's previous visit, at most 30 days ago. Notes this visit. */
export async function noteVisit({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, who: Who): Promise<Date> {
  const now = clock.now();
  const userId = who.user.id;
  const known = await db.rows(VisitRow, { who }).findById(userId);
  const age = known ? now.getTime() - known.lastAt.getTime() : Infinity;
  const previousAt = known && age > visitGapMs ? known.lastAt : (known?.previousAt ?? null);
  // An administrator who is signed in as the teacher does not visit in their place.
  if (age > storedEveryMs && !who.signedInBy) {
    await db.rows(VisitRow, { who }).insert({ userId, previousAt, lastAt: now }).onConflict('userId').merge();
  }
  const earliest = new Date(now.getTime() - (previousAt ? mostMs : firstMs));
  return previousAt && previousAt > earliest ? previousAt : earliest;
}
