import type { Clock } from '../../../core/clock.ts';
import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../../../core/db/index.ts';
import type { Minority } from '../../learner/contract.ts';
import type { Standing } from '../contract.ts';
import { mailboxOf } from '../letters/mailboxes.ts';
import { LetterRow, StandingRow } from '../models.ts';

/** Reads and writes the rows of requests and decisions. */
export function createStandings({ db, clock }: { db: Database; clock: Clock }) {
  return {
    read: (context: CallContext<Actor>, userId: string) => db.rows(StandingRow, context).findById(userId).execute(),

    /** Locks a learner's row until the transaction ends; creates it if it is missing. */
    async lock(context: TransactionContext<Actor>, userId: string): Promise<StandingRow> {
      const now = clock.now();
      await db
        .rows(StandingRow, context)
        .insert({ userId, state: 'unasked', address: null, mailbox: null, updatedAt: now })
        .onConflict('userId')
        .ignore();
      const locked = await db.rows(StandingRow, context).findById(userId).forUpdate();
      if (!locked) throw new Error('The consent row that was just created was not found');
      return locked;
    },

    change: async (
      context: TransactionContext<Actor>,
      userId: string,
      changes: Partial<StandingRow>,
    ): Promise<void> => {
      await db
        .rows(StandingRow, context)
        .findById(userId)
        .patch({ ...changes, updatedAt: clock.now() });
    },

    /** Replaces the address for letters. */
    setAddress: async (context: TransactionContext<Actor>, userId: string, address: string): Promise<void> => {
      const named = { address, mailbox: mailboxOf(address), updatedAt: clock.now() };
      await db.rows(StandingRow, context).findById(userId).patch(named);
    },

    /** The latest request to the current address. */
    latestLetter: (context: CallContext<Actor>, { userId, mailbox }: Pick<StandingRow, 'userId' | 'mailbox'>) =>
      db
        .rows(LetterRow, context)
        .where({ userId, mailbox, purpose: 'consent' })
        .orderBy([
          { column: 'createdAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .first()
        .execute(),

    /** The latest requests of several learners, by learner. */
    latestLetters: async (context: CallContext<Actor>, rows: readonly Pick<StandingRow, 'userId' | 'mailbox'>[]) => {
      const named = rows.filter(({ mailbox }) => mailbox !== null);
      const letters = await db
        .rows(LetterRow, context)
        .where({ purpose: 'consent' })
        .whereRaw('(user_id, mailbox) in (select * from unnest(?::uuid[], ?::text[]))', [
          named.map(({ userId }) => userId),
          named.map(({ mailbox }) => mailbox),
        ])
        .orderBy(['createdAt', 'id']);
      return new Map(letters.map((letter) => [letter.userId, letter]));
    },
  };
}
export type Standings = ReturnType<typeof createStandings>;

/** The state of consent: the learner's record decides whether it is in force, the row what happened before. */
export function standingOf(
  { guardianConsent }: Pick<Minority, 'guardianConsent'>,
  row: Pick<StandingRow, 'state'> | undefined,
  letter: Pick<LetterRow, 'expiresAt'> | undefined,
  now: Date,
): Standing {
  if (guardianConsent === 'not-needed') return 'not-needed';
  if (guardianConsent === 'given') return 'given';
  switch (row?.state) {
    case 'open':
      return letter?.expiresAt && letter.expiresAt <= now ? 'expired' : 'waiting';
    case 'refused':
      return 'refused';
    case 'given':
    case 'withdrawn':
      return 'withdrawn';
    default:
      return 'not-asked';
  }
}
