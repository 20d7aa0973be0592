import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { ClientConfig } from 'pg';
import { to } from 'pg-copy-streams';
import { Failure } from '../../core/contract/errors.ts';
import { quoted } from '../../core/db/definitions.ts';
import type { Files } from '../../core/storage/storage.ts';
import { writeArchive } from './archive.ts';
import type { Manifest, TableContent } from './manifest.ts';
import { manifestName, storedFile, tableFile } from './manifest.ts';
import { withSession } from './session.ts';

export interface BackupSource {
  readonly connection: ClientConfig;
  readonly storage: Files;
  readonly keyFingerprint: string;
  /** The project's folder, with its version. */
  readonly folder: string;
  readonly now: Date;
}

export interface CreateOptions {
  readonly file: string;
  readonly passphrase?: string | undefined;
  /** Called after each table and stored file. */
  step?(): void;
  /** Called with the number of tables and stored files. */
  counted?(total: number): void;
}

/**
 * Backs up the database, as it is at one moment, and stored files, while servers go on working. Files that are deleted
 * meanwhile are left out: rows of the snapshot may still name them.
 */
export async function createBackup(source: BackupSource, options: CreateOptions): Promise<Manifest> {
  return withSession(source.connection, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const content = await contentOf(client);
    const keys = await source.storage.list('');
    options.counted?.(content.tables.length + keys.length);
    await mkdir(path.dirname(options.file), { recursive: true, mode: 0o700 });
    const tables: TableContent[] = [];
    const files: Manifest['files'] = [];
    const deleted = new Set<string>();
    const manifest = (): Manifest => ({
      format: 1,
      version: versionIn(source.folder),
      at: source.now.toISOString(),
      keyFingerprint: source.keyFingerprint,
      ...content,
      tables,
      files,
    });
    await writeArchive(options.file, options.passphrase, (archive) => {
      for (const table of content.tables) {
        let copy: ReturnType<typeof to>;
        archive.add(
          tableFile(table),
          () => {
            copy = client.query(to(copySql(table)));
            return copy;
          },
          (sum) => {
            tables.push({ ...table, ...sum, rows: copy.rowCount });
            options.step?.();
          },
        );
      }
      for (const key of keys) {
        archive.add(
          storedFile(key),
          async () => {
            const content = await fileOrNothing(source.storage, key);
            if (!content) deleted.add(key);
            return content ?? Readable.from([]);
          },
          (sum) => {
            if (!deleted.has(key)) files.push({ key, ...sum });
            options.step?.();
          },
        );
      }
      archive.add(manifestName, () => Readable.from([`${JSON.stringify(manifest(), null, 2)}\n`]));
    });
    return manifest();
  });
}

type DatabaseContent = Pick<Manifest, 'schemas' | 'sequences' | 'jobs'> & {
  readonly tables: readonly Pick<TableContent, 'schema' | 'name' | 'columns'>[];
};

/** Schema of the job queue. */
const jobSchema = 'pgboss';

/** The schemas of the core, of plugins (installed or not) and of the job queue. */
async function contentOf(client: pg.Client): Promise<DatabaseContent> {
  const select = async <Row>(sql: string, values: unknown[] = []) =>
    (await client.query<Row & pg.QueryResultRow>(sql, values)).rows;
  const owned = (
    await select<{ name: string }>(
      `select n.nspname as name from pg_namespace n join pg_class c on c.relnamespace = n.oid
       where c.relname = 'migrations' and c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> $1 order by 1`,
      [jobSchema],
    )
  ).map(({ name }) => name);
  const schemas: { name: string; migrations: string[] }[] = [];
  for (const name of owned) {
    const applied = await select<{ name: string }>(`select name from ${quoted(name)}.migrations order by name`);
    schemas.push({ name, migrations: applied.map((row) => row.name) });
  }
  const all = [...owned, jobSchema];
  const [jobTable] = await select<{ exists: boolean }>(
    `select to_regclass('${jobSchema}.version') is not null as exists`,
  );
  const [version] = jobTable?.exists
    ? await select<{ version: number }>(`select version from ${jobSchema}.version`)
    : [];
  return {
    schemas,
    jobs: version?.version ?? null,
    tables: await select(
      `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
       where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
         and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       group by 1, 2 order by 1, 2`,
      [all],
    ),
    sequences: await select(
      `select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
       where schemaname = any($1) and last_value is not null order by 1, 2`,
      [all],
    ),
  };
}

/** A query reads partitioned tables too, which COPY of the table does not. */
const copySql = ({ schema, name, columns }: Pick<TableContent, 'schema' | 'name' | 'columns'>) =>
  `copy (select ${columns.map(quoted).join(', ')} from ${quoted(schema)}.${quoted(name)}) to stdout`;

/** Undefined where the file was deleted since it was listed. */
async function fileOrNothing(storage: Files, key: string): Promise<Readable | undefined> {
  try {
    return Readable.from(await storage.get(key), { objectMode: false });
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') return undefined;
    throw error;
  }
}

function versionIn(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
