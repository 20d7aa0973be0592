import type { Who } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { CandidacyStepRow, MessageRow } from '../models.ts';

const hourMs = 60 * 60 * 1000;

/** The most that one person may do, against spam. */
export const contactLimits = { invitesADay: 40, contactsADay: 20, messagesAnHour: 60 } as const;

/** Locks what a person may do, so that calls at the same time are counted one after the other. */
export const limitsOf = ({ user }: Who): string => `talent.limits ${user.id}`;

/** @throws Failure rate_limited */
export async function assertMayContact(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  context: TransactionContext<Who>,
  step: 'invite' | 'contact',
): Promise<void> {
  await acquireLock(context.tx, limitsOf(context.who));
  const since = new Date(clock.now().getTime() - 24 * hourMs);
  const taken = await db
    .rows(CandidacyStepRow, context)
    .where({ actorId: context.who.user.id, step })
    .where('at', '>', since)
    .resultSize();
  const most = step === 'invite' ? contactLimits.invitesADay : contactLimits.contactsADay;
  if (taken >= most) throw new Failure('rate_limited', `You have reached the limit of ${most} contacts in 24 hours.`);
}

/** @throws Failure rate_limited */
export async function assertMayWrite(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  context: TransactionContext<Who>,
): Promise<void> {
  await acquireLock(context.tx, limitsOf(context.who));
  const since = new Date(clock.now().getTime() - hourMs);
  const written = await db
    .rows(MessageRow, context)
    .where({ authorId: context.who.user.id })
    .where('at', '>', since)
    .resultSize();
  if (written < contactLimits.messagesAnHour) return;
  throw new Failure(
    'rate_limited',
    `You have reached the limit of ${contactLimits.messagesAnHour} messages in an hour.`,
  );
}
