import { mkdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyContract } from '../core/contract/index.ts';
import { platform } from '../core/contract/platform.ts';
import { knexOf, schemaOf } from '../core/db/index.ts';
import { deployment } from '../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { mailsTo } from '../plugins/consent/testing.ts';
import { shortForm } from '../plugins/idfs/testing.ts';
import { finishSection, shortSections } from '../plugins/immersion/testing.ts';
import { makeRecruiter, matchesPath, matchWith, newRecruiter, postJob, titleOf } from '../plugins/talent/testing.ts';
import { everyReading, everyWriting } from './access/readings.ts';
import { callRoute, everyPlugin, everyRoute, fixtures, hasParams } from './access/routes.ts';
import { findOccurrences } from './privacy/find-occurrences.ts';
import { downloadExport, exportedFiles } from './privacy/personal-export.ts';
import { everyLeaveTraces } from './privacy/traces.ts';

// After an erasure nothing names the person or holds their words. Every plugin of the tree is on; the traces in each
// plugin come from its traces.testing.ts.

let at: TestPlatform;
let people: Awaited<ReturnType<typeof createPeople>>;
beforeAll(async () => {
  at = await createTestPlatform({ extra: fixtures, environment: { ...shortSections, ...shortForm } });
  people = await createPeople();
  await people.leaveTraces();
});
afterAll(() => at?.close());

const call = () => ({ who: deployment(at.institution) });

/** People with unique names, and the texts they write. */
async function createPeople() {
  const administrator = await at.person('administrator');
  const operator = await at.person('operator');
  const createAccount = async (role: 'learner' | 'guardian' | 'administrator', firstName: string, lastName: string) => {
    const username = `${firstName}-${lastName}-name`.toLowerCase();
    const email = `${lastName}.first@${firstName}.example`.toLowerCase();
    // Two invitations; the second is accepted.
    const invited = await operator.post('/api/admin/invitations', { email, firstName, lastName, role });
    expect(invited.status).toBe(201);
    const { link } = await at.platform.identity.people.invite(call(), { email, firstName, lastName, role }, 'link');
    const password = `a long password of ${role}`;
    const invitation = new URL(String(link)).searchParams.get('code');
    const registration = { username, email, password, firstName, lastName, invitation };
    const { body, status } = await at.call('POST', '/api/auth/register', { body: registration });
    expect(status, JSON.stringify(body)).toBe(201);
    const { connect, signInAgain } = administrator;
    return { ...strictCalls(body.token), user: body.user, token: body.token, password, connect, signInAgain };
  };
  const learner = await createAccount('learner', 'Quillonia', 'Zephyrokoro');
  const guardian = await createAccount('guardian', 'Brunhildis', 'Wachterman');
  const staff = await createAccount('administrator', 'Ottokarius', 'Vandersloot');
  const bystander = await at.person();
  let count = 0;
  const words = (of: string) => `xylophone${of}${++count}`;

  const leaveTraces = async () => {
    const { guardians } = at.platform.identity;
    const tie = { guardianId: guardian.user.id, learnerId: learner.user.id, relation: 'mother' };
    await guardians.link({ who: { ...deployment(at.institution), user: staff.user } }, tie);
    const teacher = await at.person('instructor');
    await staff.put(`/api/admin/people/${teacher.user.id}/learners/${learner.user.id}`);
    await learner.post('/api/auth/login', { username: learner.user.username, password: learner.password });
    await at.call('POST', '/api/auth/login', { body: { username: learner.user.username, password: 'wrong one' } });
    await learner.patch('/api/auth/account', { email: 'second@quillonia.example' });
    await staff.post(`/api/admin/people/${learner.user.id}/password-reset`);
    await staff.patch(`/api/admin/people/${learner.user.id}`, { email: 'third@quillonia.example' });
    await staff.patch('/api/admin/plugins/gardens/settings', { settings: { motto: 'Dig' } });
    for (const on of [false, true]) await staff.put('/api/admin/plugins/birds/switch', { on });
    const invitee = { email: 'invited@example.org', firstName: 'Some', lastName: 'Body', role: 'learner' };
    await staff.post('/api/admin/invitations', invitee);
    await finishSection(bystander, 'core_math');
    const everybody = { person: learner, staff, guardian, bystander };
    for (const [of, person] of Object.entries(everybody)) {
      await person.post('/api/gardens', { name: words(of), size: 1 });
      const key = `gardens/${at.institution.id}/${person.user.id}/plan.txt`;
      await at.platform.storage.put(key, bytes(`A plan of ${person.user.firstName}`));
    }
    for (const [plugin, leave] of await everyLeaveTraces()) {
      await leave({ at, person: learner, staff, guardian, words }).catch((cause: unknown) => {
        throw new Error(`No traces could be left in ${plugin}: ${(cause as Error).message}`, { cause });
      });
      await at.platform.queueing.waitUntilIdle();
    }
    // A delayed job, and a dead letter.
    const { queueing } = at.platform;
    await queueing.send('gardens.job.tidy', { userId: learner.user.id }, { startAfter: new Date(Date.now() + 1e9) });
    await queueing.send('dead-letters', { queue: 'x', payload: { to: 'third@quillonia.example' } });
  };
  return { bystander, learner, guardian, staff, leaveTraces };
}

/** Calls that throw if they are refused, because a refusal is an error of the test. */
function strictCalls(token: string): Pick<TestPerson, 'get' | 'post' | 'put' | 'patch' | 'delete'> {
  const callOrThrow = (method: string) => async (address: string, body?: unknown) => {
    const answer = await at.call(method, address, { token, ...(body === undefined ? {} : { body }) });
    if (answer.status >= 400) throw new Error(`${method} ${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  return {
    get: callOrThrow('GET'),
    post: callOrThrow('POST'),
    put: callOrThrow('PUT'),
    patch: callOrThrow('PATCH'),
    delete: callOrThrow('DELETE'),
  };
}

async function* bytes(text: string) {
  yield new TextEncoder().encode(text);
}

/** Texts that must not occur anywhere after the person is erased. */
const marksOf = ({ user }: TestPerson) => [
  user.id,
  user.username,
  user.firstName,
  user.lastName,
  `${user.lastName}.first@${user.firstName}.example`,
  ...(user.role === 'learner' ? ['second@quillonia.example', 'third@quillonia.example', 'xylophoneperson'] : []),
];

/** Tables without traces: they need an external provider or many answers, or hold rows only briefly. */
const unfilled = new Set([
  ...['platform.external_identities', 'platform.secrets', 'platform.erasures'],
  ...['ai.reservations', 'ai.learner_spending', 'ai.keys', 'item_bank.calibrations'],
]);

test('traces include a row in every declared table', async () => {
  const empty = await emptyTables();
  const untouched = empty.filter((name) => !unfilled.has(name));
  expect(
    untouched,
    'traces.testing.ts must leave a row of the learner, guardian or staff in each of these tables',
  ).toEqual([]);
});

test('a recruiter reads neither name, address nor id of a learner before mutual interest, through any route, message, mail or file', async () => {
  const { learner } = people;
  const { recruiter, partner } = await newRecruiter(at);
  const colleague = await at.person('recruiter');
  await makeRecruiter(at, colleague, partner.id);
  const heard: unknown[] = [];
  (await recruiter.connect()).onAny((...message) => heard.push(message));
  const job = await postJob(at, recruiter, { title: titleOf('Curious') });
  // The company can express interest in this one, but the learner has not.
  const other = await postJob(at, recruiter, { title: titleOf('Unanswered') });
  const { id } = await matchWith(learner, job.title);
  const { id: otherId } = await matchWith(learner, other.title);
  const { user } = learner;
  const writings = await everyWriting(at, colleague, [user.id, otherId, other.id]);
  // Among them a shortlisting and an interest, which succeed.
  const succeeded = writings.filter(({ asked, status }) => asked.startsWith('talent.') && status < 300);
  expect(succeeded.map(({ asked }) => asked)).toContain(`talent.invite ${otherId}`);
  await learner.post(`${matchesPath}/${id}/contact`, { message: 'Hello' });
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  const ids = [user.id, id, job.id];
  const readings = await everyReading(at, recruiter, { ids, words: [user.lastName, user.username] });
  // The learner is among those whom the recruiter sees.
  expect(readings.filter(({ text }) => text.includes(id)).length).toBeGreaterThan(1);
  const secrets = [user.id, user.username, user.firstName, user.lastName, 'quillonia.example'];
  const tells = (text: string) => secrets.some((secret) => text.toLowerCase().includes(secret.toLowerCase()));
  expect([...readings, ...writings].filter(({ text }) => tells(text))).toEqual([]);
  const mails = await mailsTo(at, recruiter.user.email);
  expect(mails.length).toBeGreaterThan(0);
  const files = await exportedFiles(await downloadExport(at, recruiter));
  expect(files.size).toBeGreaterThan(0);
  expect([JSON.stringify([heard, mails]), ...files.values()].filter(tells)).toEqual([]);
  const invited = await recruiter.post(`/api/recruiting/candidates/${id}/interest`, { message: 'Hello' });
  expect(tells(JSON.stringify(invited.body))).toBe(true);
});

async function emptyTables(): Promise<string[]> {
  const contracts: AnyContract[] = [platform, ...(await everyPlugin()).map(({ plugin }) => plugin.contract)];
  const ids = [people.learner, people.guardian, people.staff].map(({ user }) => user.id);
  const held = new Map<string, number>();
  for (const contract of contracts) {
    for (const { table, userColumn } of contract.personalData ?? []) {
      const name = `${schemaOf(contract)}.${table}`;
      const rows = await knexOf(at.platform.database)(name).whereRaw(`??::text ~ ?`, [userColumn, ids.join('|')]);
      held.set(name, (held.get(name) ?? 0) + rows.length);
    }
  }
  return [...held].flatMap(([name, rows]) => (rows === 0 ? [name] : []));
}

test('neither the export nor the screens of learners contain ids of items', async () => {
  const { learner, guardian } = people;
  const rows: { itemId: string }[] = await knexOf(at.platform.database)('item_bank.items').distinct('itemId');
  expect(rows.length).toBeGreaterThan(1000);
  const names = new Set(rows.map(({ itemId }) => itemId));
  const given: [string, unknown][] = [['the export', await exportOf(learner)]];
  const readable = (await everyRoute()).filter(([, route]) => route.method === 'get' && !hasParams(route));
  for (const person of [learner, guardian]) {
    for (const [name, route] of readable) {
      const answer = await callRoute(at, route, {}, { token: person.token });
      if (answer.status === 200) given.push([`${name} for the ${person.user.role}`, answer.body]);
    }
  }
  expect(given.length).toBeGreaterThan(30);
  const found = given.flatMap(([from, value]) =>
    [...stringsIn(value)].filter((text) => names.has(text)).map((text) => `${from}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** Every string and key of a value, also of JSON within strings, and every word of them. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    yield value;
    yield* value.split(/[^\w.:-]+/);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      yield key;
      yield* stringsIn(each);
    }
  }
}

describe.each(['learner', 'guardian', 'staff'] as const)('when the %s is erased', (who) => {
  test('no table, job, file or mail names them or holds their words, and other people keep their data', async () => {
    const person = people[who];
    const marks = marksOf(person);
    const before = await findOccurrences(at, marks);
    for (const mark of marks)
      expect(
        before.some((place) => place.includes(mark)),
        `${mark} is somewhere`,
      ).toBe(true);
    const kept = await exportOf(people.bystander);
    await at.platform.personalData.erase(call(), person.user.id);
    await at.platform.queueing.waitUntilIdle();
    expect(await findOccurrences(at, marks)).toEqual([]);
    expect(await knexOf(at.platform.database)('platform.erasures')).toEqual([]);
    expect(await exportOf(people.bystander)).toEqual(kept);
  });
});

async function exportOf({ user }: TestPerson) {
  const { account, contents, holdings, files } = await at.platform.personalData.export(call(), user.id);
  return { account, contents, holdings, files };
}

test('an erasure that is rolled back changes nothing and can be repeated', async () => {
  const person = await at.person();
  await person.post('/api/gardens', { name: 'Half', size: 1 });
  const { database, personalData } = at.platform;
  const killed = database.transaction(async (tx) => {
    await personalData.erase({ ...call(), tx }, person.user.id);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect((await person.get('/api/gardens')).body).toHaveLength(1);
  await personalData.erase(call(), person.user.id);
  expect(await findOccurrences(at, [person.user.id, person.user.username])).toEqual([]);
});

test('files that could not be removed after the commit are removed later, and retries are safe', async () => {
  const person = await at.person();
  const key = `gardens/${at.institution.id}/${person.user.id}/plan.txt`;
  await at.platform.storage.put(key, bytes('A plan'));
  // A folder in place of a mail cannot be read.
  const mail = path.join(at.platform.configuration.varFolder, 'mail');
  await mkdir(path.join(mail, 'broken.eml'), { recursive: true });
  await at.platform.personalData.erase(call(), person.user.id);
  expect(await knexOf(at.platform.database)('platform.erasures')).toHaveLength(1);
  await rmdir(path.join(mail, 'broken.eml'));
  await at.platform.personalData.eraseDue();
  await at.platform.personalData.eraseDue();
  await at.platform.queueing.waitUntilIdle();
  expect(await findOccurrences(at, [person.user.id, person.user.username])).toEqual([]);
});
