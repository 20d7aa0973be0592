import type { Clock } from '../clock.ts';
import type { InstitutionRef, Visitor } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { passwordAsked } from '../mail/templates.ts';
import type { AccountParts } from './account.ts';
import { deployment } from './call.ts';
import { AuditRow, CodeRow, UserRow } from './models.ts';
import { resetCode } from './sign-in.ts';
import { findByLogin } from './users.ts';

/** Links that people ask for who forgot their password, or whom somebody locks out by guessing at it. */
export interface PasswordLetters {
  /** The id of whoever is to get a letter: the same work for a name that nobody has. */
  readerNamed(who: Visitor, name: string): Promise<string | null>;
  /** Sends the letter unless an earlier one is still good and recent. Throws when mail cannot be sent. */
  send(institution: InstitutionRef, userId: string): Promise<void>;
}

/** The pause after a letter (ms); twice as long after each further one whose link is still good. */
const firstPause = 10 * 60 * 1000;

/** How long no letter goes to an address that was entered by whoever had the account open (ms). */
const addressRests = 3 * 24 * 60 * 60 * 1000;

export function createPasswordLetters(
  options: Pick<AccountParts, 'database' | 'clock' | 'mail' | 'codes' | 'audit' | 'linkTo'>,
): PasswordLetters {
  const { database, clock, mail, codes, audit, linkTo } = options;
  return {
    async readerNamed(who, name) {
      return (await findByLogin(database, { who }, name))?.id ?? null;
    },
    async send(institution, userId) {
      const who = deployment(institution);
      const issued = await database.transaction(async (tx) => {
        const call = { who, tx };
        const row = await database.rows(UserRow, call).findById(userId).whereNull('deactivatedAt').forUpdate();
        if (!row?.email || row.demo || (await isRecent(call, row.id))) return undefined;
        if (await hasNewAddress(database, clock, call, row.id)) return undefined;
        await audit.record(call, { action: 'password.link-asked', subject: row.id });
        // A stranger who asks again and again must not end the link that the owner has been sent.
        return { ...(await codes.issue(call, resetCode, row.id, { userId: row.id }, 'beside')), row };
      });
      if (!issued) return;
      const { id, code, row } = issued;
      const { firstName, username } = row;
      try {
        const link = await linkTo(institution, code);
        const written = passwordAsked({ institution: institution.name, firstName, username, link, hours: 24 });
        await mail.send({ to: row.email ?? '', about: [row.id], ...written });
      } catch (error) {
        await codes.withdraw({ who }, { id, purpose: 'reset' });
        throw error;
      }
    },
  };

  /** Whether the last of the links that are still good was sent a short while ago. */
  async function isRecent(call: Parameters<typeof audit.record>[0], subject: string): Promise<boolean> {
    const now = clock.now();
    const good = await database
      .rows(CodeRow, call)
      .where({ purpose: 'reset', subject })
      .whereNull('usedAt')
      .where('expiresAt', '>', now)
      .orderBy('createdAt', 'desc')
      .limit(20);
    const [last] = good;
    return last !== undefined && now.getTime() - last.createdAt.getTime() < firstPause * 2 ** (good.length - 1);
  }
}

/**
 * Whether the person's address was changed from within the account lately. Whoever finds a session open could otherwise
 * enter an address of their own and have the account.
 */
async function hasNewAddress(
  database: Database,
  clock: Clock,
  { tx }: { tx: Parameters<Database['catalogue']>[1] },
  subject: string,
): Promise<boolean> {
  const change = await database
    .catalogue(AuditRow, tx)
    .where({ action: 'account.updated', subject })
    .where('at', '>', new Date(clock.now().getTime() - addressRests))
    .whereRaw(`details -> 'changed' @> '["email"]'`)
    .first();
  return change !== undefined;
}
