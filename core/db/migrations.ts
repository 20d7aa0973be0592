import type { Knex } from 'knex';
import knex from 'knex';
import { withTimeout } from '../with-timeout.ts';
import type { Database, DatabaseLog } from './connect.ts';
import { knexOf } from './connect.ts';
import { describe, holdersOf, watchLocks } from './lock-holders.ts';
import type { MigrationFile, SchemaOwner } from './migration-files.ts';
import { loadMigration, migrationFiles, schemaOf } from './migration-files.ts';
import { guard } from './migration-guard.ts';
import { unhurried } from './transaction.ts';
import { isUnavailable } from './unavailable.ts';

/** Where an owner's schema stands. */
export interface MigrationStatus {
  readonly owner: SchemaOwner;
  readonly applied: readonly { readonly name: string; readonly appliedAt: Date }[];
  readonly pending: readonly MigrationFile[];
  /** Applied with another text than the file has now. */
  readonly changed: readonly string[];
  /** Applied, but there is no such file: the database has been with a later version. */
  readonly missing: readonly string[];
}

/** Of these owners, in the given order. One query for all of them when every schema exists. */
export async function migrationStatus(database: Database, owners: readonly SchemaOwner[]): Promise<MigrationStatus[]> {
  return statusOf(database, await Promise.all(owners.map(migrationFiles)), owners);
}

/**
 * Applies what is pending, each migration in a transaction of its own. An owner whose migration fails, or takes longer
 * than the limit, keeps what was applied before it, and the others go on.
 * @param limitSeconds how long one migration may take
 * @returns why, by the owner's id, for those that failed
 */
export async function migrate(
  database: Database,
  owners: readonly SchemaOwner[],
  log: DatabaseLog,
  limitSeconds = 600,
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
    for (const name of changed) log.warn(`Migration ${owner.id}/${name} was changed after it had been applied`);
    for (const name of missing) log.warn(`Migration ${owner.id}/${name} was applied, but its file is not here`);
  }
  const behind = status.filter(({ pending }) => pending.length > 0);
  for (const { owner, pending } of behind) {
    const failure = await applyAll(database, pending, log, limitSeconds);
    if (failure) failures.set(owner.id, failure);
  }
  return failures;
}

/** Applies one owner's migrations on a session of their own, which is ended with one that hangs. */
async function applyAll(
  database: Database,
  pending: readonly MigrationFile[],
  log: DatabaseLog,
  limitSeconds: number,
): Promise<Error | undefined> {
  try {
    await withMigrator(database, log, patienceWithin(limitSeconds), async (migrator) => {
      for (const file of pending) {
        const isApplied = await withTimeout(limitSeconds * 1000, migrator.apply(file), late);
        if (isApplied === late) {
          throw new MigrationTooLong(
            `${file.path} took longer than ${limitSeconds} seconds and was rolled back. Correct what it waits for, or raise MIGRATION_SECONDS`,
          );
        }
        if (isApplied) log.info(`Applied migration ${file.owner.id}/${file.name}`);
      }
    });
    return undefined;
  } catch (error) {
    // A statement that was ended, or a lock that was waited for, is the migration's own; a lost database is everybody's.
    if (!(error instanceof MigrationTooLong) && isUnavailable(error)) await database.ping();
    return error as Error;
  }
}

class MigrationTooLong extends Error {}

const late = Symbol('late');

/** A table that somebody else holds is waited for this long (ms); then the migration fails, and the next start tries again. */
const lockPatience = 30_000;

/** Who waits for a lock fails for that reason, and not because the whole migration took too long. */
const patienceWithin = (limitSeconds: number) => Math.min(lockPatience, limitSeconds * 500);

/**
 * Undoes an owner's last migrations, the latest first.
 * @returns the names of what was undone
 */
export async function undoMigrations(database: Database, owner: SchemaOwner, count = 1): Promise<string[]> {
  const [status] = await migrationStatus(database, [owner]);
  const files = await migrationFiles(owner);
  const names = (status?.applied ?? []).map(({ name }) => name).slice(-count);
  return withMigrator(database, silent, lockPatience, async (migrator) => {
    for (const name of names.toReversed()) {
      const file = files.find((each) => each.name === name);
      if (!file) throw new Error(`Migration ${owner.id}/${name} cannot be undone: its file is not here`);
      await migrator.undo(file);
    }
    return names.toReversed();
  });
}

/** Drops an owner's schema with everything in it, and so everything it stored. */
export async function dropSchema(database: Database, owner: { readonly id: string }): Promise<void> {
  await database.transaction(async (tx) => {
    await unhurried(tx);
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
  /** False when another process has applied it meanwhile. */
  apply(file: MigrationFile): Promise<boolean>;
  undo(file: MigrationFile): Promise<void>;
}

/** One process at a time migrates a database (the number has no meaning). */
const migrationLock = 20_260_802;

/** On a session of its own, whose knex takes names as they are written: migrations speak of columns, not of fields. */
async function withMigrator<T>(
  database: Database,
  log: Pick<DatabaseLog, 'warn'>,
  patience: number,
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
  const locks = watchLocks(database, pid, patience / 5);
  try {
    await waitForTurn(database, pid, log, plain.raw('select pg_advisory_lock(?)', [migrationLock]).connection(session));
    await plain.raw(`set lock_timeout = ${patience}`).connection(session);
    const inTransaction = <R>(file: MigrationFile, what: string, step: (trx: Knex.Transaction) => Promise<R>) =>
      plain
        .transaction(async (trx) => within(trx, schemaOf(file.owner), step), {
          connection: session,
          isolationLevel: 'repeatable read',
        })
        .catch((cause: Error) => {
          const isLocked = (cause as { code?: string }).code === lockNotAvailable;
          const why = isLocked && locks.said() ? `${cause.message}. ${locks.said()}` : cause.message;
          throw new Error(`${file.path} could not be ${what} and was rolled back: ${why}`, { cause });
        });
    return await work({
      apply: (file) => inTransaction(file, 'applied', (trx) => apply(trx, file)),
      undo: (file) => inTransaction(file, 'undone', (trx) => undo(trx, file)),
    });
  } catch (error) {
    // What hangs does not give its session back by itself, and the session holds locks.
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

/** Waits until no other process migrates, and says after some seconds for whom. */
async function waitForTurn(
  database: Database,
  pid: number,
  log: Pick<DatabaseLog, 'warn'>,
  turn: PromiseLike<unknown>,
): Promise<void> {
  const tell = setTimeout(() => {
    const told = holdersOf(database, pid).then((holders) => {
      if (holders.length > 0) log.warn(`Another process migrates the database: ${holders.map(describe).join(' and ')}`);
    });
    told.catch(() => undefined);
  }, 5000);
  try {
    await turn;
  } finally {
    clearTimeout(tell);
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
  if (!down) throw new Error('it has no down');
  await guarded(trx, file, down);
  await trx('migrations').where({ name: file.name }).delete();
}

async function guarded(trx: Knex.Transaction, file: MigrationFile, step: (knex: Knex) => Promise<void>) {
  const watching = await guard(trx, schemaOf(file.owner));
  await step(trx);
  await watching.assertNothingElseTouched();
}
