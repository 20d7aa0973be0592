import type { Clock } from '../clock.ts';
import type { Actor } from '../contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import type { Audit } from './audit.ts';
import type { Codes } from './codes.ts';
import { SessionRow } from './models.ts';
import { bytesOf, providerDigest } from './provider-session.ts';
import type { Sessions } from './sessions.ts';

/** Who signed out at a provider. */
export interface SignedOutThere {
  readonly issuer: string;
  /** The person as the provider names them in `providerSession`; undefined for a session of anybody. */
  readonly subject?: string | undefined;
  /** The sessions of the provider that ended; all of the person if there are none. */
  readonly sessions: readonly string[];
}

/**
 * Ends the sessions of people who signed out at a provider, and withdraws the codes that would open one. Returns the number of
 * sessions.
 */
export function createEndProviderSessions({
  database,
  clock,
  codes,
  sessions,
  audit,
}: {
  database: Database;
  clock: Clock;
  codes: Codes;
  sessions: Sessions;
  audit: Audit;
}) {
  return (call: CallContext<Actor>, there: SignedOutThere): Promise<number> => {
    const subject = there.subject === undefined ? undefined : providerDigest(there.issuer, there.subject);
    const ended = there.sessions.map((name) => providerDigest(there.issuer, name));
    // A notice about nobody would end everybody's sessions.
    if (subject === undefined && ended.length === 0) throw new Error('The notice names neither a person nor a session');
    return database.transaction(async (tx) => {
      const within = { ...call, tx };
      // Before the sessions: a code that is being used leads to one that is then found.
      await codes.withdrawOfProvider(within, { subject, sessions: ended });
      const open = await openSessions(within, subject, ended);
      for (const { id, userId } of open) {
        await sessions.end(within, userId, id, 'ended-by-provider');
        await audit.record(within, {
          action: 'session.ended',
          subject: userId,
          actor: userId,
          details: { where: 'provider' },
        });
      }
      return open.length;
    }, call.tx);
  };

  async function openSessions(call: TransactionContext<Actor>, subject: string | undefined, ended: readonly string[]) {
    const query = database
      .rows(SessionRow, call)
      .select('id', 'userId')
      .whereNull('endedAt')
      .where('expiresAt', '>', clock.now())
      .orderBy('id');
    if (subject !== undefined) query.where({ providerSubject: bytesOf(subject) });
    if (ended.length > 0) {
      query.where((named) => {
        named.whereIn('providerSession', ended.map(bytesOf));
        // The provider named no session when this one began.
        if (subject !== undefined) named.orWhereNull('providerSession');
      });
    }
    return await query;
  }
}
