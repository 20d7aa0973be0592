import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { knexOf, openDatabase } from './connect.ts';
import type { SchemaOwner } from './migration-files.ts';
import { migrationsFingerprint } from './migration-files.ts';
import { dropSchema, migrate, migrationStatus, undoMigrations } from './migrations.ts';
import type { TestDatabase } from './testing.ts';
import { createTestDatabase, silent } from './testing.ts';

let at: TestDatabase;
let folder: string;
let platform: SchemaOwner;
let garden: SchemaOwner;
beforeEach(async () => {
  at = await createTestDatabase({ empty: true });
  folder = mkdtempSync(path.join(os.tmpdir(), 'eiq-migrations-'));
  platform = { id: 'platform', folder: path.join(folder, 'platform') };
  garden = { id: 'rose-garden', folder: path.join(folder, 'rose-garden') };
  for (const owner of [platform, garden]) mkdirSync(owner.folder);
  write(
    platform,
    '001_people',
    `await knex.schema.createTable('institutions', (table) => table.uuid('id').primary());
     await knex.schema.createTable('users', (table) => table.uuid('id').primary());
     await knex.schema.createTable('secrets', (table) => { table.uuid('id').primary(); table.text('word'); });`,
  );
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await at.drop();
});

function write(owner: SchemaOwner, name: string, up: string, down?: string) {
  const half = (which: string, body: string) =>
    `export async function ${which}(knex: import('knex').Knex): Promise<void> {\n${body}\n}\n`;
  writeFileSync(path.join(owner.folder, `${name}.ts`), half('up', up) + (down === undefined ? '' : half('down', down)));
}

const run = async (...owners: SchemaOwner[]) => migrate(at.database, owners, silent);
const succeed = async (...owners: SchemaOwner[]) => expect([...(await run(...owners))]).toEqual([]);
const failureOf = async (owner: SchemaOwner) => (await run(owner)).get(owner.id)?.message;

async function tablesOf(schema: string): Promise<string[]> {
  const { rows } = await knexOf(at.database).raw<{ rows: { name: string }[] }>(
    'select tablename as name from pg_tables where schemaname = ? order by 1',
    [schema],
  );
  return rows.map(({ name }) => name);
}

test('plain knex creates tables in the owner’s schema, in order and only once', async () => {
  write(
    garden,
    '001_plants',
    `await knex.schema.createTable('plants', (table) => {
       table.uuid('id').primary();
       table.uuid('institution_id').references('id').inTable('platform.institutions').onDelete('CASCADE');
       table.text('common_name');
     });
     await knex('plants').insert({ id: '00000000-0000-4000-8000-000000000001', common_name: 'mint' });`,
  );
  write(
    garden,
    '002_names',
    `const [{ common_name }] = await knex('plants').select('common_name');
     await knex.schema.createTable('names', (table) => table.text('name').primary());
     await knex('names').insert({ name: common_name });`,
  );
  await succeed(platform, garden);
  await succeed(platform, garden);
  expect(await tablesOf('rose_garden')).toEqual(['migrations', 'names', 'plants']);
  expect(await knexOf(at.database)('rose_garden.names')).toEqual([{ name: 'mint' }]);
  expect(await tablesOf('public')).toEqual([]);
  const [, status] = await migrationStatus(at.database, [platform, garden]);
  expect(status?.applied.map(({ name }) => name)).toEqual(['001_plants', '002_names']);
  expect(status).toMatchObject({ pending: [], changed: [], missing: [] });
});

test('when nothing is pending, one query suffices for all owners', async () => {
  write(garden, '001_plants', `await knex.schema.createTable('plants', (table) => table.increments());`);
  await succeed(platform, garden);
  const queries: string[] = [];
  knexOf(at.database).on('query', ({ sql }: { sql: string }) => queries.push(sql));
  await succeed(platform, garden);
  expect(queries).toHaveLength(1);
});

test('a failed migration is rolled back and reported with file and cause; other owners still migrate', async () => {
  const herbs = { id: 'herbs', folder: path.join(folder, 'herbs') };
  mkdirSync(herbs.folder);
  write(herbs, '001_herbs', `await knex.schema.createTable('herbs', (table) => table.increments());`);
  write(garden, '001_plants', `await knex.schema.createTable('plants', (table) => table.increments());`);
  write(
    garden,
    '002_half',
    `await knex.schema.createTable('half', (table) => table.increments());
     await knex.raw('select 1/0');`,
  );
  write(garden, '003_never', `await knex.schema.createTable('never', (table) => table.increments());`);
  const failures = await run(platform, garden, herbs);
  expect([...failures.keys()]).toEqual(['rose-garden']);
  expect(failures.get('rose-garden')?.message).toMatch(/rose-garden\/002_half\.ts.*rolled back.*division by zero/);
  expect(await tablesOf('rose_garden')).toEqual(['migrations', 'plants']);
  expect(await tablesOf('herbs')).toEqual(['herbs', 'migrations']);

  write(garden, '002_half', `await knex.schema.createTable('half', (table) => table.increments());`);
  await succeed(platform, garden, herbs);
  expect(await tablesOf('rose_garden')).toEqual(['half', 'migrations', 'never', 'plants']);
});

test.each([
  ['creates a table', `await knex.raw('create table platform.mine (id int)')`, 'schema platform'],
  ['creates a table in public', `await knex.raw('create table public.mine (id int)')`, 'schema public'],
  ['creates a schema', `await knex.raw('create schema another')`, 'schema another'],
  ['drops another’s table', `await knex.raw('drop table platform.secrets')`, 'schema platform'],
  ['adds a column', `await knex.raw('alter table platform.users add column nickname text')`, 'schema platform'],
  ['adds an index', `await knex.raw('create index on platform.secrets (word)')`, 'schema platform'],
  ['creates a function', `await knex.raw('create function platform.f() returns int return 1')`, 'schema platform'],
  [
    'creates a trigger',
    `await knex.raw("create function f() returns trigger language plpgsql as 'begin return new; end'");
     await knex.raw('create trigger t after insert on platform.users execute function f()')`,
    'schema platform',
  ],
  ['grants privileges', `await knex.raw('grant all on platform.secrets to public')`, 'schema platform'],
  ['empties a table', `await knex.raw('truncate platform.secrets')`, 'schema platform'],
  [
    'writes rows',
    `await knex('platform.secrets').insert({ id: '00000000-0000-4000-8000-000000000002', word: 'x' })`,
    'rows of platform.secrets',
  ],
  ['changes rows', `await knex('platform.secrets').update({ word: 'y' })`, 'rows of platform.secrets'],
  ['deletes rows within a savepoint', `await knex.transaction((t) => t('platform.secrets').delete())`, 'rows of'],
  [
    'references another plugin’s rows',
    `await knex.schema.createTable('mine', (table) => table.uuid('id').references('id').inTable('platform.secrets'))`,
    'platform.secrets; foreign keys may reference only platform.institutions and platform.users',
  ],
])('a migration that %s outside its schema is refused and rolled back', async (_what, up, message) => {
  await succeed(platform);
  await knexOf(at.database)('platform.secrets').insert({ id: '00000000-0000-4000-8000-000000000001', word: 'kept' });
  write(garden, '001_trespass', `await knex.schema.createTable('own', (table) => table.increments());\n${up}`);
  expect(await failureOf(garden)).toContain(message);
  expect(await tablesOf('rose_garden')).toEqual([]);
  expect(await tablesOf('platform')).toEqual(['institutions', 'migrations', 'secrets', 'users']);
  expect(await knexOf(at.database)('platform.secrets').pluck('word')).toEqual(['kept']);
});

test('foreign keys to people and institutions and reads of other schemas are allowed', async () => {
  write(
    garden,
    '001_plants',
    `await knex.schema.createTable('plants', (table) => {
       table.uuid('user_id').references('id').inTable('platform.users');
       table.uuid('institution_id').references('id').inTable('platform.institutions');
     });
     await knex('platform.secrets').select();`,
  );
  await succeed(platform, garden);
});

test('changes by other sessions during a migration do not fail it', async () => {
  await succeed(platform);
  const reached = `eiq_reached_${Date.now()}`;
  write(
    garden,
    '001_slow',
    `await knex.schema.createTable('plants', (table) => table.increments());
     await knex.raw("select pg_notify('${reached}', '')");
     await knex.raw("create table if not exists beside as select 1 as one");
     const other = await globalThis.${reached}();`,
  );
  Object.assign(globalThis, {
    [reached]: () => knexOf(at.database).raw('create schema queues create table jobs (id int)'),
  });
  await succeed(garden);
  expect(await tablesOf('queues')).toEqual(['jobs']);
});

test('a migration that ends its transaction is refused', async () => {
  write(garden, '001_commits', `await knex.raw('commit'); await knex.raw('begin');`);
  expect(await failureOf(garden)).toContain('must not commit');
});

test('changed and missing files of applied migrations are reported', async () => {
  write(garden, '001_plants', `await knex.schema.createTable('plants', (table) => table.increments());`);
  write(garden, '002_more', `await knex.schema.createTable('more', (table) => table.increments());`);
  await succeed(platform, garden);
  write(garden, '001_plants', `await knex.schema.createTable('trees', (table) => table.increments());`);
  rmSync(path.join(garden.folder, '002_more.ts'));
  const warnings: unknown[] = [];
  await migrate(at.database, [garden], { ...silent, warn: (message: unknown) => void warnings.push(message) });
  expect(warnings).toEqual([
    'Migration rose-garden/001_plants was changed after being applied',
    'Migration rose-garden/002_more was applied, but its file is missing',
  ]);
  const [status] = await migrationStatus(at.database, [garden]);
  expect(status).toMatchObject({ changed: ['001_plants'], missing: ['002_more'], pending: [] });
});

test('migrations are undone from the latest; one without down is an error', async () => {
  write(garden, '001_plants', `await knex.schema.createTable('plants', (table) => table.increments());`);
  for (const name of ['two', 'three']) {
    write(
      garden,
      name === 'two' ? '002_two' : '003_three',
      `await knex.schema.createTable('${name}', (table) => table.increments());`,
      `await knex.schema.dropTable('${name}');`,
    );
  }
  await succeed(platform, garden);
  expect(await undoMigrations(at.database, garden, 2)).toEqual(['003_three', '002_two']);
  expect(await tablesOf('rose_garden')).toEqual(['migrations', 'plants']);
  await expect(undoMigrations(at.database, garden)).rejects.toThrow('no function named down');
  await succeed(garden);
  expect(await tablesOf('rose_garden')).toEqual(['migrations', 'plants', 'three', 'two']);
  await dropSchema(at.database, garden);
  expect(await tablesOf('rose_garden')).toEqual([]);
});

test('processes that migrate at the same time apply each migration once', async () => {
  for (const number of ['001', '002', '003']) {
    write(garden, `${number}_step`, `await knex.schema.createTable('step_${number}', (table) => table.increments());`);
  }
  const others = await Promise.all([1, 2].map(() => openDatabase({ url: at.url, varFolder: folder, log: silent })));
  const all = await Promise.all([at.database, ...others].map((each) => migrate(each, [platform, garden], silent)));
  expect(all.flatMap((failures) => [...failures])).toEqual([]);
  expect(await tablesOf('rose_garden')).toEqual(['migrations', 'step_001', 'step_002', 'step_003']);
  await Promise.all(others.map((each) => each.close()));
});

test('a migration that waits too long for a lock fails with its holder and how to end it', async () => {
  write(garden, '001_plants', `await knex.schema.createTable('plants', (table) => table.integer('height'));`);
  await succeed(platform, garden);
  write(garden, '002_name', `await knex.schema.alterTable('plants', (table) => table.text('name'));`);
  const holder = new pg.Client({ ...at.database.connection, application_name: 'a report of last night' });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select * from rose_garden.plants');
    const { rows } = await holder.query('select pg_backend_pid() as pid');
    const failures = await migrate(at.database, [garden], silent, 2);
    const message = failures.get(garden.id)?.message ?? '';
    expect(message).toContain('002_name');
    expect(message).toContain('a report of last night');
    expect(message).toContain('idle in transaction');
    expect(message).toContain(`select pg_terminate_backend(${rows[0].pid})`);
  } finally {
    await holder.end();
  }
  await succeed(garden);
});

test('two migrations with the same number are refused', async () => {
  write(garden, '001_one', '');
  write(garden, '001_other', '');
  const failures = await run(platform, garden);
  expect([...failures.keys()]).toEqual(['rose-garden']);
  expect(failures.get('rose-garden')?.message).toContain('two migrations 001');
});

test('the fingerprint depends on the code of migrations, not on its formatting', async () => {
  write(garden, '001_one', `await knex.schema.createTable('plants', (table) => table.increments());`);
  const before = await migrationsFingerprint([platform, garden]);
  write(garden, '001_one', `await knex.schema\n  .createTable('plants', (table) => table.increments());`);
  expect(await migrationsFingerprint([platform, garden])).not.toBe(before);
  write(garden, '001_one', `\n  await knex.schema.createTable('plants',   (table) => table.increments());`);
  expect(await migrationsFingerprint([platform, garden])).toBe(before);
});
