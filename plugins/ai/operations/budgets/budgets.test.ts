import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InstitutionRef } from '../../../../core/contract/index.ts';
import type { Database } from '../../../../core/db/index.ts';
import { knexOf, openDatabase } from '../../../../core/db/index.ts';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { mailsIn } from '../../../administration/testing.ts';
import type { Asker } from '../../services.ts';
import type { FullOperations } from '../create-operations.ts';
import { entryOf, operationsBeside, thousandAsk } from '../testing.ts';

// Every call here costs 1,000 millionths, and its reservation is not larger.

let at: TestPlatform;
let folder: string;
let here: FullOperations;
let elsewhere: FullOperations;
let otherProcess: Database;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-budgets-'));
  at = await createTestPlatform({ plugins: ['ai'], environment: { EIQ_VAR: folder } });
  const url = at.platform.configuration.databaseUrl;
  const quiet = { debug() {}, info() {}, warn() {}, error() {} };
  otherProcess = await openDatabase({ url, varFolder: folder, log: quiet });
  here = operationsBeside(at);
  elsewhere = operationsBeside(at, otherProcess);
});
afterAll(async () => {
  await otherProcess?.close();
  await at?.close();
  await rm(folder, { recursive: true, force: true });
});

type Chosen = Partial<Record<'monthlyBudget' | 'dailyBudget' | 'learnerDailyBudget', number>> & { timeZone?: string };

/** An institution with these budgets, and one of its learners. */
async function given(chosen: Chosen): Promise<{ institution: InstitutionRef & { host: string }; asker: Asker }> {
  const institution = await at.anotherInstitution();
  await at.platform.switchboard.saveSettings({ institution }, 'ai', chosen);
  return { institution, asker: await learnerOf(institution) };
}

async function learnerOf(institution: InstitutionRef): Promise<Asker> {
  return { who: { institution }, userId: (await at.person('learner', institution)).user.id };
}

const record = (asker: Asker, reservation?: string) =>
  here.ledger.record(entryOf(asker, at.clock.now(), { reservation }));

test('without a budget nothing is reserved', async () => {
  const { institution, asker } = await given({});
  expect(await here.budgets.check(asker, thousandAsk)).toEqual({ isLeft: true });
  expect(await here.budgets.states(institution)).toMatchObject([
    { budget: 'month', limit: null, reserved: 0 },
    { budget: 'day', limit: null, reserved: 0 },
  ]);
});

test('of many concurrent calls in two processes, the budget admits as many as it covers', async () => {
  const { institution, asker } = await given({ dailyBudget: 0.01 });
  const checks = await Promise.all(
    Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? here : elsewhere).budgets.check(asker, thousandAsk)),
  );
  const left = checks.filter(({ isLeft }) => isLeft);
  expect(left).toHaveLength(10);
  expect(checks.find(({ isLeft }) => !isLeft)?.notice).toContain('the built-in tutor answers');
  await Promise.all(
    left.map(({ reservation }, index) =>
      (index % 2 === 0 ? here : elsewhere).ledger.record(entryOf(asker, at.clock.now(), { reservation })),
    ),
  );
  const [, day] = await here.budgets.states(institution);
  expect(day).toMatchObject({ limit: 10_000, spent: 10_000, reserved: 0 });
  expect(await here.budgets.check(asker, thousandAsk)).toMatchObject({ isLeft: false });
});

test('the unused part of a reservation is released when the call ends', async () => {
  const { asker } = await given({ monthlyBudget: 0.01 });
  const checks = [];
  for (let call = 0; call < 10; call += 1) checks.push(await here.budgets.check(asker, thousandAsk));
  expect(await elsewhere.budgets.check(asker, thousandAsk)).toMatchObject({ isLeft: false });
  const cheap = { inputTokens: 10, outputTokens: 1 };
  await here.ledger.record(
    entryOf(asker, at.clock.now(), {
      reservation: checks[0]?.reservation,
      attempts: [{ provider: 'openai', model: 'gpt-mock', result: 'aborted', ...cheap, milliseconds: 5 }],
    }),
  );
  expect(
    await elsewhere.budgets.check(asker, { ...thousandAsk, maxTokens: (thousandAsk.maxTokens ?? 0) - 10 }),
  ).toMatchObject({ isLeft: true });
});

test('the reservation of a dead process expires after ten minutes', async () => {
  const { asker } = await given({ dailyBudget: 0.01 });
  for (let call = 0; call < 10; call += 1) await here.budgets.check(asker, thousandAsk);
  expect((await here.budgets.check(asker, thousandAsk)).isLeft).toBe(false);
  at.clock.forward(601);
  expect((await here.budgets.check(asker, thousandAsk)).isLeft).toBe(true);
});

test('a learner’s share affects neither other learners nor other institutions', async () => {
  const { institution, asker } = await given({ learnerDailyBudget: 0.01 });
  for (let call = 0; call < 10; call += 1) await record(asker);
  expect(await here.budgets.check(asker, thousandAsk)).toEqual({
    isLeft: false,
    notice: 'Your share of external AI for today is used up, so the built-in tutor answers until tomorrow.',
  });
  expect(await here.budgets.check(await learnerOf(institution), thousandAsk)).toMatchObject({ isLeft: true });
  const { asker: foreign } = await given({ learnerDailyBudget: 0.01 });
  expect(await here.budgets.check(foreign, thousandAsk)).toMatchObject({ isLeft: true });
});

test('a new day and a new month begin in the institution’s time zone', async () => {
  const { institution, asker } = await given({ dailyBudget: 0.01, monthlyBudget: 0.02, timeZone: 'Asia/Manila' });
  const states = async () => (await here.budgets.states(institution)).map(({ spent }) => spent);
  // 15:59 UTC is 23:59 in Manila.
  const until = (hour: number, minute: number) => {
    const now = at.clock.now();
    const then = new Date(now);
    then.setUTCHours(hour, minute, 0, 0);
    if (then <= now) then.setUTCDate(then.getUTCDate() + 1);
    at.clock.forward((then.getTime() - now.getTime()) / 1000);
  };
  until(15, 59);
  while (new Date(at.clock.now().getTime() + 5 * 86_400_000).getUTCMonth() !== at.clock.now().getUTCMonth())
    until(15, 59);
  for (let call = 0; call < 10; call += 1) await record(asker);
  expect(await states()).toEqual([10_000, 10_000]);
  expect((await here.budgets.check(asker, thousandAsk)).isLeft).toBe(false);
  until(16, 1);
  expect(await states()).toEqual([10_000, 0]);
  expect((await here.budgets.check(asker, thousandAsk)).isLeft).toBe(true);
  for (let call = 0; call < 10; call += 1) await record(asker);
  until(16, 1);
  expect((await here.budgets.check(asker, thousandAsk)).notice).toContain('This month’s budget');
  at.clock.forward(31 * 86_400);
  expect(await states()).toEqual([0, 0]);
});

test('administrators are warned once at 80 % and once when the budget is used up', async () => {
  const { institution, asker } = await given({ monthlyBudget: 0.01 });
  const administrators = [await at.person('administrator', institution), await at.person('administrator', institution)];
  const letters = async () => {
    await at.platform.queueing.waitUntilIdle();
    const addresses = administrators.map(({ user }) => `${user.username}@example.org`);
    return (await mailsIn(folder)).filter(({ to }) => addresses.includes(to));
  };
  for (let call = 0; call < 7; call += 1) await record(asker);
  expect(await letters()).toEqual([]);
  // Two calls end at once, in two processes.
  await Promise.all([record(asker), elsewhere.ledger.record(entryOf(asker, at.clock.now()))]);
  expect((await letters()).map(({ subject }) => subject)).toEqual(
    Array(2).fill('80 % of the AI budget for this month is used'),
  );
  await record(asker);
  for (let call = 0; call < 3; call += 1) await here.budgets.check(asker, thousandAsk);
  const subjects = (await letters()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.endsWith('is used up'))).toHaveLength(2);
  expect(subjects).toHaveLength(4);
});

test('a person erased during a call is anonymous in the ledger, and the cost is counted', async () => {
  const { institution, asker } = await given({ dailyBudget: 0.01 });
  const { reservation } = await here.budgets.check(asker, thousandAsk);
  const call = { who: { institution, user: undefined, may: () => true } };
  await at.platform.personalData.erase(call, asker.userId);
  await record(asker, reservation);
  const rows = await knexOf(at.platform.database)('ai.calls').where({ institutionId: institution.id });
  expect(rows).toMatchObject([{ userId: null, cost: 1000 }]);
  expect((await here.budgets.states(institution))[1]).toMatchObject({ spent: 1000, reserved: 0 });
});
