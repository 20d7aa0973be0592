import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Knex } from 'knex';
import type { TableDefinition } from '../../core/db/definitions.ts';
import { definitionsOf, sqlOf } from '../../core/db/definitions.ts';
import type { Files } from '../../core/storage/storage.ts';
import { sync } from '../sync.ts';

/** The content of `backup.json`. */
export interface BackupIndex {
  readonly format: 1;
  readonly plugin: string;
  readonly schema: string;
  readonly at: string;
  /** Names of the applied migrations: the rows fit only this state of the schema. */
  readonly migrations: readonly string[];
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  /** Rows of the core's tables that concern the plugin, as JSON from PostgreSQL. */
  readonly core: { readonly settings: readonly unknown[]; readonly secrets: readonly unknown[] };
  readonly files: readonly string[];
}

/**
 * Writes a plugin's data to a folder that only its owner can read: `<table>.jsonl` with one row a line (PostgreSQL's
 * to_jsonb), `tables.sql` with the definitions of the tables, the plugin's files, and `backup.json`. Runs in a
 * transaction for a consistent snapshot; everything is synced to disk when it resolves.
 */
export async function backUp(
  trx: Knex,
  plugin: { readonly id: string; readonly schema: string },
  storage: Files,
  folder: string,
): Promise<BackupIndex> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const definitions = await definitionsOf(trx, plugin.schema);
  const tables: { name: string; rows: number }[] = [];
  for (const { name } of definitions) tables.push({ name, rows: await writeRows(trx, plugin.schema, name, folder) });
  await write(path.join(folder, 'tables.sql'), await sqlOf(trx, plugin.schema, definitions));
  const index: BackupIndex = {
    format: 1,
    plugin: plugin.id,
    schema: plugin.schema,
    at: new Date().toISOString(),
    migrations: await migrationsIn(trx, plugin.schema, definitions),
    tables,
    core: {
      settings: await rowsOf(trx, 'platform.plugin_settings', 'plugin_id = ?', plugin.id),
      secrets: await rowsOf(trx, 'platform.secrets', 'starts_with(name, ?)', `${plugin.id}.`),
    },
    files: await copyFiles(storage, path.join(folder, 'files')),
  };
  // Written last: a folder without it is an incomplete backup.
  await write(path.join(folder, 'backup.json'), `${JSON.stringify(index, null, 2)}\n`);
  await sync(folder);
  return index;
}

export async function migrationsIn(
  trx: Knex,
  schema: string,
  tables: readonly Pick<TableDefinition, 'name'>[],
): Promise<string[]> {
  if (!tables.some(({ name }) => name === 'migrations')) return [];
  const { rows } = await trx.raw<{ rows: { name: string }[] }>('select name from ??.migrations order by name', [
    schema,
  ]);
  return rows.map(({ name }) => name);
}

const batchSize = 500;

async function writeRows(trx: Knex, schema: string, table: string, folder: string): Promise<number> {
  let count = 0;
  const lines = async function* () {
    await trx.raw('declare backup no scroll cursor for select to_jsonb(t)::text as line from ??.?? as t', [
      schema,
      table,
    ]);
    for (;;) {
      const { rows } = await trx.raw<{ rows: { line: string }[] }>(`fetch ${batchSize} from backup`);
      if (rows.length === 0) break;
      count += rows.length;
      yield rows.map(({ line }) => `${line}\n`).join('');
    }
    await trx.raw('close backup');
  };
  await writeAll(path.join(folder, `${table}.jsonl`), lines());
  return count;
}

async function rowsOf(trx: Knex, table: string, condition: string, value: string): Promise<unknown[]> {
  const { rows } = await trx.raw<{ rows: { line: string }[] }>(
    `select to_jsonb(t)::text as line from ${table} as t where ${condition}`,
    [value],
  );
  return rows.map(({ line }) => JSON.parse(line) as unknown);
}

async function copyFiles(storage: Files, folder: string): Promise<string[]> {
  const keys = await storage.list('');
  for (const key of keys) {
    const target = path.join(folder, key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await writeAll(target, await storage.get(key));
  }
  return keys;
}

const write = (file: string, text: string) => writeAll(file, [text]);

async function writeAll(file: string, content: AsyncIterable<string | Uint8Array> | Iterable<string>): Promise<void> {
  await pipeline(content, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  await sync(file);
}

/** The path for a new backup. Existing backups are never overwritten. */
export async function newBackupFolder(varFolder: string, plugin: string, now: Date): Promise<string> {
  const folder = path.join(varFolder, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${plugin}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const taken = await readdir(folder);
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name}-${number}`;
    if (!taken.includes(numbered)) return path.join(folder, numbered);
  }
}
