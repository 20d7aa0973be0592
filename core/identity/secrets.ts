import type { Clock } from '../clock.ts';
import type { Actor } from '../contract/index.ts';
import type { CallContext, Database } from '../db/index.ts';
import { knexOf } from '../db/index.ts';
import type { Keys } from './keys.ts';
import { SecretRow } from './models.ts';
import type { PluginColumn } from './sealed-columns.ts';
import { replaceSealed, sealedValues } from './sealed-columns.ts';

/**
 * Encrypted secrets: credentials of other services that an institution enters. Bound to institution and name, so that a row
 * copied elsewhere cannot be decrypted. Names begin with the plugin's id: `oauth-admin.google`.
 */
export interface Secrets {
  /** The secret; undefined if there is none, or if it was encrypted with another key and must be entered again. */
  get(call: CallContext<Actor>, name: string): Promise<string | undefined>;
  set(call: CallContext<Actor>, name: string, secret: string): Promise<void>;
  delete(call: CallContext<Actor>, name: string): Promise<void>;
  /** Encrypts a secret for a column of the plugin's own table; `name` identifies its place: `second-factor.<user id>`. */
  seal(call: SealingCall, name: string, secret: string): Buffer;
  /** Decrypts it; undefined if it was encrypted with another key or for another place. */
  open(call: SealingCall, name: string, sealed: Uint8Array): string | undefined;
}

/** The context of sealing, which needs only the institution. */
export interface SealingCall {
  readonly who: Pick<Actor, 'institution'>;
}

/** Methods for the deployment itself. */
export interface SealedSecrets {
  /**
   * Names of secrets of all institutions that were encrypted with another key.
   * @param columns sealed columns of plugins
   */
  unreadable(columns: readonly PluginColumn[]): Promise<string[]>;
  /**
   * Encrypts secrets of all institutions that were encrypted with another key again with the current one. All or none are
   * stored. Secrets that neither key opens are left as they are.
   */
  rotate(
    previous: Pick<Keys, 'open'>,
    columns: readonly PluginColumn[],
  ): Promise<{ rotated: number; current: number; unreadable: string[] }>;
}

export function createSecrets({
  database,
  clock,
  keys,
}: {
  database: Database;
  clock: Clock;
  keys: Keys;
}): Secrets & SealedSecrets {
  const kept = ({ who, tx }: CallContext<Actor>, name: string) =>
    database.catalogue(SecretRow, tx).where({ institutionId: who.institution.id, name });
  const bound = (institutionId: string, name: string) => `${institutionId} ${name}`;
  const opened = ({ institutionId, name, sealed }: Sealed, by: Pick<Keys, 'open'> = keys): string | undefined => {
    try {
      return by.open(sealed, bound(institutionId ?? '', name));
    } catch {
      return undefined;
    }
  };

  return {
    async get(call, name) {
      const row = await kept(call, name).first();
      return row && opened(row);
    },
    async set(call, name, secret) {
      await database.transaction(async (tx) => {
        const institutionId = call.who.institution.id;
        const change = {
          sealed: keys.seal(secret, bound(institutionId, name)),
          changedBy: call.who.user?.id ?? null,
          changedAt: clock.now(),
        };
        await database
          .catalogue(SecretRow, tx)
          .insert({ institutionId, name, ...change })
          .onConflict(knexOf(tx).raw('(institution_id, name) where institution_id is not null'))
          .merge(['sealed', 'changedBy', 'changedAt']);
      }, call.tx);
    },
    async delete(call, name) {
      await kept(call, name).delete();
    },
    seal: ({ who }, name, secret) => keys.seal(secret, bound(who.institution.id, name)),
    open: ({ who }, name, sealed) => opened({ institutionId: who.institution.id, name, sealed }),
    async unreadable(columns) {
      const rows: Sealed[] = await database.catalogue(SecretRow).orderBy('name');
      const ofPlugins = await Promise.all(columns.map((column) => sealedValues(database, column)));
      return [...rows, ...ofPlugins.flat()].filter((row) => opened(row) === undefined).map(({ name }) => name);
    },
    rotate: (previous, columns) =>
      database.transaction(async (tx) => {
        const result = { rotated: 0, current: 0, unreadable: [] as string[] };
        const renew = async (row: Sealed, store: (sealed: Buffer) => PromiseLike<unknown>) => {
          if (opened(row) !== undefined) {
            result.current += 1;
            return;
          }
          const secret = opened(row, previous);
          if (secret === undefined) {
            result.unreadable.push(row.name);
            return;
          }
          await store(keys.seal(secret, bound(row.institutionId ?? '', row.name)));
          result.rotated += 1;
        };
        for (const row of await database.catalogue(SecretRow, tx).orderBy('name').forUpdate()) {
          await renew(row, (sealed) => database.catalogue(SecretRow, tx).findById(row.id).patch({ sealed }));
        }
        for (const column of columns) {
          for (const value of await sealedValues(tx, column, true)) {
            await renew(value, (sealed) => replaceSealed(tx, column, value.id, sealed));
          }
        }
        return result;
      }),
  };
}

type Sealed = Pick<SecretRow, 'institutionId' | 'name'> & { readonly sealed: Uint8Array };
