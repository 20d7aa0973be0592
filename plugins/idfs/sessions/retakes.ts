import type { Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { isMeasured, notMeasured } from '../../learner/contract.ts';
import type { Waiting } from '../../learner/retakes/contract.ts';
import { waitingTime } from '../../learner/retakes/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { GrantRow, SessionRow } from '../models.ts';

const attemptName = { one: 'an IDFS assessment', many: 'IDFS assessments' } as const;

/** Why a learner may not start a session now, and until when; below grade 3 without a time. Undefined where they may. */
export async function barredNow(
  dependencies: Dependencies,
  context: CallContext<Who>,
): Promise<Waiting | { readonly until: null; readonly reason: string } | undefined> {
  if (!isMeasured(await dependencies.record.education(context, context.who.user.id)))
    return { until: null, reason: notMeasured };
  return waitingNow(dependencies, context);
}

/** How long a learner has to wait for the next session; undefined with an unused grant. */
async function waitingNow(dependencies: Dependencies, context: CallContext<Who>): Promise<Waiting | undefined> {
  const waiting = await waitingBeforeGrant(dependencies, context, context.who.user.id);
  return waiting && (await unusedGrant(dependencies, context, context.who.user.id)) ? undefined : waiting;
}

/** @throws Failure conflict with the time from which a session may be started, or below grade 3 */
export async function assertMayBegin(dependencies: Dependencies, context: CallContext<Who>): Promise<void> {
  const barred = await barredNow(dependencies, context);
  if (barred) throw conflict(barred.reason);
}

/**
 * The same in the transaction that started a session, using a grant where the waiting time is not over. Called after the
 * insert, so that the second of two concurrent starts sees the first.
 * @throws Failure conflict
 */
export async function claimPermission(dependencies: Dependencies, context: TransactionContext<Who>): Promise<void> {
  const userId = context.who.user.id;
  const waiting = await waitingBeforeGrant(dependencies, context, userId);
  if (!waiting) return;
  const grant = await unusedGrant(dependencies, context, userId);
  if (!grant) throw conflict(waiting.reason);
  await dependencies.db.rows(GrantRow, context).findById(grant.id).patch({ usedAt: dependencies.clock.now() });
}

/** Grants a learner one session before the waiting time is over. Repeating it changes nothing. @throws Failure not_found */
export async function grantSession(
  dependencies: Dependencies,
  who: Who,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  await dependencies.relations.assertMayFor({ who }, 'idfs.manage', userId);
  const learner = await dependencies.people.one({ who }, userId);
  await dependencies.db.transaction(async (tx) => {
    const context = { who, tx };
    if (await unusedGrant(dependencies, context, learner.id)) return;
    const grant = { userId: learner.id, grantedBy: who.user.id, reason, grantedAt: dependencies.clock.now() };
    await dependencies.db.rows(GrantRow, context).insert(grant).onConflict().ignore();
    await dependencies.audit.record(context, { action: 'idfs.granted', subject: learner.id, details: { reason } });
  });
}

/** When a learner with these sessions may start the next one. @param sessions of one learner */
export function waitingAfter(
  sessions: readonly Pick<SessionRow, 'outcome' | 'endedAt'>[],
  rules: { readonly retakeDays: number; readonly restarts: number },
  now: Date,
): Waiting | undefined {
  const ended = sessions.toSorted((one, other) => (other.endedAt?.getTime() ?? 0) - (one.endedAt?.getTime() ?? 0));
  const endOf = (isRecorded: boolean) =>
    ended.filter(({ outcome }) => (outcome === 'recorded') === isRecorded).flatMap(({ endedAt }) => endedAt ?? []);
  const history = { recordedAt: endOf(true)[0], unrecordedAt: endOf(false) };
  return waitingTime(history, rules, now, attemptName);
}

async function waitingBeforeGrant(
  dependencies: Dependencies,
  context: CallContext,
  userId: string,
): Promise<Waiting | undefined> {
  const { retakeDays } = await dependencies.settings(context.who.institution, context.tx);
  const ended = await dependencies.db.rows(SessionRow, context).where({ userId, state: 'completed' });
  return waitingAfter(ended, { retakeDays, restarts: dependencies.configuration.restarts }, dependencies.clock.now());
}

async function unusedGrant({ db }: Dependencies, context: CallContext, userId: string): Promise<GrantRow | undefined> {
  return db.rows(GrantRow, context).where({ userId }).whereNull('usedAt').first();
}
