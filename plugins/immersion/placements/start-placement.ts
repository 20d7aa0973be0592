import { isDeepStrictEqual } from 'node:util';
import type { Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { insertOrFind } from '../../../core/db/index.ts';
import type { CurrentQuestion } from '../../item-bank/services.ts';
import { notMeasured } from '../../learner/contract.ts';
import type { Waiting } from '../../learner/retakes/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { GrantRow, PlacementRow } from '../models.ts';
import { cutsOf, planOf } from '../rules.ts';
import { formFor } from './form.ts';
import { openPlacement, unusedGrant } from './queries.ts';
import { waitingAfter } from './retakes.ts';
import { allSections } from './status.ts';

/**
 * Starts a placement, using a grant where the waiting time is not over. The database allows one open placement a
 * learner, so two tabs that start at once get the same one.
 * @throws Failure conflict with the time from which a placement may be started
 */
export async function startPlacement(dependencies: Dependencies, context: CallContext<Who>): Promise<Started> {
  await dependencies.measurement.prepare();
  expectPlacement(dependencies);
  return insertOrFind<Started>(
    () => dependencies.db.transaction((tx) => open(dependencies, { ...context, tx })),
    async () => {
      const placement = await openPlacement(dependencies, context);
      return placement && { placement };
    },
  );
}

/** Prepares question variants for a placement that may start soon. Failures are ignored: variants are then written at the start. */
export function expectPlacement({ measurement, configuration, record }: Dependencies): void {
  measurement.expectSittings(planOf(configuration, cutsOf(record.shippedCuts), false)).catch(() => {});
}

/** A started placement; a new one with its first question. */
interface Started {
  readonly placement: PlacementRow;
  readonly current?: CurrentQuestion;
}

/** How long a learner has to wait; undefined with an unused grant. */
export async function waitingNow(dependencies: Dependencies, context: CallContext<Who>): Promise<Waiting | undefined> {
  const waiting = await waitingBeforeGrant(dependencies, context);
  return waiting && (await unusedGrant(dependencies, context, context.who.user.id)) ? undefined : waiting;
}

async function open(dependencies: Dependencies, context: TransactionContext<Who>): Promise<Started> {
  const { measurement, record, configuration } = dependencies;
  const { user } = context.who;
  const { hintsCountForScore } = await dependencies.settings(context.who, context.tx);
  const form = await formFor(dependencies, context);
  if (!form) throw conflict(notMeasured);
  const rules = { cuts: cutsOf(await record.cuts(context)), hintsCount: hintsCountForScore, form };
  const again = await reopenAbandoned(dependencies, context, rules);
  if (again) {
    await claimPermission(dependencies, context);
    return { placement: again };
  }
  const plan = planOf(configuration, rules.cuts, rules.hintsCount, form);
  let placement: PlacementRow | undefined;
  const current = await measurement.openAndAsk(context, user.id, plan, async (_, sittingId) => {
    // Inserted first: of several concurrent starts only one gets past this row.
    placement = await dependencies.db
      .rows(PlacementRow, context)
      .insert({ userId: user.id, sittingId, state: 'open', ...rules, startedAt: dependencies.clock.now() })
      .returning('*');
    await claimPermission(dependencies, context);
  });
  if (!placement) throw new Error('A sitting was opened without its placement');
  return { placement, current };
}

/** @throws Failure conflict where the learner has to wait and has no grant */
async function claimPermission(dependencies: Dependencies, context: TransactionContext<Who>): Promise<void> {
  const { db, record, clock } = dependencies;
  const { user } = context.who;
  const nothingYet = allSections(() => 0);
  const [waiting] = await Promise.all([
    waitingBeforeGrant(dependencies, context),
    record.setSectionProgress(context, user.id, nothingYet),
  ]);
  if (!waiting) return;
  const grant = await unusedGrant(dependencies, context, user.id);
  if (!grant) throw conflict(waiting.reason);
  await db.rows(GrantRow, context).findById(grant.id).patch({ usedAt: clock.now() });
}

/**
 * Reopens the placement abandoned last if it has no answers and its rules are unchanged. It continues within the pauses
 * of its section, so that abandoning and starting again shows no more questions than pauses do.
 */
async function reopenAbandoned(
  { db, measurement, clock }: Dependencies,
  context: CallContext<Who>,
  rules: Pick<PlacementRow, 'cuts' | 'hintsCount' | 'form'>,
): Promise<PlacementRow | undefined> {
  const last = await db
    .rows(PlacementRow, context)
    .where({ userId: context.who.user.id })
    .whereNotNull('endedAt')
    .orderBy('endedAt', 'desc')
    .first()
    .forUpdate();
  if (last?.state !== 'abandoned' || last.answered !== 0) return undefined;
  if (!isDeepStrictEqual({ cuts: last.cuts, hintsCount: last.hintsCount, form: last.form }, rules)) return undefined;
  await measurement.resume(context, last.sittingId);
  const again = { state: 'open' as const, startedAt: clock.now(), endedAt: null, answered: null };
  return db.rows(PlacementRow, context).patchAndFetchById(last.id, again);
}

async function waitingBeforeGrant(dependencies: Dependencies, context: CallContext<Who>): Promise<Waiting | undefined> {
  const { retakeDays } = await dependencies.settings(context.who, context.tx);
  const ended = await dependencies.db
    .rows(PlacementRow, context)
    .where({ userId: context.who.user.id })
    .whereNot({ state: 'open' })
    .orderBy('endedAt', 'desc');
  return waitingAfter(ended, { retakeDays, restarts: dependencies.configuration.restarts }, dependencies.clock.now());
}
