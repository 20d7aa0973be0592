import path from 'node:path';
import type { Knex } from 'knex';
import { conflict, notFound } from '../../core/contract/errors.ts';
import { definitionsOf } from '../../core/db/definitions.ts';
import type { Database, Tx } from '../../core/db/index.ts';
import { countListeners, knexOf } from '../../core/db/index.ts';
import { deployment } from '../../core/identity/index.ts';
import type { Platform } from '../../core/platform.ts';
import { requiredPlugins } from '../../core/plugins/resolve.ts';
import type { CommandResult } from '../command-result.ts';
import { pluralize } from '../pluralize.ts';
import type { Terminal } from '../terminal.ts';
import type { BackupIndex } from './backup.ts';
import { backUp, newBackupFolder } from './backup.ts';

/**
 * Deletes a plugin's data: its schema, files, settings, switches, secrets and pending jobs. Refused while the plugin is
 * on anywhere or another plugin requires it. Writes a backup first and asks the user to type the plugin's id.
 */
export async function purgePlugin(
  platform: Platform,
  terminal: Terminal,
  id: string,
): Promise<CommandResult | undefined> {
  const { database, configuration, clock, storage, identity } = platform;
  const knex = knexOf(database);
  const schema = await schemaOfPlugin(platform, id);
  await assertPurgeable(platform, id);
  const tables = await countRows(knex, schema);
  const files = await storage.under(id).usage();
  terminal.note(
    [
      `Purging ${id} deletes, for every institution:`,
      ...tables
        .filter(({ name }) => name !== 'migrations')
        .map(({ name, rows }) => `  - table ${name} with ${pluralize(rows, 'row')}`),
      ...(files.files > 0 ? [`  - ${pluralize(files.files, 'file')}, ${Math.ceil(files.bytes / 1024)} KiB`] : []),
      '  - its settings, secrets and pending jobs',
      'A backup is written first.',
    ].join('\n'),
  );
  if (!(await terminal.confirmByTyping(`This deletes all data of ${id}.`, id))) return undefined;

  const folder = await newBackupFolder(configuration.varFolder, id, clock.now());
  const own = storage.under(id);
  // Read before the transaction: dropping a table locks the tables it references, including institutions.
  const institutions = await identity.institutions.all();
  const backup = await database.transaction(async (tx) => {
    const trx = knexOf(tx);
    await trx.raw(`set local lock_timeout = '10s'`);
    // From here on the plugin cannot be switched on or write to its tables.
    await trx.raw('lock table platform.plugin_switches in share row exclusive mode');
    await assertOffEverywhere(trx, id);
    for (const { name } of tables) await trx.raw('lock table ??.?? in access exclusive mode', [schema, name]);
    const written = await backUp(trx, { id, schema }, own, folder);
    await trx.raw('drop schema if exists ?? cascade', [schema]);
    await deleteCoreRows(trx, id);
    for (const institution of institutions) {
      const details = { rows: rowsIn(written), files: written.files.length };
      await identity.audit.record(
        { who: deployment(institution), tx: tx as Tx },
        { action: 'plugin.purged', subject: id, details },
      );
    }
    return written;
  });
  for (const key of backup.files) await own.delete(key);

  const others = await countOtherProcesses(database);
  const isInstalled = platform.host.get(id) !== undefined;
  return {
    value: { id, backup: folder, rows: rowsIn(backup), files: backup.files.length, otherProcesses: others },
    text: [
      `Purged ${pluralize(rowsIn(backup), 'row')} and ${pluralize(backup.files.length, 'file')} of ${id}. Backup:`,
      `  ${path.relative(process.cwd(), folder)}`,
      `Restore it with: eiq plugins restore ${path.relative(process.cwd(), folder)}`,
      ...(isInstalled ? ['The plugin is still installed; the next start creates its tables again, empty.'] : []),
      ...(isInstalled && others > 0 ? [`A server is running; restart it before you switch ${id} on again.`] : []),
    ].join('\n'),
  };
}

/** The schema of a plugin, installed or not. @throws Failure not_found when there is nothing to purge */
async function schemaOfPlugin({ database, host }: Platform, id: string): Promise<string> {
  const schema = id.replaceAll('-', '_');
  const isPlugin = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) && id !== 'platform';
  const { rows } = await knexOf(database).raw<{ rows: unknown[] }>(
    `select 1 from pg_tables where schemaname = ? and tablename = 'migrations'`,
    [schema],
  );
  if (isPlugin && rows.length > 0) return schema;
  if (isPlugin && host.get(id)) throw notFound(`${id} has no data to purge.`);
  throw notFound(`Plugin ${id} not found, and no data of such a plugin exists.`);
}

async function assertPurgeable({ host, database }: Platform, id: string): Promise<void> {
  if (host.get(id)?.plugin.essential) throw conflict(`${id} is essential and cannot be purged.`);
  const dependents = host.plugins.filter(({ plugin }) => requiredPlugins(plugin).includes(id)).map((each) => each.id);
  if (dependents.length > 0) {
    throw conflict(
      `${dependents.join(', ')} ${dependents.length > 1 ? 'require' : 'requires'} ${id}. Exclude ${dependents.length > 1 ? 'them' : 'it'} from the deployment first: EIQ_EXCLUDE=${dependents.join(',')}`,
    );
  }
  await assertOffEverywhere(knexOf(database), id);
}

async function assertOffEverywhere(knex: Knex, id: string): Promise<void> {
  const slugs: string[] = await knex('platform.plugin_switches as switch')
    .join('platform.institutions as institution', 'institution.id', 'switch.institutionId')
    .where({ 'switch.pluginId': id, 'switch.isOn': true })
    .pluck('institution.slug');
  if (slugs.length === 0) return;
  throw conflict(`${id} is on for ${slugs.join(', ')}. Switch it off first: eiq plugins disable ${id} --everywhere`);
}

async function countRows(knex: Knex, schema: string): Promise<{ name: string; rows: number }[]> {
  const tables = await definitionsOf(knex, schema);
  return Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await knex.raw<{ rows: { count: string }[] }>('select count(*) as count from ??.??', [
        schema,
        name,
      ]);
      return { name, rows: Number(rows[0]?.count ?? 0) };
    }),
  );
}

/** Deletes the core's rows of a plugin. */
async function deleteCoreRows(trx: Knex, id: string): Promise<void> {
  await trx('platform.plugin_switches').where({ pluginId: id }).delete();
  await trx('platform.plugin_settings').where({ pluginId: id }).delete();
  await trx('platform.secrets')
    .whereRaw('starts_with(name, ?)', [`${id}.`])
    .delete();
  const { rows } = await trx.raw<{ rows: { there: boolean }[] }>(
    `select to_regclass('pgboss.job') is not null as there`,
  );
  if (rows[0]?.there) await trx.raw('delete from pgboss.job where starts_with(name, ?)', [`${id}.`]);
}

/** Number of other EiQ processes on this database. A running server has started the plugin with its tables. */
const countOtherProcesses = async (database: Database) => Math.max(0, (await countListeners(database)) - 1);

const rowsIn = ({ tables }: BackupIndex) =>
  tables.filter(({ name }) => name !== 'migrations').reduce((sum, { rows }) => sum + rows, 0);
