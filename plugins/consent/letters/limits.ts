import type { Actor } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { Database, TransactionContext } from '../../../core/db/index.ts';
import { takeTurn } from '../../../core/db/index.ts';
import { LetterRow } from '../models.ts';

// Letters go to addresses that a child typed in: nobody may be flooded with them.

const dayMs = 24 * 60 * 60 * 1000;

/** Letters that may ask about one learner, at whatever addresses. */
const perLearner = [
  { days: 1, letters: 3 },
  { days: 14, letters: 6 },
] as const;

/** Letters that one mailbox may get about all learners of an institution: a family has several children. */
const perMailbox = [{ days: 1, letters: 6 }] as const;

/** A parent who has declined, or taken consent back, is left in peace by the child for so long. */
export const quietDays = 7;

/** Whether one more letter is one too many; says in how many hours it is not. Other askers of the mailbox wait meanwhile. */
export async function tooSoon(
  db: Database,
  context: TransactionContext<Actor>,
  { userId, mailbox }: { userId: string; mailbox: string },
  now: Date,
): Promise<{ hours: number } | undefined> {
  // Of several children who ask the same mailbox at once each counts the letters of those before.
  await takeTurn(context.tx, `consent ${context.who.institution.id} ${mailbox}`);
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

export function waitFor({ hours }: { hours: number }): Failure {
  const time = hours < 24 ? counted(hours, 'hour') : counted(Math.ceil(hours / 24), 'day');
  return new Failure('rate_limited', `Enough letters have been sent for now. You can ask again in about ${time}.`);
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
