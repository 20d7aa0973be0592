import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { conflict, invalid, notFound } from '../../core/contract/errors.ts';
import { constraintsOf, definitionsOf, quoted } from '../../core/db/definitions.ts';
import { knexOf } from '../../core/db/index.ts';
import { deployment } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import type { CommandResult } from '../command-result.ts';
import { pluralize } from '../pluralize.ts';
import type { BackupIndex } from './backup.ts';
import { migrationsIn } from './backup.ts';

/**
 * Restores a purge backup while the plugin is off everywhere. Replaces rows that the plugin has created since, for
 * example while starting. Database changes are made in one transaction.
 */
export async function restorePlugin(platform: Platform, folder: string): Promise<CommandResult> {
  const { database, storage, identity } = platform;
  const backup = await readIndex(folder);
  const { plugin: id, schema, tables } = backup;
  const own = storage.under(id);
  // Read before the transaction: dropping a foreign key locks the referenced tables, including institutions.
  const institutions = await identity.institutions.all();
  await database.transaction(async (tx) => {
    const trx = knexOf(tx);
    await assertOff(trx, id);
    await prepareTables(trx, backup, folder);
    const references = (await constraintsOf(trx, schema)).filter(({ kind }) => kind === 'f');
    // Rows are inserted in any order, so foreign keys are dropped and added again afterwards.
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
    text: `Restored ${pluralize(rows, 'row')} and ${pluralize(backup.files.length, 'file')} of ${id}. Switch it on with: eiq plugins enable ${id}`,
  };
}

async function readIndex(folder: string): Promise<BackupIndex> {
  const file = path.join(folder, 'backup.json');
  if (!existsSync(file)) throw notFound(`${folder} is not a backup: it contains no backup.json.`);
  const index = JSON.parse(await readFile(file, 'utf8')) as BackupIndex;
  if (index.format !== 1) throw invalid(`${file} has an unsupported format: another version of eiq wrote it.`);
  return index;
}

async function assertOff(trx: Knex, id: string): Promise<void> {
  await trx.raw('lock table platform.plugin_switches in share row exclusive mode');
  const on: unknown = await trx('platform.plugin_switches').first('pluginId').where({ pluginId: id, isOn: true });
  if (on) throw conflict(`${id} is on. Switch it off first: eiq plugins disable ${id} --everywhere`);
}

/** Prepares empty tables: existing ones if their migrations match the backup, else created from `tables.sql`. */
async function prepareTables(trx: Knex, { plugin, schema, migrations }: BackupIndex, folder: string): Promise<void> {
  const present = await definitionsOf(trx, schema);
  if (present.length === 0) {
    // Sent to PostgreSQL directly: knex would interpret question marks in the SQL as bindings.
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
      `The backup of ${plugin} was made with the migrations ${migrations.join(', ')}; this database has ${applied.join(', ') || 'none'}. ` +
        'Install the version that made the backup, restore, then update.',
    );
  }
  const names = present
    .filter(({ name }) => name !== 'migrations')
    .map(({ name }) => `${quoted(schema)}.${quoted(name)}`);
  if (names.length > 0) await trx.raw(`truncate ${names.join(', ')}`);
}

const batchSize = 500;

async function insertRows(trx: Knex, schema: string, table: string, expected: number, file: string): Promise<void> {
  const definition = (await definitionsOf(trx, schema)).find(({ name }) => name === table);
  if (!definition) throw conflict(`The backup has rows of ${schema}.${table}, which does not exist in this database.`);
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
    if (lines.length === batchSize) {
      await insert(lines);
      lines = [];
    }
  }
  if (lines.length > 0) await insert(lines);
  if (count !== expected) throw conflict(`${file} is incomplete: it has ${count} of ${expected} rows.`);
}

/** Splits at line feeds only: rows can contain other Unicode line terminators. */
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
