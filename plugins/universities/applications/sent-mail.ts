import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { SentMailRow } from './models.ts';

type Dependencies = Pick<ApplicationDependencies, 'db' | 'clock'>;

/** How long a job may be repeated, with room to spare (ms). */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Sends the mail of a job unless an earlier run has sent it. A process that dies between the mail server's answer and the note
 * of it sends the mail twice: without a receipt that the mail server shares, the alternative is to lose it.
 */
export async function sendOnce(
  { db, clock }: Dependencies,
  institution: InstitutionRef,
  jobId: string,
  send: () => Promise<void>,
): Promise<void> {
  if (await db.rows(SentMailRow, { institution }).findById(jobId)) return;
  await send();
  await db.rows(SentMailRow, { institution }).insert({ id: jobId, at: clock.now() }).onConflict('id').ignore();
}

/** Forgets mail whose job is no longer repeated. */
export async function sweepSentMail({ db, clock }: Dependencies, institution: InstitutionRef): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs);
  await db.rows(SentMailRow, { institution }).where('at', '<', before).delete();
}
