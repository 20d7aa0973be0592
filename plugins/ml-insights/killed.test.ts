import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { buildWebOnce } from '../../tests/built-web.ts';
import type { ServerProcess } from '../../tests/faults/server-process.ts';
import { startSecondServer } from '../../tests/faults/server-process.ts';

// A server process that is killed in the middle of a generation and of a training. Triggers that wait for a lock of the test stop
// both at the same place each time. Few learners are enough: it is not about how good the models are.

const generation = '/api/seed-data/generate';
const insights = '/api/analytics/ml-insights';
const secret = { EIQ_SECRET_KEY: 'the same in both processes, and long enough' };
/** Held by the test where a learner, or the result of a step, is stored. */
const locks = { learner: 4711, step: 4712 } as const;
const rows = 800;
const rowsBefore = 600;

let at: TestPlatform;
let folder: string;
let server: ServerProcess;
let administrator: TestPerson;
/** Of the test, on the same database. It holds the lock. */
let session: pg.Client;

beforeAll(async () => {
  await buildWebOnce();
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-insights-killed-'));
  // Without ml-insights, whose jobs the other process does.
  at = await createTestPlatform({ plugins: ['learner'], environment: secret });
  administrator = await at.person('administrator');
  session = new pg.Client({ connectionString: at.platform.configuration.databaseUrl });
  await session.connect();
  await session.query(
    `insert into platform.plugin_switches (institution_id, plugin_id, is_on, changed_at) values ($1, 'ml-insights', true, now())`,
    [at.institution.id],
  );
  await session.query(
    `create function ml_insights.wait_for_test() returns trigger language plpgsql as
       $$ begin perform pg_advisory_xact_lock(tg_argv[0]::bigint); return new; end $$;
     create trigger wait_for_test before insert on ml_insights.learners for each row
       when (new.learner = 700) execute function ml_insights.wait_for_test(${locks.learner});
     create trigger wait_for_test before insert on ml_insights.models for each row
       when (new.name = 'segments') execute function ml_insights.wait_for_test(${locks.step})`,
  );
  server = await start();
});
afterAll(async () => {
  await server?.stop();
  await session?.end();
  await at?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const start = () => startSecondServer(at, folder, { ...secret, EIQ_EXCLUDE: '' });
const call = async (method: string, address: string, body?: unknown) => {
  const answer = await server.call(method, address, { token: administrator.token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
};
const hold = (what: keyof typeof locks) => session.query('select pg_advisory_lock($1)', [locks[what]]);
const release = (what: keyof typeof locks) => session.query('select pg_advisory_unlock($1)', [locks[what]]);
/** Resolves when the server waits for the lock. */
const reached = (what: keyof typeof locks) =>
  expect
    .poll(
      async () =>
        (
          await session.query(
            `select 1 from pg_locks where locktype = 'advisory' and objid::bigint = $1 and not granted
             and database = (select oid from pg_database where datname = current_database())`,
            [locks[what]],
          )
        ).rowCount,
      { timeout: 90_000 },
    )
    .toBe(1);
const stored = async () => Number((await session.query('select count(*) from ml_insights.learners')).rows[0].count);
const stepsDone = async () =>
  (
    await session.query(
      `select m.id, m.name from ml_insights.models m join ml_insights.trainings t on t.id = m.training_id where t.version = 2`,
    )
  ).rows as { id: string; name: string }[];
const trained = (version: number) =>
  expect.poll(async () => (await call('GET', insights)).version, { timeout: 120_000, interval: 250 }).toBe(version);
const predicted = () =>
  call('POST', `${insights}/predictions`, {
    ...{ core_math: 620, applied_reasoning: 640, ai_concepts: 600, practice_hours: 40, active_weeks: 20 },
    ...{ pathway: 'mastery', age: 22, background: 'technical', country: 'Germany', industry: 'technology' },
    first_generation: false,
  });
/** Leases of jobs last a minute, which the test does not wait. */
const expireLeases = () =>
  session.query(`update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`);

test('after kill -9 in a generation and in a training the old model serves, and the work goes on', async () => {
  await call('POST', generation, { rows: rowsBefore });
  await trained(1);

  await hold('step');
  await call('POST', `${insights}/trainings`);
  await reached('step');
  const finished = await stepsDone();
  expect(finished).not.toEqual([]);
  await hold('learner');
  await call('POST', generation, { rows, seed: 2 });
  await reached('learner');
  await server.kill();
  expect(await stored()).toBe(rowsBefore);
  // What the killed generation has sent is undone before another can begin.
  await release('learner');
  await hold('learner');
  server = await start();
  expect(await call('GET', generation)).toMatchObject({ stored: rowsBefore, generation: { state: 'running', rows } });
  expect(await call('GET', insights)).toMatchObject({ version: 1, training: { version: 2, state: 'running' } });
  expect((await predicted()).version).toBe(1);

  await release('step');
  await expireLeases();
  await trained(2);
  expect((await predicted()).version).toBe(2);
  const steps = await stepsDone();
  expect(steps).toHaveLength(7);
  // Steps that were stored are not repeated.
  expect(steps).toEqual(expect.arrayContaining(finished));
  expect(await stored()).toBe(rowsBefore);

  await release('learner');
  await expect
    .poll(async () => (await call('GET', generation)).generation.state, { timeout: 90_000, interval: 250 })
    .toBe('done');
  expect(await stored()).toBe(rows);
}, 300_000);
