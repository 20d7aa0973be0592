import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { conflict, invalid, notFound } from '../../core/contract/errors.ts';
import { knexOf } from '../../core/db/index.ts';
import { deployment } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import { counted } from '../counted.ts';
import type { BackupIndex } from './backup.ts';
import { migrationsIn } from './backup.ts';
import { constraintsOf, definitionsOf, quoted } from './schema.ts';
import type { Done } from './switch.ts';

/**
 * Puts back what a purge has backed up, while the plugin is off everywhere. What its tables hold by then (a plugin may
 * fill some when it starts) gives way. All or nothing.
 */
export async function restorePlugin(platform: Platform, folder: string): Promise<Done> {
  const { database, storage, identity } = platform;
  const backup = await readIndex(folder);
  const { plugin: id, schema, tables } = backup;
  const own = storage.under(id);
  // Read beforehand: taking off a reference locks what it refers to, institutions among it, also for our other sessions.
  const institutions = await identity.institutions.all();
  await database.transaction(async (tx) => {
    const trx = knexOf(tx);
    await assertOff(trx, id);
    await prepareTables(trx, backup, folder);
    const references = (await constraintsOf(trx, schema)).filter(({ kind }) => kind === 'f');
    // Rows arrive in any order; what they refer to is checked when all are there.
    for (const { table, name } of references) {
      await trx.raw(`alter table ${quoted(schema)}.${quoted(table)} drop constraint ${quoted(name)}`);
    }
    for (const { name, rows } of tables) {
      if (name !== 'migrations') await insertRows(trx, schema, name, rows, path.join(folder, `${name}.jsonl`));
    }
    for (const { table, name, definition } of references) {
      await trx.raw(`alter table ${quoted(schema)}.${quoted(table)} add constraint ${quoted(name)} ${definition}`);
    }
    await insertCore(trx, 'plugin_settings', backup.core.settings);
    await insertCore(trx, 'secrets', backup.core.secrets);
    for (const institution of institutions) {
      await identity.audit.record({ who: deployment(institution), tx }, { action: 'plugin.restored', subject: id });
    }
  });
  for (const key of backup.files) await own.put(key, createReadStream(path.join(folder, 'files', key)));
  const rows = tables.filter(({ name }) => name !== 'migrations').reduce((sum, each) => sum + each.rows, 0);
  return {
    value: { id, rows, files: backup.files.length },
    text: `${id} has its ${counted(rows, 'row')} and ${counted(backup.files.length, 'file')} again. Switch it on with: eiq plugins enable ${id}`,
  };
}

async function readIndex(folder: string): Promise<BackupIndex> {
  const file = path.join(folder, 'backup.json');
  if (!existsSync(file)) throw notFound(`${folder} holds no backup: there is no backup.json in it.`);
  const index = JSON.parse(await readFile(file, 'utf8')) as BackupIndex;
  if (index.format !== 1) throw invalid(`${file} was written by another version of eiq.`);
  return index;
}

async function assertOff(trx: Knex, id: string): Promise<void> {
  await trx.raw('lock table platform.plugin_switches in share row exclusive mode');
  const on: unknown = await trx('platform.plugin_switches').first('pluginId').where({ pluginId: id, isOn: true });
  if (on) throw conflict(`${id} is on: switch it off first with eiq plugins disable ${id} --everywhere`);
}

/** Empty tables in the state the rows are of: made by the plugin's migrations if it is installed, else as backed up. */
async function prepareTables(trx: Knex, { plugin, schema, migrations }: BackupIndex, folder: string): Promise<void> {
  const present = await definitionsOf(trx, schema);
  if (present.length === 0) {
    // Made at once by PostgreSQL itself; knex would look for its question marks in them.
    const session = trx as unknown as {
      client: { acquireConnection(): Promise<{ query(sql: string): Promise<unknown> }> };
    };
    const sql = await readFile(path.join(folder, 'tables.sql'), 'utf8');
    await (await session.client.acquireConnection()).query(sql);
    await insertRows(trx, schema, 'migrations', migrations.length, path.join(folder, 'migrations.jsonl'));
    return;
  }
  const applied = await migrationsIn(trx, schema, present);
  if (applied.join() !== migrations.join()) {
    throw conflict(
      `The backup is of ${plugin} with the migrations ${migrations.join(', ')}; here there are ${applied.join(', ') || 'none'}. ` +
        'Install the version it was made with, restore, and update then.',
    );
  }
  const names = present
    .filter(({ name }) => name !== 'migrations')
    .map(({ name }) => `${quoted(schema)}.${quoted(name)}`);
  if (names.length > 0) await trx.raw(`truncate ${names.join(', ')}`);
}

const atOnce = 500;

async function insertRows(trx: Knex, schema: string, table: string, expected: number, file: string): Promise<void> {
  const definition = (await definitionsOf(trx, schema)).find(({ name }) => name === table);
  if (!definition) throw conflict(`There is no table ${schema}.${table} here, and the backup has rows of it.`);
  const columns = definition.columns
    .filter(({ generated }) => !generated)
    .map(({ name }) => quoted(name))
    .join(', ');
  const target = `${quoted(schema)}.${quoted(table)}`;
  const insert = async (lines: readonly string[]) => {
    await trx.raw(
      `insert into ${target} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${target}, ?::jsonb)`,
      [`[${lines.join(',')}]`],
    );
  };
  let count = 0;
  let lines: string[] = [];
  for await (const line of linesOf(file)) {
    lines.push(line);
    count++;
    if (lines.length === atOnce) {
      await insert(lines);
      lines = [];
    }
  }
  if (lines.length > 0) await insert(lines);
  if (count !== expected) throw conflict(`${file} has ${count} rows, and ${expected} were backed up: it is not whole.`);
}

/** Only a line feed ends a line: text within a row may hold what else Unicode calls a line's end. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest) yield rest;
}

async function insertCore(trx: Knex, table: 'plugin_settings' | 'secrets', rows: readonly unknown[]): Promise<void> {
  await trx.raw(
    `insert into platform.${table} select * from jsonb_populate_recordset(null::platform.${table}, ?::jsonb)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
