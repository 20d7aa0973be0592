import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { Actor } from '../../../core/contract/index.ts';
import type { CallContext, Database, TransactionContext } from '../../../core/db/index.ts';
import { RecoveryCodeRow } from '../models.ts';
import { base32 } from './totp.ts';

/** One-time codes for people who do not have their app or passkey with them. Only hashes are stored. */
export interface RecoveryCodes {
  /** Replaces all codes of a person. The returned codes cannot be retrieved later. */
  renew(call: TransactionContext<Actor>, userId: string): Promise<string[]>;
  /** Uses a code; false for an unknown or used one. Of several concurrent uses one succeeds. */
  use(call: TransactionContext<Actor>, userId: string, code: string): Promise<boolean>;
  /** Codes left; undefined if there have never been any. */
  left(call: CallContext<Actor>, userId: string): Promise<{ left: number; createdAt: Date } | undefined>;
  remove(call: TransactionContext<Actor>, userId: string): Promise<void>;
}

const numberOfCodes = 10;

/** 80 random bits: 16 characters. A stolen hash cannot be reversed by trying. */
const codeBytes = 10;

export function createRecoveryCodes({ db, clock }: { db: Database; clock: Clock }): RecoveryCodes {
  return {
    async renew(call, userId) {
      await db.rows(RecoveryCodeRow, call).where({ userId }).delete();
      const codes = Array.from({ length: numberOfCodes }, newCode);
      const createdAt = clock.now();
      for (const code of codes) {
        await db.rows(RecoveryCodeRow, call).insert({ userId, hash: hashOf(code), createdAt, usedAt: null });
      }
      return codes;
    },
    async use(call, userId, code) {
      const used = await db
        .rows(RecoveryCodeRow, call)
        .where({ userId, hash: hashOf(code) })
        .whereNull('usedAt')
        .patch({ usedAt: clock.now() });
      return used > 0;
    },
    async left(call, userId) {
      const rows = await db.rows(RecoveryCodeRow, call).where({ userId });
      const [first] = rows;
      return first && { left: rows.filter(({ usedAt }) => usedAt === null).length, createdAt: first.createdAt };
    },
    async remove(call, userId) {
      await db.rows(RecoveryCodeRow, call).where({ userId }).delete();
    },
  };
}

/** `ABCD-EFGH-IJKL-MNOP` */
const newCode = () => (base32(randomBytes(codeBytes)).match(/.{4}/g) ?? []).join('-');

/** Case, spaces and hyphens do not count, nor 0 and 1 for the letters O and I, which the codes do contain. */
const hashOf = (code: string) => createHash('sha256').update(comparable(code)).digest();
const comparable = (code: string) =>
  code
    .toUpperCase()
    .replace(/[\s\-‐-―]/g, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I');
