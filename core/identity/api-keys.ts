import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Actor } from '../contract/index.ts';
import { notFound } from '../contract/index.ts';
import type { CallContext, Database } from '../db/index.ts';
import { Row } from '../db/index.ts';
import type { Audit } from './audit.ts';
import { assertMay, checked } from './call.ts';

class ApiKeyRow extends Row {
  static override tableName = 'platform.api_keys';
  static override arrayColumns = ['scopes'];
  declare name: string;
  declare hash: Buffer;
  declare scopes: string[];
  declare createdAt: Date;
  declare expiresAt: Date | null;
  declare lastUsedAt: Date | null;
  declare revokedAt: Date | null;
}

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  /** Permissions that a program with this key has. */
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  /** Null if the key does not expire. */
  readonly expiresAt: Date | null;
  /** Precise to five minutes. */
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

const NewKey = z.object({
  name: z.string().trim().min(1, 'Required').max(100),
  scopes: z
    .array(z.string().regex(/^[a-z][a-z0-9-]*\.[a-z0-9.-]+$/, 'Must be the name of a permission'))
    .min(1, 'At least one')
    .max(50)
    .refine((scopes) => scopes.every(isForKeys), 'A key cannot operate the deployment'),
  expiresAt: z.date().nullable(),
});

/** Whether a key may have a permission. */
export const isForKeys = (permission: string): boolean => permission !== 'platform.operate';

/** API keys of programs. Each has 256 random bits, of which only the hash is stored. */
export interface ApiKeys {
  /** Creates a key and returns its text, which cannot be retrieved later. Needs `platform.institution`. */
  create(call: CallContext<Actor>, key: z.input<typeof NewKey>): Promise<{ key: ApiKey; text: string }>;
  /** All keys of the institution, newest first, including expired and revoked ones. Needs `platform.institution`. */
  list(call: CallContext<Actor>): Promise<ApiKey[]>;
  /** Revokes a key with immediate effect. Needs `platform.institution`. @throws Failure not_found */
  revoke(call: CallContext<Actor>, id: string): Promise<ApiKey>;
  /** Finds a key by its text; undefined if it is unknown, expired, revoked or of another institution. */
  find(institution: { id: string }, text: string): Promise<ApiKey | undefined>;
}

const prefix = 'eiq_';
const form = /^eiq_[\w-]{43}$/;
const useSeconds = 5 * 60;

export function createApiKeys({ database, clock, audit }: { database: Database; clock: Clock; audit: Audit }): ApiKeys {
  return {
    create: (call, given) =>
      database.transaction(async (tx) => {
        assertMay(call.who, 'platform.institution');
        const { name, scopes, expiresAt } = checked(NewKey, given);
        const text = `${prefix}${randomBytes(32).toString('base64url')}`;
        const row = await database.rows(ApiKeyRow, { ...call, tx }).insert({
          name,
          scopes: [...new Set(scopes)].sort(),
          hash: hashOf(text),
          createdAt: clock.now(),
          expiresAt,
          lastUsedAt: null,
          revokedAt: null,
        });
        const details = { name, scopes: row.scopes, expiresAt };
        await audit.record({ ...call, tx }, { action: 'key.created', subject: row.id, details });
        return { key: keyOf(row), text };
      }, call.tx),
    async list(call) {
      assertMay(call.who, 'platform.institution');
      return (await database.rows(ApiKeyRow, call).orderBy('createdAt', 'desc').orderBy('id', 'desc')).map(keyOf);
    },
    revoke: (call, id) =>
      database.transaction(async (tx) => {
        assertMay(call.who, 'platform.institution');
        const row = await database
          .rows(ApiKeyRow, { ...call, tx })
          .findById(id)
          .forUpdate();
        if (!row) throw notFound('Key not found');
        if (row.revokedAt) return keyOf(row);
        const revokedAt = clock.now();
        await database
          .rows(ApiKeyRow, { ...call, tx })
          .findById(id)
          .patch({ revokedAt });
        const details = { name: row.name };
        await audit.record({ ...call, tx }, { action: 'key.revoked', subject: id, details });
        return { ...keyOf(row), revokedAt };
      }, call.tx),
    async find(institution, text) {
      if (!form.test(text)) return undefined;
      const now = clock.now();
      const row = await database
        .rows(ApiKeyRow, { institution })
        .findOne({ hash: hashOf(text) })
        .whereNull('revokedAt')
        .where((either) => either.whereNull('expiresAt').orWhere('expiresAt', '>', now));
      if (!row) return undefined;
      if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > useSeconds * 1000) {
        await database.rows(ApiKeyRow, { institution }).findById(row.id).patch({ lastUsedAt: now });
      }
      return keyOf(row);
    },
  };
}

/** Whether a bearer token has the form of an API key. */
export const isApiKey = (text: string): boolean => form.test(text);

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

function keyOf({ id, name, scopes, createdAt, expiresAt, lastUsedAt, revokedAt }: ApiKeyRow): ApiKey {
  return { id, name, scopes, createdAt, expiresAt, lastUsedAt, revokedAt };
}
