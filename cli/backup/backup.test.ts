import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../core/db/index.ts';
import { knexOf } from '../../core/db/index.ts';
import { replacedSuffix } from '../../core/db/replaced-schemas.ts';
import type { TestDatabase } from '../../core/db/testing.ts';
import { createTestDatabase } from '../../core/db/testing.ts';
import { deployment } from '../../core/identity/index.ts';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { createCommandsBeside } from '../commands.testing.ts';
import { openArchive } from './archive.ts';
import { readManifest, tableFile } from './manifest.ts';
import { backUpOnce } from './schedule.ts';

// Backups of a platform with plugins, restored into other databases by the command line.

const secretKey = 'a secret key of the deployment under test';
const storedSecret = 'client secret of a provider';
const passphrase = 'correct horse battery staple';

let at: TestPlatform;
let commands: ReturnType<typeof createCommandsBeside>;
let backups: string;
let plain: string;
beforeAll(async () => {
  backups = await mkdtemp(path.join(tmpdir(), 'eiq-backups-'));
  const environment = { EIQ_SECRET_KEY: secretKey, EIQ_BACKUP_FOLDER: backups };
  at = await createTestPlatform({ plugins: ['classes', 'documents'], environment });
  commands = createCommandsBeside(at.platform);
  await at.person('learner', at.institution, 'mira');
  await at.platform.storage.put('documents/essay.txt', Readable.from([Buffer.from('An essay of Mira’s\n')]));
  const who = deployment(at.institution);
  await at.platform.identity.secrets.set({ who }, 'oauth.google', storedSecret);
  plain = (await eiq(['create', '--json'])).json<{ file: string }>().file;
});
afterAll(async () => {
  commands?.close();
  await at?.close();
  await rm(backups, { recursive: true, force: true });
});

const eiq = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  commands.eiq(['backup', ...args], { EIQ_SECRET_KEY: secretKey, EIQ_BACKUP_FOLDER: backups, ...environment });

/** An empty deployment to restore into. */
interface Target extends TestDatabase {
  readonly folder: string;
  eiq(args: readonly string[], environment?: Readonly<Record<string, string>>): ReturnType<typeof eiq>;
}

/** Restored once: a restore takes seconds. Tests leave it as it was. */
let target: Target;
let restored: Awaited<ReturnType<typeof eiq>>;
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-restored-'));
  const made = await createTestDatabase({ empty: true });
  target = {
    ...made,
    folder,
    eiq: (args, environment) => eiq(args, { DATABASE_URL: made.url, EIQ_VAR: folder, ...environment }),
  };
  restored = await target.eiq(['restore', plain]);
});
afterAll(async () => {
  await target?.drop();
  if (target) await rm(target.folder, { recursive: true, force: true });
});

/** Every table with a checksum of its rows, and every constraint, index, trigger and position of a sequence. */
async function contentOf(database: Database): Promise<Record<string, unknown>> {
  const knex = knexOf(database);
  const all = async (sql: string) => (await knex.raw<{ rows: { text: string }[] }>(sql)).rows.map(({ text }) => text);
  const tables = await all(
    `select format('%I.%I', schemaname, tablename) as text from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'migrations' order by 1`,
  );
  const rows: Record<string, string> = {};
  for (const table of tables) {
    const lines = await all(`select t::text as text from ${table} t order by 1`);
    rows[table] = `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
  }
  const own = `not in ('pg_catalog', 'information_schema', 'pg_toast')`;
  return {
    rows,
    constraints: await all(
      `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as text from pg_constraint
       where connamespace::regnamespace::text ${own} order by 1`,
    ),
    indexes: await all(`select indexdef as text from pg_indexes where schemaname ${own} order by 1`),
    triggers: await all(
      `select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text as text from pg_trigger where not tgisinternal order by 1`,
    ),
    sequences: await all(
      `select schemaname || '.' || sequencename || ' ' || coalesce(last_value, 0) as text from pg_sequences order by 1`,
    ),
  };
}

test('a restored deployment has the same rows, constraints, sequences and files', async () => {
  const before = await contentOf(at.platform.database);
  expect(restored.error).toBe('');
  expect(restored.out).toMatch(/^Restored \d+ rows in \d+ tables and 1 file of /);
  expect(await contentOf(target.database)).toEqual(before);
  expect(await readFile(path.join(target.folder, 'files/documents/essay.txt'), 'utf8')).toBe('An essay of Mira’s\n');
  const people = await commands.eiq(['users', 'list'], {
    EIQ_SECRET_KEY: secretKey,
    DATABASE_URL: target.url,
    EIQ_VAR: target.folder,
  });
  expect(people.out).toContain('mira');
});

test('stored credentials are in no backup in the clear, and the restored deployment reads them', async () => {
  const archive = await openArchive(plain, () => Promise.reject(new Error('It is not encrypted')));
  const manifest = await readManifest(archive, plain);
  expect(manifest.tables.find(({ schema, name }) => `${schema}.${name}` === 'platform.secrets')?.rows).toBe(1);
  for (const table of manifest.tables) {
    expect(await text(await archive.read(tableFile(table))), table.name).not.toContain(storedSecret);
  }
  await archive.close();
  const environment = { EIQ_SECRET_KEY: secretKey, DATABASE_URL: target.url, EIQ_VAR: target.folder };
  expect((await commands.eiq(['secrets', 'status'], environment)).out).toContain('opens every stored credential');
});

test('an encrypted backup is opened by its passphrase only, and can be verified', async () => {
  const file = path.join(target.folder, 'passphrase');
  await writeFile(file, `${passphrase}\n`);
  const made = (await eiq(['create', '--passphrase-file', file, '--json'])).json<{ file: string }>();
  expect(path.basename(made.file)).toMatch(/^eiq-.*\.zip\.age$/);
  expect((await stat(made.file)).mode & 0o777).toBe(0o600);
  expect((await readFile(made.file)).includes('platform')).toBe(false);
  expect((await eiq(['list'])).out).toContain(path.basename(made.file));

  const verified = await eiq(['verify', path.basename(made.file), '--passphrase-file', file]);
  expect(verified.out).toMatch(/is complete: \d+ rows in \d+ tables and 1 file/);
  expect((await target.eiq(['restore', made.file])).error).toContain('is encrypted. Pass its passphrase');
  const wrong = await eiq(['verify', made.file, '--passphrase-file', plain]);
  expect(wrong.error).toContain('the passphrase is wrong or the file is damaged');
  await writeFile(file, 'short');
  expect((await eiq(['create', '--passphrase-file', file])).error).toContain('at least 12 characters');
  expect((await eiq(['create', '--passphrase-file', '/nowhere'])).error).toContain('cannot be read');
});

test('damaged, foreign and missing files are refused, and what stands is kept', async () => {
  const before = await contentOf(target.database);
  const whole = await readFile(plain);
  const damaged = path.join(target.folder, 'damaged.zip');
  const refused = async (content: Uint8Array | string) => {
    await writeFile(damaged, content);
    const done = await target.eiq(['restore', damaged, '--replace', '--yes']);
    expect(done.code).not.toBe(0);
    return done.error;
  };
  const flipped = Buffer.from(whole);
  const name = 'files/documents/essay.txt';
  const place = flipped.indexOf(name) + name.length + 5;
  flipped[place] = (flipped[place] ?? 0) ^ 0xff;
  expect(await refused(flipped)).toMatch(/damaged|invalid/i);
  expect(await refused(whole.subarray(0, whole.length / 2))).toContain('incomplete, damaged or no backup');
  expect(await refused('nothing of the kind')).toContain('incomplete, damaged or no backup');
  expect(await refused('')).toContain('incomplete, damaged or no backup');
  expect((await target.eiq(['restore', 'eiq-never.zip'])).error).toContain('There is no backup eiq-never.zip');
  expect(await contentOf(target.database)).toEqual(before);
  expect(await readFile(path.join(target.folder, 'files/documents/essay.txt'), 'utf8')).toContain('essay');
});

test('a deployment with people is replaced only on demand, with the same key, and while no server runs', async () => {
  const again = await target.eiq(['restore', plain]);
  expect(again.error).toMatch(/has 1 institution and \d+ accounts?\. Add --replace/);
  const other = await target.eiq(['restore', plain, '--replace', '--yes'], {
    EIQ_SECRET_KEY: 'another secret key of 32 letters.',
  });
  expect(other.error).toMatch(/encrypted with the secret key [0-9a-f]{16}; the configured key is [0-9a-f]{16}/);
  expect((await target.eiq(['restore', plain, '--replace'])).error).toContain('add --yes');
  const replaced = await target.eiq(['restore', plain, '--replace', '--yes', '--without-key']);
  expect(replaced.out).toMatch(/The previous files are in .*files-before-restore-/);
  // The platform under test runs on its database.
  expect((await eiq(['restore', plain, '--replace', '--yes'])).error).toContain('Stop every server, then restore');
});

test('after an interrupted restore nothing starts, and the next one brings the data back', async () => {
  const before = await contentOf(target.database);
  const knex = knexOf(target.database);
  for (const name of ['platform', 'learner']) {
    await knex.raw('alter schema ?? rename to ??', [name, name + replacedSuffix]);
  }
  await knex.raw('create schema platform');
  await knex.raw('create table platform.migrations (name text)');
  const started = await commands.eiq(['users', 'list'], {
    EIQ_SECRET_KEY: secretKey,
    DATABASE_URL: target.url,
    EIQ_VAR: target.folder,
  });
  expect(started.error).toContain('A restore was interrupted');
  expect((await target.eiq(['restore', plain])).error).toContain('Add --replace');
  expect(await contentOf(target.database)).toEqual(before);
});

test('data of a plugin that is missing here, or of a later version, is refused', async () => {
  const lacking = async (sql: string, undo: string) => {
    await knexOf(target.database).raw(sql);
    const made = (await target.eiq(['create', '--json'])).json<{ file: string }>();
    await knexOf(target.database).raw(undo);
    const done = await eiq(['verify', made.file]);
    expect(done.code).not.toBe(0);
    return done.error;
  };
  const later = `platform.migrations where name = '999_later'`;
  expect(
    await lacking(`insert into platform.migrations (name, checksum) values ('999_later', 'x')`, `delete from ${later}`),
  ).toContain('platform/999_later');
  const missing = 'create schema sea_shells; create table sea_shells.migrations (name text, checksum text)';
  expect(await lacking(missing, 'drop schema sea_shells cascade')).toContain(
    'plugins that are not installed: sea-shells',
  );
});

test('waiting jobs in the form of another version are refused, and what stands is kept', async () => {
  const knex = knexOf(target.database);
  const [{ version }] = await knex('pgboss.version');
  await knex('pgboss.version').update({ version: version - 1 });
  const made = (await target.eiq(['create', '--json'])).json<{ file: string }>();
  await knex('pgboss.version').update({ version });
  const before = await contentOf(target.database);
  const done = await target.eiq(['restore', made.file, '--replace', '--yes']);
  expect(done.error).toContain(`whose job queue has version ${version - 1}; this installation has ${version}`);
  expect(await contentOf(target.database)).toEqual(before);
});

test('of two servers one makes the scheduled backup, and old ones are deleted', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-scheduled-'));
  const old = [1, 2, 3].map((day) => `eiq-2020-01-0${day}T02-30-00.zip`);
  for (const name of old) await cp(plain, path.join(folder, name));
  await writeFile(path.join(folder, 'notes.txt'), 'not a backup');
  const platform = {
    ...at.platform,
    configuration: { ...at.platform.configuration, backupFolder: folder, backupKeep: 2 },
  };
  const due = new Date();
  const made = await Promise.all([backUpOnce(platform, due), backUpOnce(platform, due)]);
  const files = made.filter((file) => file !== undefined);
  expect(files).toHaveLength(1);
  expect((await readdir(folder)).sort()).toEqual([old[2], path.basename(files[0] ?? ''), 'notes.txt'].sort());
  // Another server whose clock is a little late.
  expect(await backUpOnce(platform, new Date(due.getTime() - 1000))).toBeUndefined();
  await rm(folder, { recursive: true });
});
