import type { Clock } from '../clock.ts';
import type { Actor } from '../contract/index.ts';
import type { SignedIn } from '../contract/platform.ts';
import type { CallContext, Database, Signals, TransactionContext, Tx } from '../db/index.ts';
import { afterCommit, knexOf, newId } from '../db/index.ts';
import { clientOf } from './call.ts';
import type { UserRow } from './models.ts';
import { SessionRow, userOf } from './models.ts';
import type { ProviderSession } from './provider-session.ts';
import { columnsOf } from './provider-session.ts';
import type { Tokens } from './tokens.ts';

/** Sessions of a person have ended: only one, or all except one. Sent to every process. */
export interface SessionsEnded {
  readonly institutionId: string;
  readonly userId: string;
  readonly only?: string;
  readonly except?: string;
}

export type EndReason =
  | 'signed-out'
  | 'password-changed'
  | 'password-reset'
  | 'role-changed'
  | 'deactivated'
  | 'ended-by-person'
  | 'ended-by-administrator'
  | 'ended-by-provider';

/** An open session. */
export interface Session {
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** To within five minutes. */
  readonly lastUsedAt: Date;
  /** Of the sign-in. */
  readonly address: string | null;
  readonly userAgent: string | null;
}

export interface SessionExtras {
  /** What is kept of the provider with which it began. */
  readonly provider?: ProviderSession | undefined;
  /** The session ends at the latest then. */
  readonly until?: Date | undefined;
  /** An administrator who signs in as the person, and their own session, with which it ends. */
  readonly signedInBy?: { readonly userId: string; readonly session: string } | undefined;
}

export interface Sessions {
  /**
   * Opens a session. The token in `signedIn` is valid once the transaction is committed.
   */
  open(
    call: TransactionContext<Actor>,
    user: UserRow,
    more?: SessionExtras,
  ): Promise<{ id: string; signedIn: SignedIn }>;
  /** Ends one session of a person; returns 1, or 0 if it has ended already or is another person's. */
  end(call: CallContext<Actor>, userId: string, sessionId: string, reason: EndReason): Promise<number>;
  /**
   * Ends all sessions of a person, or all except one, and returns their number. Lock the person's row first, so that
   * concurrent sign-ins wait.
   */
  endAll(call: CallContext<Actor>, userId: string, reason: EndReason, except?: string): Promise<number>;
  /** An open session. */
  one(call: CallContext<Actor>, sessionId: string): Promise<Pick<Session, 'id' | 'expiresAt'> | undefined>;
  /** A person's open sessions, the most recently used first, without those of administrators signed in as them. */
  list(call: CallContext<Actor>, userId: string): Promise<Session[]>;
  /** Which of these sessions are still valid: for sockets, after signals may have been missed. */
  stillValid(sessionIds: readonly string[]): Promise<Set<string>>;
  /** Notifies every process at commit that cached data of a person is stale. */
  changed(call: CallContext<Actor>, userId: string): Promise<void>;
  onEnded(handler: (ended: SessionsEnded) => void): void;
}

export interface SessionOptions {
  readonly database: Database;
  readonly signals: Signals;
  readonly tokens: Tokens;
  readonly clock: Clock;
  /** Lifetime of a session in days. A demo learner's session ends with the learner. */
  readonly sessionDays: number;
}

const topic = 'identity.people';
const dayMs = 24 * 60 * 60 * 1000;

/** The signal between processes: whose sessions to read again, and which have ended, if any. */
interface Change {
  readonly institutionId: string;
  readonly userId: string;
  readonly ended?: { readonly only?: string; readonly except?: string };
}

export function createSessions({ database, signals, tokens, clock, sessionDays }: SessionOptions): Sessions {
  const handlers: ((ended: SessionsEnded) => void)[] = [];
  signals.on(topic, (payload) => {
    const { institutionId, userId, ended } = payload as Change;
    tokens.forget(userId);
    if (ended) for (const handler of handlers) handler({ institutionId, userId, ...ended });
  });

  /** Clears this process's cache at commit; other processes clear theirs on the signal. */
  const announce = async (tx: Tx, change: Change) => {
    await signals.send(topic, change, tx);
    afterCommit(tx, () => tokens.forget(change.userId));
  };

  const endWhere = (
    call: CallContext<Actor>,
    userId: string,
    reason: EndReason,
    ended: NonNullable<Change['ended']>,
  ): Promise<number> =>
    database.transaction(async (tx) => {
      const query = database
        .rows(SessionRow, { ...call, tx })
        .where({ userId })
        .whereNull('endedAt')
        .where('expiresAt', '>', clock.now());
      if (ended.only !== undefined) query.where({ id: ended.only });
      if (ended.except !== undefined) query.whereNot({ id: ended.except });
      const over = { endedAt: clock.now(), endedReason: reason, providerSignOut: null };
      const rows = await query.patch(over).returning(['id']);
      if (rows.length === 0) return 0;
      await announce(tx, { institutionId: call.who.institution.id, userId, ended });
      // Whoever is signed in as somebody else from these sessions is so no longer.
      const asOthers = await database
        .rows(SessionRow, { ...call, tx })
        .whereRaw('opened_from = any(?::uuid[])', [rows.map(({ id }) => id)])
        .whereNull('endedAt')
        .patch(over)
        .returning(['id', 'userId']);
      for (const { id, userId } of asOthers) {
        await announce(tx, { institutionId: call.who.institution.id, userId, ended: { only: id } });
      }
      return rows.length;
    }, call.tx);

  return {
    async open(call, user, { provider, until, signedInBy } = {}) {
      const now = clock.now();
      const ordinary = new Date(now.getTime() + sessionDays * dayMs);
      const ends = [ordinary, ...(user.demoExpiresAt ? [user.demoExpiresAt] : []), ...(until ? [until] : [])];
      const expiresAt = ends.reduce((first, next) => (next < first ? next : first));
      const id = newId();
      const { id: userId, institutionId } = user;
      await database.rows(SessionRow, call).insert({
        ...{ id, userId, createdAt: now, lastUsedAt: now, expiresAt, ...clientOf(call.who) },
        ...columnsOf(provider ?? {}),
        ...(signedInBy && { signedInBy: signedInBy.userId, openedFrom: signedInBy.session }),
      });
      const token = await tokens.issue({ id, userId, institutionId, expiresAt });
      return { id, signedIn: { token, user: userOf(user) } };
    },
    end: (call, userId, only, reason) => endWhere(call, userId, reason, { only }),
    endAll: (call, userId, reason, except) => endWhere(call, userId, reason, except ? { except } : {}),
    one: async (call, sessionId) =>
      await database
        .rows(SessionRow, call)
        .select('id', 'expiresAt')
        .findById(sessionId)
        .whereNull('endedAt')
        .where('expiresAt', '>', clock.now()),
    list: async (call, userId) =>
      await database
        .rows(SessionRow, call)
        .select('id', 'createdAt', 'expiresAt', 'lastUsedAt', 'address', 'userAgent')
        .where({ userId, signedInBy: null })
        .whereNull('endedAt')
        .where('expiresAt', '>', clock.now())
        .orderBy([
          { column: 'lastUsedAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]),
    async stillValid(sessionIds) {
      const good: string[] = await knexOf(database)('platform.sessions')
        .whereRaw('id = any(?::uuid[])', [[...sessionIds]])
        .whereNull('endedAt')
        .where('expiresAt', '>', clock.now())
        .pluck('id');
      return new Set(good);
    },
    changed: (call, userId) =>
      database.transaction((tx) => announce(tx, { institutionId: call.who.institution.id, userId }), call.tx),
    onEnded: (handler) => void handlers.push(handler),
  };
}
