import type { Command } from 'commander';
import { loadConfiguration } from '../../config/load.ts';
import { invalid } from '../../core/contract/index.ts';
import type { Database, SchemaOwner } from '../../core/db/index.ts';
import { migrate, migrationStatus, openDatabase, undoMigrations } from '../../core/db/index.ts';
import { createLogger } from '../../core/observe/logger.ts';
import { schemaOwners } from '../../core/plugins/owners.ts';
import { terminalOf } from '../main.ts';
import { projectFolder } from '../project.ts';

export function register(group: Command): void {
  group
    .command('status')
    .description('What is applied and what is pending, schema by schema')
    .action(async (_: unknown, command: Command) => {
      const status = await withOwners((database, owners) => migrationStatus(database, owners));
      const shown = status.map(({ owner, applied, pending, changed, missing }) => ({
        schema: owner.id,
        applied: applied.map(({ name }) => name),
        pending: pending.map(({ name }) => name),
        changed,
        missing,
      }));
      const lines = shown.map(
        ({ schema, applied, pending, changed, missing }) =>
          `${schema.padEnd(20)} ${applied.length} applied, ${pending.length} pending${pending.length > 0 ? `: ${pending.join(', ')}` : ''}` +
          `${changed.length > 0 ? `; changed since: ${changed.join(', ')}` : ''}${missing.length > 0 ? `; file missing: ${missing.join(', ')}` : ''}`,
      );
      terminalOf(command).print(shown, lines.join('\n'));
    });

  group
    .command('up')
    .description('Apply what is pending')
    .action(async (_: unknown, command: Command) => {
      const { done, failures } = await withOwners(async (database, owners) => {
        const before = await migrationStatus(database, owners);
        const failed = await migrate(database, owners, createLogger({ level: 'silent' }));
        const after = await migrationStatus(database, owners);
        const applied = before.flatMap(({ owner, pending }, index) =>
          pending
            .filter(({ name }) => after[index]?.applied.some((each) => each.name === name))
            .map(({ name }) => `${owner.id}/${name}`),
        );
        return { done: applied, failures: [...failed].map(([schema, error]) => ({ schema, reason: error.message })) };
      });
      const lines = [
        ...done.map((name) => `applied ${name}`),
        ...failures.map(({ schema, reason }) => `FAILED ${schema}: ${reason}`),
      ];
      terminalOf(command).print({ applied: done, failures }, lines.join('\n') || 'Everything is up to date');
      if (failures.length > 0) process.exitCode = 1;
    });

  group
    .command('down')
    .description('Undo the last migration of a schema; what it stored is lost')
    .argument('<schema>', 'platform, or a plugin’s id')
    .option('--count <n>', 'How many', '1')
    .action(async (schema: string, _: unknown, command: Command) => {
      const count = Number(command.opts<{ count: string }>().count);
      if (!Number.isInteger(count) || count < 1) throw invalid('--count is a whole number from 1');
      const terminal = terminalOf(command);
      const isMeant = await terminal.confirmByTyping(
        `This undoes ${count} migration(s) of ${schema} and loses what is stored there.`,
        schema,
      );
      if (!isMeant) return terminal.note('Nothing was changed.');
      const undone = await withOwners(async (database, owners) => {
        const owner = owners.find(({ id }) => id === schema);
        if (!owner) throw invalid(`There is no schema ${schema}; there are ${owners.map(({ id }) => id).join(', ')}`);
        return undoMigrations(database, owner, count);
      });
      terminal.print(
        { undone },
        undone.map((name) => `undone ${schema}/${name}`).join('\n') || 'There was nothing to undo',
      );
    });
}

/** Schemas without starting anything: a platform that starts would migrate. */
async function withOwners<T>(work: (database: Database, owners: readonly SchemaOwner[]) => Promise<T>): Promise<T> {
  const configuration = loadConfiguration(projectFolder);
  const owners = await schemaOwners(configuration);
  const log = createLogger({ level: 'silent' });
  const database = await openDatabase({ url: configuration.databaseUrl, varFolder: configuration.varFolder, log });
  try {
    return await work(database, owners);
  } finally {
    await database.close();
  }
}
