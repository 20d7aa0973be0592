import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../core/db/index.ts';
import { deployment } from '../core/identity/index.ts';
import type { TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { mailsIn } from '../plugins/administration/testing.ts';
import { answerSome, complete, shortForm, startSession } from '../plugins/idfs/testing.ts';
import { finishSection } from '../plugins/immersion/testing.ts';
import { gardensFixture } from './fixtures/index.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({
    extra: [gardensFixture],
    environment: { ...shortForm, EIQ_IMMERSION_MINIMUM_QUESTIONS: '2', EIQ_IMMERSION_MAXIMUM_QUESTIONS: '2' },
  });
});
afterAll(() => at?.close());

const call = () => ({ who: deployment(at.institution) });
const count = async (table: string, where: object) => (await knexOf(at.platform.database)(table).where(where)).length;

test('an export contains all data about a person, including that of plugins that are off, and no secrets', async () => {
  const person = await at.person();
  await person.post('/api/gardens', { name: 'Roses', size: 3 });
  await finishSection(person, 'core_math');
  await at.switchPlugin('gardens', false);
  const { account, holdings } = await at.platform.personalData.export(call(), person.user.id);
  await at.switchPlugin('gardens', true);
  expect(account).toMatchObject({ username: person.user.username, firstName: person.user.firstName });
  expect(JSON.stringify(account)).not.toContain('argon2');
  expect(holdings.find(({ plugin }) => plugin === 'gardens')?.rows).toMatchObject([{ name: 'Roses' }]);
  const responses = holdings.find(({ table }) => table === 'responses');
  // Two that count, and two that are being tried out.
  expect(responses?.rows).toHaveLength(4);
  expect(JSON.stringify(responses)).not.toContain('itemId');
});

test('an export never reveals the keys of a fixed form', async () => {
  const person = await at.person();
  const session = await startSession(person);
  await answerSome(person, session, 4);
  const graded = async () => {
    const { holdings } = await at.platform.personalData.export(call(), person.user.id);
    const rows = holdings.find(({ table }) => table === 'responses')?.rows ?? [];
    return rows.filter(({ answeredAt }) => answeredAt !== null).map((row) => 'points' in row || 'verdict' in row);
  };
  expect(await graded()).toEqual([false, false, false, false]);
  await complete(person);
  expect(await graded()).toEqual([false, false, false, false]);
});

test('an erasure removes account, rows and sessions, and anonymises rows that are kept', async () => {
  const person = await at.person();
  const other = await at.person();
  for (const each of [person, other]) {
    await each.post('/api/gardens', { name: 'Herbs', size: 1 });
    await finishSection(each, 'core_math');
  }
  const answered = await count('item_bank.responses', {});
  const counts = await at.platform.personalData.erase(call(), person.user.id);
  expect(counts).toMatchObject({ 'gardens.gardens': 1, 'item_bank.responses': 4, 'immersion.placements': 1 });
  expect(await count('platform.users', { id: person.user.id })).toBe(0);
  expect(await count('gardens.gardens', { userId: person.user.id })).toBe(0);
  expect(await count('item_bank.responses', {})).toBe(answered);
  expect((await person.get('/api/gardens')).status).toBe(401);
  expect((await other.get('/api/gardens')).body).toHaveLength(1);
});

test('a person of another institution is not found', async () => {
  const elsewhere = await at.anotherInstitution();
  const person = await at.person('learner', elsewhere);
  await expect(at.platform.personalData.export(call(), person.user.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(at.platform.personalData.erase(call(), person.user.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await count('platform.users', { id: person.user.id })).toBe(1);
});

test('erasing an address does not affect an address that ends with it', async () => {
  const person = await at.person();
  const longer = `grand.${person.user.email}`;
  const { queueing, database } = at.platform;
  const later = { startAfter: new Date(Date.now() + 1e9) };
  await queueing.send('somewhere.job.write', { to: longer }, later);
  await queueing.send('somewhere.job.write', { to: person.user.email }, later);
  await at.platform.mail.send({ to: longer, subject: 'A letter', text: 'Hello' });
  const entry = { institutionId: at.institution.id, at: new Date(), action: 'test.done', subject: longer };
  const details = JSON.stringify({ to: [person.user.email, longer] });
  await knexOf(database)('platform.audit_log').insert({ id: randomUUID(), ...entry, details });
  await at.platform.personalData.erase(call(), person.user.id);
  const jobs: { data: { payload: unknown } }[] = await knexOf(database)('pgboss.job').where({
    name: 'somewhere.job.write',
  });
  expect(jobs.map(({ data }) => data.payload)).toEqual([{ to: longer }]);
  const kept = await knexOf(database)('platform.audit_log').where({ action: 'test.done' }).first();
  expect([kept.subject, kept.details]).toEqual([longer, { to: [longer] }]);
  expect((await mailsIn(at.platform.configuration.varFolder)).map(({ to }) => to)).toContain(longer);
});
