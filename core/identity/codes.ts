import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Actor } from '../contract/index.ts';
import { Failure } from '../contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import type { CodePurpose } from './models.ts';
import { CodeRow } from './models.ts';

/** A kind of code: its purpose, the schema of its payload, and its lifetime. */
export interface CodeKind<Payload extends z.ZodType> {
  readonly purpose: CodePurpose;
  readonly payload: Payload;
  readonly lastsSeconds: number;
}

export interface FoundCode<Payload> {
  readonly id: string;
  readonly subject: string;
  readonly payload: Payload;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** One-time codes with 256 random bits, of which only the hash is stored. */
export interface Codes {
  /** Issues a code for a subject. Invalidates earlier codes of this purpose for the subject unless `place` is `beside`. */
  issue<P extends z.ZodType>(
    call: CallContext<Actor>,
    kind: CodeKind<P>,
    subject: string,
    payload: z.input<P>,
    place?: 'alone' | 'beside',
  ): Promise<{ id: string; code: string }>;
  /** Finds a valid unused code without using it; undefined for an invalid one. */
  find<P extends z.ZodType>(
    call: CallContext<Actor>,
    kind: CodeKind<P>,
    code: string,
  ): Promise<FoundCode<z.output<P>> | undefined>;
  /** Finds a valid unused code without using it. @throws Failure gone */
  look<P extends z.ZodType>(call: CallContext<Actor>, kind: CodeKind<P>, code: string): Promise<FoundCode<z.output<P>>>;
  /** Uses a code in the transaction. Of several concurrent attempts one succeeds. @throws Failure gone */
  use<P extends z.ZodType>(
    call: TransactionContext<Actor>,
    kind: CodeKind<P>,
    code: string,
  ): Promise<FoundCode<z.output<P>>>;
  /** Uses the latest unused code for a subject; undefined if there is none. */
  takeLatest<P extends z.ZodType>(
    call: TransactionContext<Actor>,
    kind: CodeKind<P>,
    subject: string,
  ): Promise<FoundCode<z.output<P>> | undefined>;
  /** Records whose account a used code led to, and thus to which address its link was sent. */
  belongsTo(call: TransactionContext<Actor>, codeId: string, userId: string): Promise<void>;
  /** Valid unused codes of this kind, newest first. */
  open<P extends z.ZodType>(call: CallContext<Actor>, kind: CodeKind<P>): Promise<FoundCode<z.output<P>>[]>;
  /** Invalidates an unused code. Returns whether there was one. */
  withdraw(call: CallContext<Actor>, what: { id: string; purpose: CodePurpose }): Promise<boolean>;
  /** Invalidates all unused codes of this purpose for a subject. */
  endAll(call: CallContext<Actor>, purpose: CodePurpose, subject: string): Promise<void>;
  /** Invalidates all codes that lead to a session of a provider, by the digests that they keep. */
  withdrawOfProvider(
    call: TransactionContext<Actor>,
    of: { readonly subject: string | undefined; readonly sessions: readonly string[] },
  ): Promise<void>;
  /** Invalidates all codes that sign people in or set their passwords. */
  withdrawSignIns(call: CallContext<Actor>, ...userIds: string[]): Promise<void>;
}

export function createCodes({ database, clock }: { database: Database; clock: Clock }): Codes {
  const unused = (call: CallContext<Actor>) =>
    database.rows(CodeRow, call).whereNull('usedAt').where('expiresAt', '>', clock.now());

  const find: Codes['find'] = async (call, kind, code) => {
    const row = await unused(call).findOne({ purpose: kind.purpose, hash: hashOf(code) });
    return row && found(kind, row);
  };

  return {
    issue: (call, { purpose, lastsSeconds, payload: schema }, subject, payload, place = 'alone') =>
      database.transaction(async (tx) => {
        const within = { ...call, tx };
        if (place === 'alone')
          await database.rows(CodeRow, within).delete().whereNull('usedAt').where({ purpose, subject });
        const code = randomBytes(32).toString('base64url');
        const now = clock.now();
        const { id } = await database.rows(CodeRow, within).insert({
          purpose,
          subject,
          hash: hashOf(code),
          payload: schema.parse(payload),
          createdAt: now,
          createdBy: call.who.user?.id ?? null,
          expiresAt: new Date(now.getTime() + lastsSeconds * 1000),
        });
        return { id, code };
      }, call.tx),
    find,
    look: async (call, kind, code) => (await find(call, kind, code)) ?? noLongerGood(),
    async use(call, kind, code) {
      const [row] = await unused(call)
        .where({ purpose: kind.purpose, hash: hashOf(code) })
        .patch({ usedAt: clock.now() })
        .returning('*');
      return row ? found(kind, row) : noLongerGood();
    },
    async takeLatest(call, kind, subject) {
      const { purpose } = kind;
      const latest = await unused(call)
        .where({ purpose, subject })
        .orderBy([...latestFirst])
        .first()
        .forUpdate();
      if (!latest) return undefined;
      await database.rows(CodeRow, call).findById(latest.id).patch({ usedAt: clock.now() });
      return found(kind, latest);
    },
    async belongsTo(call, codeId, subject) {
      await database.rows(CodeRow, call).findById(codeId).patch({ subject });
    },
    async open(call, kind) {
      const rows = await unused(call)
        .where({ purpose: kind.purpose })
        .orderBy([...latestFirst])
        .limit(500);
      return rows.map((row) => found(kind, row));
    },
    withdraw: async (call, what) => (await database.rows(CodeRow, call).delete().whereNull('usedAt').where(what)) > 0,
    async endAll(call, purpose, subject) {
      await database.rows(CodeRow, call).delete().whereNull('usedAt').where({ purpose, subject });
    },
    async withdrawOfProvider(call, { subject, sessions }) {
      // In the order in which they are issued: one that is being used may issue the other.
      for (const purpose of ['exchange', 'step'] as const) {
        const query = unused(call).delete().where({ purpose });
        if (subject !== undefined) query.whereRaw(`payload->'provider'->>'subject' = ?`, [subject]);
        if (sessions.length > 0) {
          const named = `payload->'provider'->>'session'`;
          query.whereRaw(`(${named} = any(?)${subject === undefined ? '' : ` or ${named} is null`})`, [[...sessions]]);
        }
        await query;
      }
    },
    async withdrawSignIns(call, ...userIds) {
      const codes = database.rows(CodeRow, call).delete().whereNull('usedAt').whereRaw('subject = any(?)', [userIds]);
      await codes.whereIn('purpose', ['exchange', 'reset', 'attempt', 'step']);
    },
  };
}

/** Codes of the same millisecond in the order of their ids, which is that in which they were made. */
const latestFirst = [
  { column: 'createdAt', order: 'desc' },
  { column: 'id', order: 'desc' },
] as const;

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

function found<P extends z.ZodType>(kind: CodeKind<P>, row: CodeRow): FoundCode<z.output<P>> {
  const { id, subject, createdAt, expiresAt } = row;
  return { id, subject, payload: kind.payload.parse(row.payload), createdAt, expiresAt };
}

/** The same failure for unknown, used, withdrawn and expired codes. @throws Failure gone */
export function noLongerGood(): never {
  throw new Failure('gone', 'This link is no longer valid. Please ask for a new one.');
}
