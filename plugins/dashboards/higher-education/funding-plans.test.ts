import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '../../../core/calendar.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { FundingPlanRow } from '../models.ts';
import { maxFundingPlans } from './contract.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['dashboards'] });
});
afterAll(() => at?.close());

const path = '/api/dashboards/funding-plans';
const plan = (more = {}) => ({ title: 'Travel grant', deadline: null, status: 'planned', note: '', ...more });
const listOf = async (person: TestPerson) => (await person.get(path)).body;

test('sending an entry twice stores it once; sending it changed replaces it', async () => {
  const learner = await at.person();
  const id = randomUUID();
  const sent = await Promise.all([1, 2].map(() => learner.put(`${path}/${id}`, plan())));
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  await learner.put(`${path}/${id}`, plan({ status: 'applied', note: 'Letter sent' }));
  expect(await listOf(learner)).toEqual([{ id, ...plan({ status: 'applied', note: 'Letter sent' }), isOver: false }]);
});

test('the next deadline comes first, then entries without one, then past ones', async () => {
  const learner = await at.person();
  const titles = {
    Missed: '2021-03-01',
    Later: '2131-05-01',
    Open: null,
    Sooner: '2131-01-31',
    'Just over': '2022-03-01',
  };
  for (const [title, deadline] of Object.entries(titles)) {
    await learner.put(`${path}/${randomUUID()}`, plan({ title, deadline }));
  }
  const seen: { title: string; isOver: boolean }[] = await listOf(learner);
  expect(seen.map(({ title }) => title)).toEqual(['Sooner', 'Later', 'Open', 'Just over', 'Missed']);
  expect(seen.map(({ isOver }) => isOver)).toEqual([false, false, false, true, true]);
});

test('entries of one millisecond are listed as they were added', async () => {
  const learner = await at.person();
  const added = ['c', 'b', 'a'].map((first) => randomUUID().replace(/^./, first));
  for (const id of added) await learner.put(`${path}/${id}`, plan());
  await learner.put(`${path}/${added[2]}`, plan({ note: 'Changed' }));
  const rows = at.platform.database.rows(FundingPlanRow, { institution: at.institution });
  await rows.where({ userId: learner.user.id }).patch({ createdAt: at.clock.now() });
  expect((await listOf(learner)).map(({ id }: { id: string }) => id)).toEqual(added);
});

test('a deadline is past when its day has ended in the learner’s time zone', async () => {
  const [east, west] = [await at.person(), await at.person()];
  await east.patch('/api/user/profile', { timeZone: 'Pacific/Kiritimati' });
  await west.patch('/api/user/profile', { timeZone: 'Pacific/Pago_Pago' });
  // Pago Pago is the last time zone in which a day ends; in Kiritimati, 25 hours ahead, it has ended.
  const deadline = dayIn('Pacific/Pago_Pago', at.clock.now());
  const seen = [];
  for (const person of [east, west]) {
    seen.push(
      (await person.put(`${path}/${randomUUID()}`, plan({ deadline }))).body.isOver,
      (await listOf(person))[0].isOver,
    );
  }
  expect(seen).toEqual([true, true, false, false]);
});

test('ids are per person: using the id of another person’s entry leaves theirs unchanged', async () => {
  const [one, other] = [await at.person(), await at.person()];
  const foreign = await at.person('learner', await at.anotherInstitution());
  const id = randomUUID();
  await one.put(`${path}/${id}`, plan());
  for (const person of [other, foreign]) {
    expect((await person.put(`${path}/${id}`, plan({ title: 'Mine' }))).status).toBe(200);
    expect(await listOf(person)).toEqual([{ id, ...plan({ title: 'Mine' }), isOver: false }]);
    expect((await person.delete(`${path}/${id}`)).status).toBe(204);
  }
  expect(await listOf(one)).toEqual([{ id, ...plan(), isOver: false }]);
});

test('an invalid date and a full list are rejected with a message', async () => {
  const learner = await at.person();
  const wrong = await learner.put(`${path}/${randomUUID()}`, plan({ deadline: '2031-02-30', title: ' ' }));
  expect(wrong.status).toBe(400);
  expect(wrong.body.error.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
    'body.deadline',
    'body.title',
  ]);
  // PostgreSQL has no year 0.
  expect((await learner.put(`${path}/${randomUUID()}`, plan({ deadline: '0000-01-01' }))).status).toBe(400);
  // Simultaneous requests, as from two tabs.
  const sent = Array.from({ length: maxFundingPlans + 4 }, () => learner.put(`${path}/${randomUUID()}`, plan()));
  expect((await Promise.all(sent)).filter(({ status }) => status === 200)).toHaveLength(maxFundingPlans);
  const [first] = await listOf(learner);
  const full = await learner.put(`${path}/${randomUUID()}`, plan());
  expect([full.status, full.body.error.message]).toEqual([409, 'The list is full with 50 entries. Remove one first.']);
  expect((await learner.put(`${path}/${first.id}`, plan({ note: 'Still changed' }))).status).toBe(200);
  expect((await learner.delete(`${path}/${first.id}`)).status).toBe(204);
  expect((await learner.put(`${path}/${randomUUID()}`, plan())).status).toBe(200);
});
