import type { Command } from 'commander';
import { invalid, notFound } from '../../core/contract/errors.ts';
import type { Database, MigrationStatus, SchemaOwner } from '../../core/db/index.ts';
import { table } from '../../core/plugins/table.ts';
import { exitCodes } from '../exit-codes.ts';
import { withDatabase } from '../open-platform.ts';
import { terminalOf } from '../terminal.ts';

export function register(group: Command): void {
  group.addHelpText(
    'after',
    '\neiq start applies pending migrations automatically. eiq migrate is short for eiq migrate up.',
  );
  group
    .command('status')
    .description('Show applied and pending migrations by schema')
    .action(async (_: unknown, command: Command) => {
      const shown = await withOwners(async (database, owners, { migrationStatus }) =>
        (await migrationStatus(database, owners)).map(({ owner, applied, pending, changed, missing }) => ({
          schema: owner.id,
          applied: applied.map(({ name }) => name),
          pending: pending.map(({ name }) => name),
          changed,
          missing,
        })),
      );
      const rows = shown.map(({ schema, applied, pending, changed, missing }) => [
        schema,
        String(applied.length),
        String(pending.length),
        [
          ...pending.map((name) => `${name} is pending`),
          ...changed.map((name) => `${name} was changed after it was applied`),
        ]
          .concat(missing.map((name) => `${name} has no file`))
          .join('; '),
      ]);
      terminalOf(command).print(shown, table(['SCHEMA', 'APPLIED', 'PENDING', 'NOTES'], rows));
    });

  group
    .command('up')
    .description('Apply pending migrations, each in its own transaction')
    .action(async (_: unknown, command: Command) => {
      const { applied, failures } = await withOwners(async (database, owners, { migrate, migrationStatus }) => {
        const before = await migrationStatus(database, owners);
        const failed = await migrate(database, owners, silent);
        const after = await migrationStatus(database, owners);
        return {
          applied: appliedBetween(before, after),
          failures: [...failed].map(([schema, error]) => ({ schema, reason: error.message })),
        };
      });
      const lines = [
        ...applied.map((name) => `applied ${name}`),
        ...failures.map(({ schema, reason }) => `FAILED ${schema}: ${reason}`),
      ];
      terminalOf(command).print({ applied, failures }, lines.join('\n') || 'All schemas are up to date.');
      if (failures.length > 0) process.exitCode = exitCodes.failed;
    });

  group
    .command('down')
    .description('Undo the last migrations of a schema; their data is lost')
    .argument('<schema>', 'platform or a plugin id')
    .option('--count <n>', 'Number of migrations', '1')
    .action(async (schema: string, options: { count: string }, command: Command) => {
      const count = Number(options.count);
      if (!Number.isInteger(count) || count < 1) throw invalid('--count must be a whole number of at least 1');
      const terminal = terminalOf(command);
      const undone = await withOwners(async (database, owners, { migrationStatus, undoMigrations }) => {
        const owner = owners.find(({ id }) => id === schema);
        if (!owner) throw notFound(`Schema ${schema} not found. Schemas: ${owners.map(({ id }) => id).join(', ')}`);
        const [status] = await migrationStatus(database, [owner]);
        const last = (status?.applied ?? []).map(({ name }) => name).slice(-count);
        if (last.length === 0) return [];
        const question = `This undoes ${last.toReversed().join(', ')} of ${schema} and deletes its data.`;
        return (await terminal.confirmByTyping(question, schema)) ? undoMigrations(database, owner, count) : undefined;
      });
      if (!undone) return terminal.note('No changes were made.');
      terminal.print(
        { undone },
        undone.map((name) => `undid ${schema}/${name}`).join('\n') || 'No migrations to undo.',
      );
    });
}

type Migrations = Pick<typeof import('../../core/db/index.ts'), 'migrate' | 'migrationStatus' | 'undoMigrations'>;

/** Opens the database without starting the platform, which would apply migrations. */
function withOwners<T>(
  work: (database: Database, owners: readonly SchemaOwner[], migrations: Migrations) => Promise<T>,
): Promise<T> {
  return withDatabase(async (database, configuration) => {
    const [{ schemaOwners }, migrations] = await Promise.all([
      import('../../core/plugins/owners.ts'),
      import('../../core/db/index.ts'),
    ]);
    return work(database, await schemaOwners(configuration), migrations);
  });
}

function appliedBetween(before: readonly MigrationStatus[], after: readonly MigrationStatus[]): string[] {
  return before.flatMap(({ owner, pending }, index) =>
    pending
      .filter(({ name }) => after[index]?.applied.some((each) => each.name === name))
      .map(({ name }) => `${owner.id}/${name}`),
  );
}

/** The command prints failures as its result. */
const silent = { debug() {}, info() {}, warn() {}, error() {} };
