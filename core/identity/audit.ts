import type { Clock } from '../clock.ts';
import type { Actor } from '../contract/index.ts';
import type { CallContext, Database } from '../db/index.ts';
import { afterRow } from '../db/index.ts';
import { assertMay, clientOf } from './call.ts';
import { AuditRow } from './models.ts';

/** The name of an action, such as `person.role-changed`. Names keep their meaning once in use. */
export type AuditAction = `${string}.${string}`;

export interface AuditRecord {
  readonly action: AuditAction;
  /** What the action affects, usually an id. */
  readonly subject?: string | undefined;
  /** Who acted, if not the caller. */
  readonly actor?: string | undefined;
  /** What changed, such as names of fields or roles. Never a password, a code or an address. */
  readonly details?: Record<string, unknown>;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly subject: string | null;
  readonly details: Record<string, unknown>;
  readonly address: string | null;
  /** Null for the deployment itself, visitors, and erased people. */
  readonly actor: { id: string; username: string; firstName: string; lastName: string } | null;
}

export interface AuditFilter {
  /** An action, or the prefix of several actions: `person`. */
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly actor?: string | undefined;
  /** Only entries about or by this person. */
  readonly about?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly limit: number;
  readonly offset: number;
  /** Only entries older than this one. @throws Failure invalid when there is no such entry */
  readonly after?: string | undefined;
}

export interface Audit {
  /** Records an action in the transaction of the change. */
  record(call: CallContext<Actor>, record: AuditRecord): Promise<void>;
  /** The same for many actions, in few statements. */
  recordAll(call: CallContext<Actor>, records: readonly AuditRecord[]): Promise<void>;
  /** Entries of this institution, newest first. Needs `platform.people`. */
  list(call: CallContext<Actor>, filter: AuditFilter): Promise<{ items: AuditEntry[]; total: number }>;
}

/** Entries stored by one statement. */
const batchSize = 2000;

export function createAudit({ database, clock }: { database: Database; clock: Clock }): Audit {
  const rowOf = ({ who }: CallContext<Actor>, { action, subject, actor, details }: AuditRecord) => ({
    institutionId: who.institution.id,
    at: clock.now(),
    actorUserId: actor ?? who.signedInBy?.userId ?? who.user?.id ?? null,
    action,
    subject: subject ?? null,
    details: {
      ...details,
      ...(who.agent && { agent: who.agent }),
      ...(who.signedInBy && { signedInAs: who.user?.id }),
    },
    address: clientOf(who).address,
  });
  return {
    async record(call, record) {
      await database.catalogue(AuditRow, call.tx).insert(rowOf(call, record));
    },
    async recordAll(call, records) {
      for (let from = 0; from < records.length; from += batchSize) {
        const rows = records.slice(from, from + batchSize).map((record) => rowOf(call, record));
        await database.catalogue(AuditRow, call.tx).insert(rows);
      }
    },
    async list({ who, tx }, filter) {
      assertMay(who, 'platform.people');
      const own = database.catalogue(AuditRow, tx).alias('entry').where('entry.institutionId', who.institution.id);
      const order = { columns: ['entry.at', 'entry.id'], descending: true };
      const after = await afterRow(own, order, filter.after);
      const found = await matching(database, who.institution.id, filter, tx)
        .modify(after)
        .leftJoin('platform.users as actor', 'actor.id', 'entry.actorUserId')
        .select('entry.*', 'actor.username', 'actor.firstName', 'actor.lastName')
        .orderBy([
          { column: 'entry.at', order: 'desc' },
          { column: 'entry.id', order: 'desc' },
        ])
        .limit(filter.limit)
        .offset(filter.offset);
      const total = await matching(database, who.institution.id, filter, tx).resultSize();
      return { items: found.map(entryOf), total };
    },
  };
}

function matching(database: Database, institutionId: string, filter: AuditFilter, tx: CallContext<Actor>['tx']) {
  const query = database.catalogue(AuditRow, tx).alias('entry').where('entry.institutionId', institutionId);
  const { action, subject, actor, about, from, until } = filter;
  if (action !== undefined) {
    query.where((either) => either.where('action', action).orWhereRaw('starts_with(action, ?)', [`${action}.`]));
  }
  if (subject !== undefined) query.where({ subject });
  if (actor !== undefined) query.whereRaw('actor_user_id::text = ?', [actor]);
  if (about !== undefined) query.whereRaw('(subject = ? or actor_user_id::text = ?)', [about, about]);
  if (from !== undefined) query.where('at', '>=', from);
  if (until !== undefined) query.where('at', '<', until);
  return query;
}

/** Maps a row joined with its actor's names. */
function entryOf(row: AuditRow): AuditEntry {
  const { id, at, action, subject, details, address, actorUserId } = row;
  const { username, firstName, lastName } = row as unknown as { username: string; firstName: string; lastName: string };
  const actor = actorUserId ? { id: actorUserId, username, firstName, lastName } : null;
  return { id, at, action, subject, details, address, actor };
}
