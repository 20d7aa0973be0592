import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Configuration } from '../../config/load.ts';
import { conflict } from '../../core/contract/errors.ts';
import type { DatabaseLog } from '../../core/db/connect.ts';
import { quoted } from '../../core/db/definitions.ts';
import type { Database, SchemaOwner } from '../../core/db/index.ts';
import { countListeners } from '../../core/db/index.ts';
import { replacedSuffix as aside } from '../../core/db/replaced-schemas.ts';
import { createDiskStorage } from '../../core/storage/disk.ts';
import type { Archive } from './archive.ts';
import { loadDatabase, loadFiles, ownersOf } from './load.ts';
import type { Manifest } from './manifest.ts';
import { withSession } from './session.ts';

export interface Restore {
  readonly database: Database;
  readonly configuration: Pick<Configuration, 'folder' | 'packages' | 'varFolder'>;
  readonly archive: Archive;
  readonly manifest: Manifest;
  readonly log: DatabaseLog;
  step?(): void;
}

/** What a restore would replace: the institutions and people of a database that is not empty. */
export interface Present {
  readonly institutions: number;
  readonly people: number;
}

/** Undefined for an empty database. */
export async function presentIn(database: Database): Promise<Present | undefined> {
  return withSession(database.connection, async (client) => {
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('platform.users') is not null as exists`,
    );
    if (!rows[0]?.exists) return undefined;
    const counts = await client.query<{ institutions: number; people: number }>(
      'select (select count(*)::int from platform.institutions) as institutions, (select count(*)::int from platform.users) as people',
    );
    const present = counts.rows[0];
    return present && present.institutions + present.people > 0 ? present : undefined;
  });
}

/** @throws Failure conflict while a server uses the database: it would write what is being replaced */
export async function assertNoServer(database: Database): Promise<void> {
  if ((await countListeners(database)) === 0) return;
  throw conflict('An EiQ server uses this database. Stop every server, then restore.');
}

/** Brings back what an interrupted restore set aside, if there is any. */
export const undoInterruptedRestore = (database: Database): Promise<void> =>
  withSession(database.connection, undoInterrupted);

/**
 * Replaces the database and the stored files by those of a backup. Until everything is loaded, the previous schemas are kept under
 * another name: a failure brings them back, and so does the next restore after an interruption. Previous files are moved aside.
 * @returns the folder with the previous files
 * @param at.archive an intact one
 * @throws Failure conflict for a missing plugin or a backup of a later version; nothing has changed then
 */
export async function restore(at: Restore): Promise<{ readonly previousFiles: string | undefined }> {
  const { database, configuration, archive, manifest, log } = at;
  const owners = await ownersOf(manifest, configuration);
  const loading = { archive, manifest, owners, log, ...(at.step ? { step: at.step } : {}) };
  const incoming = path.join(configuration.varFolder, 'files-restoring');
  await rm(incoming, { recursive: true, force: true });
  await loadFiles(loading, createDiskStorage({ root: incoming }));
  await withSession(database.connection, async (client) => {
    await setAside(client);
    try {
      await loadDatabase(database, loading);
    } catch (error) {
      await undoInterrupted(client);
      await rm(incoming, { recursive: true, force: true });
      throw error;
    }
    await dropSetAside(client);
  });
  return { previousFiles: await swapFiles(configuration.varFolder, incoming) };
}

/** Restores a backup into an empty database and counts its rows. @returns the tables whose rows differ from the backup's */
export async function rehearse(
  at: Omit<Restore, 'configuration'> & { readonly owners: readonly SchemaOwner[]; readonly filesFolder: string },
): Promise<string[]> {
  await loadDatabase(at.database, at);
  await loadFiles(at, createDiskStorage({ root: at.filesFolder }));
  return withSession(at.database.connection, async (client) => {
    const different: string[] = [];
    for (const { schema, name, rows } of at.manifest.tables) {
      const counted = await client.query<{ count: number }>(
        `select count(*)::int as count from ${quoted(schema)}.${quoted(name)}`,
      );
      if (counted.rows[0]?.count !== rows) different.push(`${schema}.${name}`);
    }
    return different;
  });
}

/** Schemas of the platform, those set aside included. */
async function ownSchemas(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct n.nspname as name from pg_namespace n left join pg_class c on c.relnamespace = n.oid
     where c.relname = 'migrations' or n.nspname = 'pgboss' or right(n.nspname, length($1)) = $1`,
    [aside],
  );
  return rows.map(({ name }) => name);
}

async function setAside(client: pg.Client): Promise<void> {
  await client.query('begin');
  for (const name of await ownSchemas(client)) {
    await client.query(`alter schema ${quoted(name)} rename to ${quoted(name + aside)}`);
  }
  await client.query('commit');
}

async function dropSetAside(client: pg.Client): Promise<void> {
  await client.query('begin');
  for (const name of await ownSchemas(client)) {
    if (name.endsWith(aside)) await client.query(`drop schema ${quoted(name)} cascade`);
  }
  await client.query('commit');
}

/** Brings back the schemas that an interrupted restore set aside. */
async function undoInterrupted(client: pg.Client): Promise<void> {
  const kept = (await ownSchemas(client)).filter((name) => name.endsWith(aside));
  if (kept.length === 0) return;
  await client.query('begin');
  for (const name of kept) {
    const original = name.slice(0, -aside.length);
    await client.query(`drop schema if exists ${quoted(original)} cascade`);
    await client.query(`alter schema ${quoted(name)} rename to ${quoted(original)}`);
  }
  await client.query('commit');
}

async function swapFiles(varFolder: string, incoming: string): Promise<string | undefined> {
  const files = path.join(varFolder, 'files');
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const previous = existsSync(files) ? `${files}-before-restore-${stamp}` : undefined;
  if (previous) await rename(files, previous);
  if (existsSync(incoming)) await rename(incoming, files);
  return previous;
}
