import type { Knex } from 'knex';
import knex from 'knex';
import { withTimeout } from '../with-timeout.ts';
import type { Database, DatabaseLog } from './connect.ts';
import { knexOf } from './connect.ts';
import { describe, holdersOf, watchLocks } from './lock-holders.ts';
import type { MigrationFile, SchemaOwner } from './migration-files.ts';
import { loadMigration, migrationFiles, schemaOf } from './migration-files.ts';
import { guard } from './migration-guard.ts';
import { disableStatementTimeout } from './transaction.ts';
import { isUnavailable } from './unavailable.ts';

/** Status of an owner's migrations. */
export interface MigrationStatus {
  readonly owner: SchemaOwner;
  readonly applied: readonly { readonly name: string; readonly appliedAt: Date }[];
  readonly pending: readonly MigrationFile[];
  /** Applied migrations whose files have changed since. */
  readonly changed: readonly string[];
  /** Applied migrations without a file: a later version has migrated the database. */
  readonly missing: readonly string[];
}

/** Status of these owners in the given order. Needs one query if every schema exists. */
export async function migrationStatus(database: Database, owners: readonly SchemaOwner[]): Promise<MigrationStatus[]> {
  return statusOf(database, await Promise.all(owners.map(migrationFiles)), owners);
}

/**
 * Applies pending migrations, each in its own transaction. If a migration fails or exceeds the time limit, its owner keeps
 * the earlier ones, and the other owners are migrated.
 * @param limitSeconds time limit for one migration
 * @param isWanted which of the pending migrations to apply
 * @returns errors by owner id
 */
export async function migrate(
  database: Database,
  owners: readonly SchemaOwner[],
  log: DatabaseLog,
  limitSeconds = 600,
  isWanted: (file: MigrationFile) => boolean = () => true,
): Promise<Map<string, Error>> {
  const failures = new Map<string, Error>();
  const files = await Promise.all(
    owners.map((owner) =>
      migrationFiles(owner).catch((error: Error) => {
        failures.set(owner.id, error);
        return [];
      }),
    ),
  );
  const status = (await statusOf(database, files, owners)).filter(({ owner }) => !failures.has(owner.id));
  for (const { owner, changed, missing } of status) {
    for (const name of changed) log.warn(`Migration ${owner.id}/${name} was changed after being applied`);
    for (const name of missing) log.warn(`Migration ${owner.id}/${name} was applied, but its file is missing`);
  }
  const behind = status
    .map(({ owner, pending }) => ({ owner, pending: pending.filter(isWanted) }))
    .filter(({ pending }) => pending.length > 0);
  for (const { owner, pending } of behind) {
    const failure = await applyAll(database, pending, log, limitSeconds);
    if (failure) failures.set(owner.id, failure);
  }
  return failures;
}

/** Applies one owner's migrations on a separate session, which is ended if a migration hangs. */
async function applyAll(
  database: Database,
  pending: readonly MigrationFile[],
  log: DatabaseLog,
  limitSeconds: number,
): Promise<Error | undefined> {
  try {
    await withMigrator(database, log, lockTimeoutWithin(limitSeconds), async (migrator) => {
      for (const file of pending) {
        const isApplied = await withTimeout(limitSeconds * 1000, migrator.apply(file), late);
        if (isApplied === late) {
          throw new MigrationTooLong(
            `${file.path} took longer than ${limitSeconds} seconds and was rolled back. Fix what it waits for or raise MIGRATION_SECONDS`,
          );
        }
        if (isApplied) log.info(`Applied migration ${file.owner.id}/${file.name}`);
      }
    });
    return undefined;
  } catch (error) {
    // Timeouts concern only this migration. If the database itself is unavailable, ping() throws.
    if (!(error instanceof MigrationTooLong) && isUnavailable(error)) await database.ping();
    return error as Error;
  }
}

class MigrationTooLong extends Error {}

const late = Symbol('late');

/** Lock timeout (ms). After it the migration fails and is retried at the next start. */
const maxLockTimeoutMs = 30_000;

/** Shorter than the migration's time limit, so that waiting for a lock is reported as such. */
const lockTimeoutWithin = (limitSeconds: number) => Math.min(maxLockTimeoutMs, limitSeconds * 500);

/**
 * Undoes an owner's last migrations, the latest first.
 * @returns the names of what was undone
 */
export async function undoMigrations(database: Database, owner: SchemaOwner, count = 1): Promise<string[]> {
  const [status] = await migrationStatus(database, [owner]);
  const files = await migrationFiles(owner);
  const names = (status?.applied ?? []).map(({ name }) => name).slice(-count);
  return withMigrator(database, silent, maxLockTimeoutMs, async (migrator) => {
    for (const name of names.toReversed()) {
      const file = files.find((each) => each.name === name);
      if (!file) throw new Error(`Migration ${owner.id}/${name} cannot be undone: its file is missing`);
      await migrator.undo(file);
    }
    return names.toReversed();
  });
}

/** Drops an owner's schema with all its data. */
export async function dropSchema(database: Database, owner: { readonly id: string }): Promise<void> {
  await database.transaction(async (tx) => {
    await disableStatementTimeout(tx);
    await knexOf(tx).raw('drop schema if exists ?? cascade', [schemaOf(owner)]);
  });
}

async function statusOf(
  database: Database,
  files: readonly MigrationFile[][],
  owners: readonly SchemaOwner[],
): Promise<MigrationStatus[]> {
  const applied = await appliedMigrations(knexOf(database), owners);
  return owners.map((owner, index) => {
    const own = files[index] ?? [];
    const done = applied.filter((row) => row.owner === owner.id);
    const fileOf = (name: string) => own.find((file) => file.name === name);
    const differs = (row: AppliedRow) => (fileOf(row.name)?.checksum ?? row.checksum) !== row.checksum;
    return {
      owner,
      applied: done.map(({ name, appliedAt }) => ({ name, appliedAt })),
      pending: own.filter((file) => !done.some((row) => row.name === file.name)),
      changed: done.filter(differs).map(({ name }) => name),
      missing: done.filter((row) => !fileOf(row.name)).map(({ name }) => name),
    };
  });
}

interface AppliedRow {
  owner: string;
  name: string;
  checksum: string;
  appliedAt: Date;
}

async function appliedMigrations(connected: Knex, owners: readonly SchemaOwner[]): Promise<AppliedRow[]> {
  if (owners.length === 0) return [];
  const read = async (those: readonly SchemaOwner[]) => {
    const each = 'select ?::text as owner, name, checksum, applied_at from ??.migrations';
    const all = `${those.map(() => each).join(' union all ')} order by owner, name`;
    const result = await connected.raw<{ rows: AppliedRow[] }>(
      all,
      those.flatMap((owner) => [owner.id, schemaOf(owner)]),
    );
    return result.rows;
  };
  try {
    return await read(owners);
  } catch (error) {
    if ((error as { code?: string }).code !== undefinedTable) throw error;
  }
  const { rows } = await connected.raw<{ rows: { schema: string }[] }>(
    `select schemaname as schema from pg_tables where tablename = 'migrations' and schemaname = any(?)`,
    [owners.map(schemaOf)],
  );
  const begun = owners.filter((owner) => rows.some(({ schema }) => schema === schemaOf(owner)));
  return begun.length > 0 ? read(begun) : [];
}

const undefinedTable = '42P01';

interface Migrator {
  /** False if another process has already applied it. */
  apply(file: MigrationFile): Promise<boolean>;
  undo(file: MigrationFile): Promise<void>;
}

/** Advisory lock: one process at a time migrates a database. The number is arbitrary. */
const migrationLock = 20_260_802;

/** Runs migrations on a separate session, whose knex does not map names: migrations use column names. */
async function withMigrator<T>(
  database: Database,
  log: Pick<DatabaseLog, 'warn'>,
  lockTimeoutMs: number,
  work: (migrator: Migrator) => Promise<T>,
): Promise<T> {
  const plain = knex({
    client: 'pg',
    version: '18',
    connection: { ...database.connection, application_name: 'eiq migrations' } as Knex.PgConnectionConfig,
    pool: { min: 0, max: 1 },
    compileSqlOnError: false,
  } as Knex.Config);
  const session: unknown = await plain.client.acquireConnection();
  const pid = (session as { processID?: number }).processID ?? 0;
  const locks = watchLocks(database, pid, lockTimeoutMs / 5);
  try {
    await waitForTurn(database, pid, log, plain.raw('select pg_advisory_lock(?)', [migrationLock]).connection(session));
    await plain.raw(`set lock_timeout = ${lockTimeoutMs}`).connection(session);
    const inTransaction = <R>(file: MigrationFile, what: string, step: (trx: Knex.Transaction) => Promise<R>) =>
      plain
        .transaction(async (trx) => within(trx, schemaOf(file.owner), step), {
          connection: session,
          isolationLevel: 'repeatable read',
        })
        .catch((cause: Error) => {
          const isLocked = (cause as { code?: string }).code === lockNotAvailable;
          const why = isLocked && locks.description() ? `${cause.message}. ${locks.description()}` : cause.message;
          throw new Error(`${file.path} could not be ${what} and was rolled back: ${why}`, { cause });
        });
    return await work({
      apply: (file) => inTransaction(file, 'applied', (trx) => apply(trx, file)),
      undo: (file) => inTransaction(file, 'undone', (trx) => undo(trx, file)),
    });
  } catch (error) {
    // A hanging migration does not release its session, which holds locks.
    if (error instanceof MigrationTooLong) {
      await knexOf(database).raw('select pg_terminate_backend(?)', [pid]);
    }
    throw error;
  } finally {
    locks.stop();
    await plain.client.releaseConnection(session);
    await plain.destroy();
  }
}

/** Waits until no other process migrates. After five seconds logs which one does. */
async function waitForTurn(
  database: Database,
  pid: number,
  log: Pick<DatabaseLog, 'warn'>,
  turn: PromiseLike<unknown>,
): Promise<void> {
  const warning = setTimeout(() => {
    const logged = holdersOf(database, pid).then((holders) => {
      if (holders.length > 0)
        log.warn(`Waiting for another process that migrates the database: ${holders.map(describe).join(' and ')}`);
    });
    logged.catch(() => undefined);
  }, 5000);
  try {
    await turn;
  } finally {
    clearTimeout(warning);
  }
}

const lockNotAvailable = '55P03';
const silent = { warn() {} };

async function within<R>(
  trx: Knex.Transaction,
  schema: string,
  step: (trx: Knex.Transaction) => Promise<R>,
): Promise<R> {
  await trx.raw('create schema if not exists ??', [schema]);
  await trx.raw('set local search_path to ??, public', [schema]);
  await trx.raw(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  return step(trx);
}

async function apply(trx: Knex.Transaction, file: MigrationFile): Promise<boolean> {
  const isApplied = await trx('migrations').where({ name: file.name }).first();
  if (isApplied) return false;
  const { up } = await loadMigration(file);
  await guarded(trx, file, up);
  await trx('migrations').insert({ name: file.name, checksum: file.checksum });
  return true;
}

async function undo(trx: Knex.Transaction, file: MigrationFile): Promise<void> {
  const { down } = await loadMigration(file);
  if (!down) throw new Error('it exports no function named down');
  await guarded(trx, file, down);
  await trx('migrations').where({ name: file.name }).delete();
}

async function guarded(trx: Knex.Transaction, file: MigrationFile, step: (knex: Knex) => Promise<void>) {
  const watching = await guard(trx, schemaOf(file.owner));
  await step(trx);
  await watching.assertNothingElseTouched();
}
