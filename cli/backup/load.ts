import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { conflict } from '../../core/contract/errors.ts';
import type { DatabaseLog } from '../../core/db/connect.ts';
import { quoted } from '../../core/db/definitions.ts';
import type { Database, SchemaOwner } from '../../core/db/index.ts';
import { migrate, migrationFiles, schemaOf } from '../../core/db/index.ts';
import { openJobStore } from '../../core/events/pg-boss-store.ts';
import { schemaOwners } from '../../core/plugins/owners.ts';
import type { DiskStorage } from '../../core/storage/disk.ts';
import type { Archive } from './archive.ts';
import type { Manifest, TableContent } from './manifest.ts';
import { storedFile, tableFile } from './manifest.ts';
import { withSession } from './session.ts';

/** The owners of a backup's schemas, the core first. @throws Failure conflict where a plugin or a migration is missing */
export async function ownersOf(
  manifest: Manifest,
  configuration: Omit<Parameters<typeof schemaOwners>[0], 'excludePlugins'>,
): Promise<SchemaOwner[]> {
  const installed = await schemaOwners({ ...configuration, excludePlugins: [] });
  const backedUp = manifest.schemas.map(({ name }) => name);
  const missing = backedUp.filter((name) => !installed.some((owner) => schemaOf(owner) === name));
  if (missing.length > 0) {
    throw conflict(
      `The backup has data of plugins that are not installed: ${missing.map((name) => name.replaceAll('_', '-')).join(', ')}. Install them (EIQ_PACKAGES for npm packages), then restore.`,
    );
  }
  const owners = installed.filter((owner) => backedUp.includes(schemaOf(owner)));
  await assertMigrationsKnown(manifest, owners);
  return owners;
}

async function assertMigrationsKnown(manifest: Manifest, owners: readonly SchemaOwner[]): Promise<void> {
  for (const owner of owners) {
    const names = new Set((await migrationFiles(owner)).map(({ name }) => name));
    const unknown = migrationsOf(manifest, owner).filter((name) => !names.has(name));
    if (unknown.length === 0) continue;
    throw conflict(
      `The backup was made by EiQ ${manifest.version} with migrations this installation lacks: ${owner.id}/${unknown.join(', ')}. Restore with the version that made it or a later one.`,
    );
  }
}

const migrationsOf = ({ schemas }: Manifest, owner: SchemaOwner): readonly string[] =>
  schemas.find(({ name }) => name === schemaOf(owner))?.migrations ?? [];

export interface Loading {
  readonly archive: Archive;
  readonly manifest: Manifest;
  readonly owners: readonly SchemaOwner[];
  readonly log: DatabaseLog;
  step?(): void;
}

/**
 * Fills a database whose schemas do not exist: creates them as they were in the backup, and their rows in one transaction.
 * @throws Failure conflict where the archive does not hold what its manifest says
 */
export async function loadDatabase(database: Database, loading: Loading): Promise<void> {
  const { manifest, owners, log } = loading;
  await createSchemas(database, manifest, owners, log);
  await withSession(database.connection, async (client) => {
    await assertJobSchema(client, manifest);
    await client.query('begin');
    const references = await referencesIn(client, manifest);
    const tables = manifest.tables.filter(isLoaded);
    for (const { table, name } of references)
      await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
    for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`);
    // Migrations and the job queue insert rows of their own.
    if (tables.length > 0) await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
    for (const table of tables) {
      await copyRows(client, loading, table);
      loading.step?.();
    }
    for (const { schema, name, last } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2)', [`${quoted(schema)}.${quoted(name)}`, last]);
    }
    for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`);
    for (const { table, name, definition } of references) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    }
    await client.query('commit');
  });
}

/** Migrations are recorded by running them, and the job queue's version by creating it. */
const isLoaded = ({ schema, name }: TableContent) => name !== 'migrations' && `${schema}.${name}` !== 'pgboss.version';
const nameOf = ({ schema, name }: TableContent) => `${quoted(schema)}.${quoted(name)}`;

/** Time for one migration; on empty tables none takes long. */
const limitSeconds = 600;

async function createSchemas(
  database: Database,
  manifest: Manifest,
  owners: readonly SchemaOwner[],
  log: DatabaseLog,
): Promise<void> {
  const names = new Map(owners.map((owner) => [owner.id, new Set(migrationsOf(manifest, owner))]));
  const isApplied = ({ owner, name }: { owner: SchemaOwner; name: string }) => names.get(owner.id)?.has(name) ?? false;
  const failures = await migrate(database, owners, log, limitSeconds, isApplied);
  for (const error of failures.values()) throw error;
  if (manifest.jobs === null) return;
  const jobs = await openJobStore({ database, log, leaseSeconds: 60, retries: { limit: 0, backoff: false } });
  await jobs.close();
}

/** @throws Failure conflict where waiting jobs are in another form than this version's */
async function assertJobSchema(client: pg.Client, { jobs, version }: Manifest): Promise<void> {
  if (jobs === null) return;
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  if (rows[0]?.version === jobs) return;
  throw conflict(
    `The backup was made by EiQ ${version}, whose job queue has version ${jobs}; this installation has ${rows[0]?.version}. Restore with the version that made it, then update.`,
  );
}

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Foreign keys: tables are filled in any order. */
async function referencesIn(client: pg.Client, { schemas }: Manifest): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select k.conrelid::regclass::text as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1)`,
    [schemas.map(({ name }) => name)],
  );
  return rows;
}

async function copyRows(client: pg.Client, { archive }: Loading, table: TableContent): Promise<void> {
  const columns = table.columns.map(quoted).join(', ');
  const target = client.query(from(`copy ${nameOf(table)} (${columns}) from stdin`));
  await pipeline(await archive.read(tableFile(table)), target);
  if (target.rowCount !== table.rows)
    throw conflict(`The backup has ${target.rowCount} of ${table.rows} rows of ${nameOf(table)}.`);
}

/** Stores the files of a backup. */
export async function loadFiles(
  { archive, manifest, step }: Pick<Loading, 'archive' | 'manifest' | 'step'>,
  storage: Pick<DiskStorage, 'put'>,
): Promise<void> {
  for (const { key } of manifest.files) {
    await storage.put(key, await archive.read(storedFile(key)));
    step?.();
  }
}

/** Reads the whole backup. @throws Failure conflict where a part of it differs from what was backed up */
export async function assertIntact(archive: Archive, manifest: Manifest): Promise<void> {
  const parts = [
    ...manifest.tables.map((table) => ({ name: tableFile(table), sha256: table.sha256 })),
    ...manifest.files.map(({ key, sha256 }) => ({ name: storedFile(key), sha256 })),
  ];
  for (const { name, sha256 } of parts) {
    const hash = createHash('sha256');
    try {
      await pipeline(await archive.read(name), hash);
    } catch (error) {
      throw conflict(`${name} in the backup is damaged: ${(error as Error).message}`);
    }
    if (hash.digest('hex') !== sha256) throw conflict(`${name} in the backup is damaged.`);
  }
}
