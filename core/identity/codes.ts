import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Actor } from '../contract/index.ts';
import { Failure } from '../contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../db/index.ts';
import type { CodePurpose } from './models.ts';
import { CodeRow } from './models.ts';

/** What is written with a code: the part that tells what it is good for. */
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

/** One-time codes: 256 random bits of which only the hash is kept. */
export interface Codes {
  /** Makes a code about a subject. Earlier codes of this purpose about it stop working, unless it is to stand beside them. */
  issue<P extends z.ZodType>(
    call: CallContext<Actor>,
    kind: CodeKind<P>,
    subject: string,
    payload: z.input<P>,
    place?: 'alone' | 'beside',
  ): Promise<{ id: string; code: string }>;
  /** What an unused code says, without using it; undefined for one that is not, or no longer, good. */
  find<P extends z.ZodType>(
    call: CallContext<Actor>,
    kind: CodeKind<P>,
    code: string,
  ): Promise<FoundCode<z.output<P>> | undefined>;
  /** The same. @throws Failure gone */
  look<P extends z.ZodType>(call: CallContext<Actor>, kind: CodeKind<P>, code: string): Promise<FoundCode<z.output<P>>>;
  /** Uses a code up; of several that try at once, one succeeds. Undone when the transaction is. @throws Failure gone */
  use<P extends z.ZodType>(
    call: TransactionContext<Actor>,
    kind: CodeKind<P>,
    code: string,
  ): Promise<FoundCode<z.output<P>>>;
  /** Uses up the latest unused code about a subject; undefined where there is none. */
  takeLatest<P extends z.ZodType>(
    call: TransactionContext<Actor>,
    kind: CodeKind<P>,
    subject: string,
  ): Promise<FoundCode<z.output<P>> | undefined>;
  /** Keeps whose a used code turned out to be, and so which address its link went to. */
  belongsTo(call: TransactionContext<Actor>, codeId: string, userId: string): Promise<void>;
  /** Codes of this kind that can still be used, newest first. */
  open<P extends z.ZodType>(call: CallContext<Actor>, kind: CodeKind<P>): Promise<FoundCode<z.output<P>>[]>;
  /** Makes an unused code worthless; tells whether there was one. */
  withdraw(call: CallContext<Actor>, what: { id: string; purpose: CodePurpose }): Promise<boolean>;
  /** Makes every unused code of this purpose about a subject worthless. */
  endAll(call: CallContext<Actor>, purpose: CodePurpose, subject: string): Promise<void>;
  /** Makes worthless whatever would sign a person in or set their password. */
  withdrawSignIns(call: CallContext<Actor>, userId: string): Promise<void>;
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
      const latest = await unused(call).where({ purpose, subject }).orderBy('createdAt', 'desc').first().forUpdate();
      if (!latest) return undefined;
      await database.rows(CodeRow, call).findById(latest.id).patch({ usedAt: clock.now() });
      return found(kind, latest);
    },
    async belongsTo(call, codeId, subject) {
      await database.rows(CodeRow, call).findById(codeId).patch({ subject });
    },
    async open(call, kind) {
      const rows = await unused(call).where({ purpose: kind.purpose }).orderBy('createdAt', 'desc').limit(500);
      return rows.map((row) => found(kind, row));
    },
    withdraw: async (call, what) => (await database.rows(CodeRow, call).delete().whereNull('usedAt').where(what)) > 0,
    async endAll(call, purpose, subject) {
      await database.rows(CodeRow, call).delete().whereNull('usedAt').where({ purpose, subject });
    },
    async withdrawSignIns(call, subject) {
      const codes = database.rows(CodeRow, call).delete().whereNull('usedAt').where({ subject });
      await codes.whereIn('purpose', ['exchange', 'reset', 'attempt']);
    },
  };
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

function found<P extends z.ZodType>(kind: CodeKind<P>, row: CodeRow): FoundCode<z.output<P>> {
  const { id, subject, createdAt, expiresAt } = row;
  return { id, subject, payload: kind.payload.parse(row.payload), createdAt, expiresAt };
}

/** Unknown, used, withdrawn and expired are not told apart. */
export function noLongerGood(): never {
  throw new Failure('gone', 'This link is no longer valid. Please ask for a new one.');
}
