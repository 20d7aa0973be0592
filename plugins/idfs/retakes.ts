import type { Who } from '../../core/contract/index.ts';
import { conflict } from '../../core/contract/index.ts';
import type { Waiting } from '../learner/retakes/contract.ts';
import { waitingTime } from '../learner/retakes/contract.ts';
import { GrantRow, SessionRow } from './models.ts';
import type { Inside, OwnCall, Parts, Within } from './parts.ts';

const attemptName = { one: 'an IDFS assessment', many: 'IDFS assessments' } as const;

/** How long a learner has to wait for another session; a grant that is not used up lets them begin at once. */
export async function waitingNow(parts: Parts, within: OwnCall): Promise<Waiting | undefined> {
  const waiting = await waitingWithoutGrant(parts, within, within.who.user.id);
  return waiting && (await unusedGrant(parts, within, within.who.user.id)) ? undefined : waiting;
}

/** @throws Failure conflict that says from when on a session may be begun */
export async function assertMayBegin(parts: Parts, within: OwnCall): Promise<void> {
  const waiting = await waitingNow(parts, within);
  if (waiting) throw conflict(waiting.reason);
}

/**
 * The same inside the transaction that has begun a session, using up a grant where the waiting time is not over. Asked
 * after the session is there: of two who begin at once, the second one sees what the first has done.
 * @throws Failure conflict
 */
export async function claimLeaveToBegin(parts: Parts, within: Inside<OwnCall>): Promise<void> {
  const userId = within.who.user.id;
  const waiting = await waitingWithoutGrant(parts, within, userId);
  if (!waiting) return;
  const grant = await unusedGrant(parts, within, userId);
  if (!grant) throw conflict(waiting.reason);
  await parts.db.rows(GrantRow, within).findById(grant.id).patch({ usedAt: parts.clock.now() });
}

/** Allows a learner one more session before the waiting time is over. Repeating it changes nothing. @throws Failure not_found */
export async function grantSession(
  parts: Parts,
  who: Who,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const learner = await parts.people.one({ who }, userId);
  await parts.db.transaction(async (tx) => {
    const within = { who, tx };
    if (await unusedGrant(parts, within, learner.id)) return;
    const grant = { userId: learner.id, grantedBy: who.user.id, reason, grantedAt: parts.clock.now() };
    await parts.db.rows(GrantRow, within).insert(grant).onConflict().ignore();
    await parts.audit.record(within, { action: 'idfs.granted', subject: learner.id, details: { reason } });
  });
}

/** When somebody with these sessions may begin another one. @param sessions of one learner */
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

async function waitingWithoutGrant(parts: Parts, within: Within, userId: string): Promise<Waiting | undefined> {
  const { retakeDays } = await parts.settings(within.who.institution, within.tx);
  const ended = await parts.db.rows(SessionRow, within).where({ userId, state: 'completed' });
  return waitingAfter(ended, { retakeDays, restarts: parts.configuration.restarts }, parts.clock.now());
}

async function unusedGrant({ db }: Parts, within: Within, userId: string): Promise<GrantRow | undefined> {
  return db.rows(GrantRow, within).where({ userId }).whereNull('usedAt').first();
}
