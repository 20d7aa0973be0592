import { isDeepStrictEqual } from 'node:util';
import { UniqueViolationError } from 'objection';
import { conflict } from '../../core/contract/index.ts';
import type { CurrentQuestion } from '../item-bank/services.ts';
import type { Waiting } from '../learner/retakes/contract.ts';
import { openPlacement, unusedGrant } from './finding.ts';
import { GrantRow, PlacementRow } from './models.ts';
import type { Parts, Within } from './parts.ts';
import { waitingAfter } from './retakes.ts';
import { cutsOf, planOf } from './rules.ts';
import { allSections } from './standing.ts';

type Inside = Within & { readonly tx: NonNullable<Within['tx']> };

/**
 * Opens a placement, using up a grant where the waiting time is not over. Begun in two tabs at once it is one
 * placement: the database holds one open placement for each learner, and whoever comes second finds it.
 * @throws Failure conflict that says from when on one may be begun
 */
export async function startPlacement(parts: Parts, within: Within): Promise<Started> {
  await parts.measurement.prepare();
  expectPlacement(parts);
  try {
    return await parts.db.transaction((tx) => open(parts, { ...within, tx }));
  } catch (error) {
    const placement = error instanceof UniqueViolationError ? await openPlacement(parts, within) : undefined;
    if (placement) return { placement };
    throw error;
  }
}

/** Somebody may begin soon. What cannot be written ahead is written when they begin. */
export function expectPlacement({ measurement, configuration, record }: Parts): void {
  measurement.expectSittings(planOf(configuration, cutsOf(record), false)).catch(() => {});
}

/** A placement that was begun; a new one with its first question. */
interface Started {
  readonly placement: PlacementRow;
  readonly current?: CurrentQuestion;
}

/** How long a learner has to wait; a grant that is not used up lets them begin at once. */
export async function waitingNow(parts: Parts, within: Within): Promise<Waiting | undefined> {
  const waiting = await waitingWithoutGrant(parts, within);
  return waiting && (await unusedGrant(parts, within, within.who.user.id)) ? undefined : waiting;
}

async function open(parts: Parts, within: Inside): Promise<Started> {
  const { measurement, record, configuration } = parts;
  const { user } = within.who;
  const { hintsCountForScore } = await parts.settings(within.who, within.tx);
  const rules = { cuts: cutsOf(record), hintsCount: hintsCountForScore };
  const again = await takenUpAgain(parts, within, rules);
  if (again) {
    await claimLeaveToBegin(parts, within);
    return { placement: again };
  }
  const plan = planOf(configuration, rules.cuts, rules.hintsCount);
  let placement: PlacementRow | undefined;
  const current = await measurement.openAndAsk(within, user.id, plan, async (_, sittingId) => {
    // Before anything is decided: from here on only one of those who begin at once goes on.
    placement = await parts.db
      .rows(PlacementRow, within)
      .insert({ userId: user.id, sittingId, state: 'open', ...rules, startedAt: parts.clock.now() })
      .returning('*');
    await claimLeaveToBegin(parts, within);
  });
  if (!placement) throw new Error('A sitting was opened without its placement');
  return { placement, current };
}

/** @throws Failure conflict where the learner has to wait and has no grant */
async function claimLeaveToBegin(parts: Parts, within: Inside): Promise<void> {
  const { db, record, clock } = parts;
  const { user } = within.who;
  const nothingYet = allSections(() => 0);
  const [waiting] = await Promise.all([
    waitingWithoutGrant(parts, within),
    record.setSectionProgress(within, user.id, nothingYet),
  ]);
  if (!waiting) return;
  const grant = await unusedGrant(parts, within, user.id);
  if (!grant) throw conflict(waiting.reason);
  await db.rows(GrantRow, within).findById(grant.id).patch({ usedAt: clock.now() });
}

/**
 * The placement that was given up last, where nothing was answered in it and the rules are still its own: it goes on,
 * within the pauses that its section allows, so that giving up and beginning again shows no more questions than pauses.
 */
async function takenUpAgain(
  { db, measurement, clock }: Parts,
  within: Within,
  rules: Pick<PlacementRow, 'cuts' | 'hintsCount'>,
): Promise<PlacementRow | undefined> {
  const last = await db
    .rows(PlacementRow, within)
    .where({ userId: within.who.user.id })
    .whereNotNull('endedAt')
    .orderBy('endedAt', 'desc')
    .first()
    .forUpdate();
  if (last?.state !== 'abandoned' || last.answered !== 0) return undefined;
  if (!isDeepStrictEqual({ cuts: last.cuts, hintsCount: last.hintsCount }, rules)) return undefined;
  await measurement.resume(within, last.sittingId);
  const again = { state: 'open' as const, startedAt: clock.now(), endedAt: null, answered: null };
  return db.rows(PlacementRow, within).patchAndFetchById(last.id, again);
}

async function waitingWithoutGrant(parts: Parts, within: Within): Promise<Waiting | undefined> {
  const { retakeDays } = await parts.settings(within.who, within.tx);
  const ended = await parts.db
    .rows(PlacementRow, within)
    .where({ userId: within.who.user.id })
    .whereNot({ state: 'open' })
    .orderBy('endedAt', 'desc');
  return waitingAfter(ended, { retakeDays, restarts: parts.configuration.restarts }, parts.clock.now());
}
