import type { Actor } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { Database, TransactionContext } from '../../../core/db/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import { LetterRow } from '../models.ts';

// Letters go to addresses that a child typed in, so their number is limited.

const dayMs = 24 * 60 * 60 * 1000;

/** Maximum of letters about one learner, to all addresses together. */
const perLearner = [
  { days: 1, letters: 3 },
  { days: 14, letters: 6 },
] as const;

/** Maximum of letters to one mailbox about all learners of an institution: a family may have several children. */
const perMailbox = [{ days: 1, letters: 6 }] as const;

/** Days after a parent's refusal or withdrawal before the child can send another letter. */
export const quietDays = 7;

/**
 * The time to wait if one more letter would exceed a limit, otherwise undefined. Takes a lock on the mailbox until the
 * transaction ends.
 */
export async function waitBeforeNextLetter(
  db: Database,
  context: TransactionContext<Actor>,
  { userId, mailbox }: { userId: string; mailbox: string },
  now: Date,
): Promise<{ hours: number } | undefined> {
  // Simultaneous requests to one mailbox count each other's letters.
  await acquireLock(context.tx, `consent ${context.who.institution.id} ${mailbox}`);
  const waits: number[] = [];
  for (const limit of perLearner) waits.push(await waitMs({ userId }, limit));
  for (const limit of perMailbox) waits.push(await waitMs({ mailbox }, limit));
  const wait = Math.max(...waits);
  return wait > 0 ? { hours: Math.max(1, Math.ceil(wait / (60 * 60 * 1000))) } : undefined;

  async function waitMs(
    of: { userId: string } | { mailbox: string },
    { days, letters }: (typeof perLearner)[number] | (typeof perMailbox)[number],
  ) {
    const since = new Date(now.getTime() - days * dayMs);
    const rows = await db
      .rows(LetterRow, context)
      .where({ ...of, purpose: 'consent' })
      .where('createdAt', '>', since)
      .orderBy('createdAt', 'desc')
      .limit(letters)
      .select('createdAt');
    const oldest = rows[letters - 1];
    return oldest ? oldest.createdAt.getTime() + days * dayMs - now.getTime() : 0;
  }
}

export function letterLimitReached({ hours }: { hours: number }): Failure {
  const time = hours < 24 ? counted(hours, 'hour') : counted(Math.ceil(hours / 24), 'day');
  return new Failure('rate_limited', `The limit of letters has been reached. You can send another in about ${time}.`);
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
