import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf, newId } from '../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { command } from '../cli/generate.ts';
import { encodedBlocks } from './encoded-blocks.ts';
import { generationLock } from './generation-lock.ts';

const path = '/api/seed-data/generate';

let at: TestPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['ml-insights'] });
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const learners = () => knexOf(at.platform.database)('ml_insights.learners').where({ institutionId: at.institution.id });
const stored = async () => Number((await learners().count('* as n').first())?.n);
const status = async () => (await administrator.get(path)).body;
const generated = async (rows: number, seed = 1) => {
  const started = await administrator.post(path, { rows, seed });
  expect(started.status).toBe(202);
  await at.platform.queueing.waitUntilIdle();
  return status();
};

test('the same seed gives the same bytes with any number of workers', async () => {
  const digest = async (seed: number, workers: number) => {
    const hash = createHash('sha256');
    for await (const { bytes } of encodedBlocks({ rows: 20_000, seed }, workers)) hash.update(bytes);
    return hash.digest('hex');
  };
  const one = await digest(1, 1);
  // Of learners generated in 2026: figures of model cards can be computed again as long as it stays the same.
  expect(one).toBe('9928fb15176c3b341fdf5c98bdfcd41470aaf06ec1062cd3093d145b7c76678b');
  expect([await digest(1, 2), await digest(1, 3)]).toEqual([one, one]);
  expect(await digest(2, 3)).not.toBe(one);
});

test('an administrator generates a data set, which replaces the one before', async () => {
  expect(await status()).toMatchObject({ isSynthetic: true, stored: 0, generation: null });
  expect(await generated(4200)).toMatchObject({
    isSynthetic: true,
    stored: 4200,
    generation: { state: 'done', rows: 4200, seed: 1, done: 4200, message: null },
  });
  expect(await stored()).toBe(4200);
  const figures = await learners()
    .select(knexOf(at.platform.database).raw('count(*) filter (where succeeded)::int as hired, avg(salary) as mean'))
    .first();
  const { hired, meanSalary } = (await status()).generation;
  expect(hired).toBe(figures.hired);
  expect(meanSalary).toBeCloseTo(Number(figures.mean), 6);
  expect(await generated(10, 7)).toMatchObject({ stored: 10, generation: { seed: 7 } });
  expect(await stored()).toBe(10);
});

test('only administrators generate; everyone signed in sees the state', async () => {
  for (const role of ['learner', 'instructor'] as const) {
    const person = await at.person(role);
    expect((await person.post(path, { rows: 10 })).status).toBe(403);
    expect((await person.get(path)).body.isSynthetic).toBe(true);
  }
});

test('impossible sizes are refused, with the space that too many rows would take', async () => {
  for (const rows of [0, -1, 1.5, '10']) expect((await administrator.post(path, { rows })).status).toBe(400);
  const refused = await administrator.post(path, { rows: 1e9 });
  expect(refused.status).toBe(400);
  expect(refused.body.error.message).toBe(
    '1,000,000,000 rows would take about 250 GB of disk. At most 5,000,000 are allowed here.',
  );
});

test('two requests at once start one generation', async () => {
  const [one, other] = await Promise.all([
    administrator.post(path, { rows: 20, seed: 3 }),
    administrator.post(path, { rows: 30, seed: 4 }),
  ]);
  expect(one.body.generation.seed).toBe(other.body.generation.seed);
  await expect(at.runCommand(command, { options: { rows: '10' } })).rejects.toMatchObject({ code: 'conflict' });
  await at.platform.queueing.waitUntilIdle();
  expect((await status()).generation.seed).toBe(one.body.generation.seed);
});

test('a cancelled generation leaves the stored data set as it was', async () => {
  await generated(30, 5);
  await administrator.post(path, { rows: 400_000 });
  await expect.poll(async () => (await status()).generation.done).toBeGreaterThan(0);
  const cancelled = await administrator.delete(path);
  expect(cancelled.body).toMatchObject({ stored: 30, generation: { state: 'cancelled' } });
  await at.platform.queueing.waitUntilIdle();
  expect(await stored()).toBe(30);
});

test('a disk that fills up during COPY changes nothing and is reported', async () => {
  await generated(20, 6);
  const knex = knexOf(at.platform.database);
  await knex.raw(`
    create function ml_insights.fill_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
    create trigger fill_disk before insert on ml_insights.learners for each row
      when (new.learner = 5000) execute function ml_insights.fill_disk();`);
  try {
    expect(await generated(6000)).toMatchObject({
      stored: 20,
      generation: {
        state: 'failed',
        message: 'The disk of the database is full. Nothing was stored; the earlier data set is unchanged.',
      },
    });
    expect(await stored()).toBe(20);
    await expect(at.runCommand(command, { options: { rows: '6000' } })).rejects.toThrow(
      'The disk of the database is full',
    );
  } finally {
    await knex.raw('drop trigger fill_disk on ml_insights.learners; drop function ml_insights.fill_disk()');
  }
});

test('the command line generates the data set', async () => {
  const { value, text } = await at.runCommand(command, { options: { rows: '1000', seed: '2', train: false } });
  expect(value).toMatchObject({ isSynthetic: true, rows: 1000, seed: 2 });
  expect(text).toMatch(/^Stored 1,000 synthetic learners \(seed 2\)/);
  expect(await stored()).toBe(1000);
  for (const rows of ['0', '-1', 'many', '1000000000']) {
    await expect(at.runCommand(command, { options: { rows } })).rejects.toMatchObject({ code: 'invalid' });
  }
  for (const seed of ['-1', '2147483648', '0.5']) {
    await expect(at.runCommand(command, { options: { rows: '10', seed } })).rejects.toMatchObject({ code: 'invalid' });
  }
});

test('after a command whose process was killed another generation can begin', async () => {
  const knex = knexOf(at.platform.database);
  const [latest] = await knex('ml_insights.generations').orderBy('startedAt', 'desc').limit(1);
  const before = new Date(at.clock.now().getTime() - 60_000);
  const died = { ...latest, id: newId(), state: 'running', jobId: null, startedAt: before, touchedAt: before };
  await knex('ml_insights.generations').insert({ ...died, finishedAt: null });
  // Its session holds a lock as long as it lives.
  const lock = 'hashtextextended(?, 0)';
  await knex.transaction(async (tx) => {
    await tx.raw(`select pg_advisory_xact_lock(${lock})`, [generationLock(died.id)]);
    await expect(at.runCommand(command, { options: { rows: '10' } })).rejects.toMatchObject({ code: 'conflict' });
  });
  await at.runCommand(command, { options: { rows: '10', train: false } });
  const [row] = await knex('ml_insights.generations').where({ id: died.id });
  expect(row).toMatchObject({ state: 'failed', message: 'The process that generated it ended.' });
});

test('the data set vanishes with its institution', async () => {
  const elsewhere = await at.anotherInstitution();
  const other = await at.person('administrator', elsewhere);
  await other.post(path, { rows: 50 });
  await at.platform.queueing.waitUntilIdle();
  const knex = knexOf(at.platform.database);
  const left = () => knex('ml_insights.learners').where({ institutionId: elsewhere.id });
  expect(await left()).toHaveLength(50);
  await knex('platform.users').where({ institutionId: elsewhere.id }).delete();
  await knex('platform.institutions').where({ id: elsewhere.id }).delete();
  expect(await left()).toHaveLength(0);
});
