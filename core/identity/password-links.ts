import type { Clock } from '../clock.ts';
import type { InstitutionRef, Visitor } from '../contract/index.ts';
import type { Database } from '../db/index.ts';
import { passwordAsked } from '../mail/templates.ts';
import type { AccountParts } from './account.ts';
import { deployment } from './call.ts';
import { AuditRow, CodeRow, UserRow } from './models.ts';
import { resetCode } from './sign-in.ts';
import { findByLogin } from './users.ts';

/** Mail with password links, requested by people who forgot their password or were locked out by someone guessing it. */
export interface PasswordLinks {
  /** Id of the recipient for a sign-in name. Does the same work for unknown names. */
  recipientNamed(who: Visitor, name: string): Promise<string | null>;
  /** Sends the mail unless a recent one is still valid. Throws when mail cannot be sent. */
  send(institution: InstitutionRef, userId: string): Promise<void>;
}

/** Minimum time between mails (ms), doubled for each further mail whose link is still valid. */
const firstPauseMs = 10 * 60 * 1000;

/** Time during which no link is sent to a new address that was entered within the account (ms). */
const newAddressBlockMs = 3 * 24 * 60 * 60 * 1000;

export function createPasswordLinks(
  options: Pick<AccountParts, 'database' | 'clock' | 'mail' | 'codes' | 'audit' | 'linkTo'>,
): PasswordLinks {
  const { database, clock, mail, codes, audit, linkTo } = options;
  return {
    async recipientNamed(who, name) {
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
        // Further requests, possibly by strangers, must not invalidate links already sent to the owner.
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

  /** Whether the latest valid link was sent recently. */
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
    return last !== undefined && now.getTime() - last.createdAt.getTime() < firstPauseMs * 2 ** (good.length - 1);
  }
}

/**
 * Whether the person's address was recently changed from within the account. Otherwise anyone with access to an open session
 * could enter their own address and take over the account.
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
    .where('at', '>', new Date(clock.now().getTime() - newAddressBlockMs))
    .whereRaw(`details -> 'changed' @> '["email"]'`)
    .first();
  return change !== undefined;
}
