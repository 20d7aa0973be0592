import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { Purpose } from '../../learner/contract.ts';
import { parentalConsent } from '../services.ts';
import { learnerOf, lettersTo, letterTo } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['consent', 'administration'] });
});
afterAll(() => at?.close());

let count = 0;
const parent = () => `parent${++count}@home.example`;
const consentOf = async (learner: { get: (path: string) => Promise<{ body: unknown }> }) =>
  (await learner.get('/api/consent')).body;

test('a request sends a letter with a link that only the parent receives', async () => {
  const learner = await learnerOf(at);
  expect(await consentOf(learner)).toMatchObject({
    standing: 'not-asked',
    address: null,
    mayName: true,
    mayAsk: false,
  });
  const address = parent();
  const requested = await learner.post('/api/consent/ask', { address });
  expect(requested).toMatchObject({ status: 200, body: { standing: 'waiting', closed: Purpose.options } });
  expect(requested.body.address).toBe('p•••@home.example');
  const letter = await letterTo(at, address);
  expect(letter.subject).toContain(learner.user.firstName);
  expect(letter.text).toContain('record their voice');
  expect(letter.text).not.toContain(learner.user.lastName);
  expect(new URL(letter.link)).toMatchObject({ pathname: '/consent', search: '' });
  expect(await consentOf(learner)).toMatchObject({ standing: 'waiting', isSent: true });
  const stored = await knexOf(at.platform.database)('consent.letters').where({ userId: learner.user.id });
  expect(JSON.stringify(stored)).not.toContain(letter.code);
});

test('opening a link changes nothing and shows the child’s first name only', async () => {
  const learner = await learnerOf(at);
  const address = parent();
  await learner.post('/api/consent/ask', { address });
  const { code } = await letterTo(at, address);
  const opened = await at.nobody.post('/api/consent/letter', { code });
  const again = await at.nobody.post('/api/consent/letter', { code });
  expect(opened).toMatchObject({
    status: 200,
    body: { purpose: 'consent', state: 'undecided', firstName: learner.user.firstName, withdrawal: null },
  });
  expect(again.body).toEqual(opened.body);
  expect(JSON.stringify(opened.body)).not.toContain(address);
  expect(await consentOf(learner)).toMatchObject({ standing: 'waiting' });
});

test('a link expires after 14 days; a new letter works', async () => {
  const learner = await learnerOf(at);
  const address = parent();
  await learner.post('/api/consent/ask', { address });
  const { code } = await letterTo(at, address);
  at.clock.forward(14 * 24 * 60 * 60 + 1);
  for (const [path, body] of [
    ['letter', { code }],
    ['decision', { code, purposes: Purpose.options }],
  ] as const) {
    const answer = await at.nobody.post(`/api/consent/${path}`, body);
    expect(answer.status).toBe(410);
    expect(answer.body.error.message).toContain('14 days');
  }
  // The session has expired by then.
  const back = await learner.signInAgain();
  expect(await consentOf(back)).toMatchObject({ standing: 'expired', mayAsk: true });
  await back.post('/api/consent/ask', {});
  const fresh = await letterTo(at, address);
  expect((await at.nobody.post('/api/consent/letter', { code: fresh.code })).status).toBe(200);
});

test('a newer letter or another address voids older links', async () => {
  const learner = await learnerOf(at);
  const [first, second] = [parent(), parent()];
  await learner.post('/api/consent/ask', { address: first });
  const one = await letterTo(at, first);
  at.clock.forward(3600);
  await learner.post('/api/consent/ask', {});
  const two = await letterTo(at, first);
  expect(two.code).not.toBe(one.code);
  const older = await at.nobody.post('/api/consent/decision', { code: one.code, purposes: Purpose.options });
  expect(older).toMatchObject({ status: 410, body: { error: { message: expect.stringContaining('newer letter') } } });
  at.clock.forward(3600);
  await learner.post('/api/consent/ask', { address: second });
  await letterTo(at, second);
  const elsewhere = await at.nobody.post('/api/consent/decision', { code: two.code, purposes: Purpose.options });
  expect(elsewhere).toMatchObject({ status: 410, body: { error: { message: expect.stringContaining('Another') } } });
  expect(await consentOf(learner)).toMatchObject({ standing: 'waiting' });
});

test('forged codes and codes of another institution are rejected', async () => {
  const learner = await learnerOf(at);
  const address = parent();
  await learner.post('/api/consent/ask', { address });
  const { code } = await letterTo(at, address);
  const forged = [randomBytes(32).toString('base64url'), `${code}A`, code.toLowerCase(), "' or 1=1 --"];
  for (const each of forged) {
    expect((await at.nobody.post('/api/consent/decision', { code: each, purposes: Purpose.options })).status).toBe(410);
    expect((await at.nobody.post('/api/consent/withdrawal', { code: each })).status).toBe(410);
  }
  const { host } = await at.anotherInstitution();
  const elsewhere = await at.call('POST', '/api/consent/decision', { body: { code, purposes: Purpose.options }, host });
  expect(elsewhere.status).toBe(410);
  // A code for consent does not withdraw it.
  expect((await at.nobody.post('/api/consent/withdrawal', { code })).status).toBe(410);
  expect(await consentOf(learner)).toMatchObject({ standing: 'waiting' });
  expect((await at.nobody.post('/api/consent/decision', { code, purposes: Purpose.options })).status).toBe(200);
});

test('variants of the learner’s own address are rejected', async () => {
  const learner = await learnerOf(at);
  const [name, domain] = learner.user.email.split('@');
  for (const address of [
    learner.user.email,
    learner.user.email.toUpperCase(),
    `${name}+mum@${domain}`,
    ` ${name}@${domain?.toUpperCase()} `,
  ]) {
    const answer = await learner.post('/api/consent/ask', { address });
    expect(answer).toMatchObject({ status: 400, body: { error: { issues: [{ path: 'body.address' }] } } });
  }
  for (const address of ['nobody', 'a@b', 'two@x.example, three@x.example', 'a@x.example\r\nBcc: b@x.example']) {
    expect((await learner.post('/api/consent/ask', { address })).status).toBe(400);
  }
  expect(await consentOf(learner)).toMatchObject({ standing: 'not-asked', address: null });
});

test('another learner’s address is rejected unless they are an adult', async () => {
  const [learner, classmate, unknown, mother] = [
    await learnerOf(at),
    await learnerOf(at),
    await learnerOf(at, 'unknown'),
    await learnerOf(at, 'adult'),
  ];
  const [name, domain] = classmate.user.email.split('@');
  for (const address of [classmate.user.email.toUpperCase(), `${name}+mum@${domain}`, unknown.user.email]) {
    const answer = await learner.post('/api/consent/ask', { address });
    expect(answer).toMatchObject({ status: 400, body: { error: { issues: [{ path: 'body.address' }] } } });
  }
  expect(await consentOf(learner)).toMatchObject({ standing: 'not-asked', address: null });
  expect((await learner.post('/api/consent/ask', { address: mother.user.email })).status).toBe(200);
});

test('at most three letters a day are sent about a learner, to any addresses', async () => {
  const learner = await learnerOf(at);
  const address = parent();
  await learner.post('/api/consent/ask', { address });
  // A repeated request sends no second letter.
  await learner.post('/api/consent/ask', {});
  expect(await lettersTo(at, address)).toHaveLength(1);
  for (let letters = 1; letters < 3; letters++) {
    at.clock.forward(600);
    expect((await learner.post('/api/consent/ask', {})).status).toBe(200);
  }
  at.clock.forward(600);
  const fourth = await learner.post('/api/consent/ask', { address: parent() });
  expect(fourth).toMatchObject({ status: 429, body: { error: { message: expect.stringContaining('about 1 day.') } } });
  // The rejected request changed nothing.
  expect((await learner.get('/api/consent')).body.address).toBe(`p•••@home.example`);
  expect(await lettersTo(at, address)).toHaveLength(3);
  at.clock.forward(24 * 3600);
  expect((await learner.post('/api/consent/ask', {})).status).toBe(200);
});

test('one mailbox receives at most six letters a day about all learners together', async () => {
  const address = parent();
  const [name, domain] = address.split('@');
  const answers: number[] = [];
  for (let child = 0; child < 7; child++) {
    const learner = await learnerOf(at);
    answers.push((await learner.post('/api/consent/ask', { address: `${name}+${child}@${domain}` })).status);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test('the limit of a mailbox also holds for simultaneous requests', async () => {
  const address = 'crowd@family.example';
  const learners = await Promise.all(Array.from({ length: 10 }, () => learnerOf(at)));
  const answers = await Promise.all(learners.map((learner) => learner.post('/api/consent/ask', { address })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(await lettersTo(at, address)).toHaveLength(6);
});

test('another plugin requests consent in its transaction; the same address gets one letter', async () => {
  const learner = await learnerOf(at, 'unknown');
  const address = parent();
  const consent = at.platform.host.service(parentalConsent);
  const who = deployment(at.institution);
  const ask = (given: string) =>
    at.platform.database.transaction((tx) => consent.ask({ who, tx }, { userId: learner.user.id, address: given }));
  await ask(address);
  await ask(address.toUpperCase());
  expect(await lettersTo(at, address)).toHaveLength(1);
  await expect(ask(learner.user.email)).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'body.parentEmail' }],
  });
  const undone = at.platform.database.transaction(async (tx) => {
    await consent.ask({ who, tx }, { userId: learner.user.id, address: 'other@home.example' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await lettersTo(at, 'other@home.example')).toHaveLength(0);
  // Beyond the daily limit, a request sends no letter and changes nothing.
  const flooded = await learnerOf(at);
  for (let letters = 0; letters < 3; letters++) {
    const address = `flood${letters}@home.example`;
    await flooded.post('/api/consent/ask', { address });
    // Waits until the letter is sent: an unsent letter is dropped when the address changes.
    expect(await lettersTo(at, address)).toHaveLength(1);
    at.clock.forward(120);
  }
  const again = { userId: flooded.user.id, address: 'flood9@home.example' };
  await at.platform.database.transaction((tx) => consent.ask({ who, tx }, again));
  expect(await lettersTo(at, again.address)).toHaveLength(0);
  expect(await consentOf(flooded)).toMatchObject({ standing: 'waiting', isSent: true });
  // Adults need no consent.
  const adult = await learnerOf(at, 'adult');
  await at.platform.database.transaction((tx) =>
    consent.ask({ who, tx }, { userId: adult.user.id, address: 'aunt@home.example' }),
  );
  expect(await lettersTo(at, 'aunt@home.example')).toHaveLength(0);
  expect(await consentOf(adult)).toMatchObject({ standing: 'not-needed', mayName: false, mayAsk: false });
  expect((await adult.post('/api/consent/ask', { address: 'aunt@home.example' })).status).toBe(409);
});

test('an institution sets the age below which guardians are asked', async () => {
  const learner = await learnerOf(at, '13-15');
  const administrator = await at.person('administrator');
  expect(await consentOf(learner)).toMatchObject({ mayName: true });
  const settings = { contact: 'Ms Tan, 555 0100', asksUnder: '13', guardianAccounts: true };
  const saved = await administrator.patch('/api/admin/plugins/consent/settings', { settings });
  expect(saved.status).toBe(200);
  expect(await consentOf(learner)).toMatchObject({
    standing: 'not-asked',
    mayName: false,
    contact: 'Ms Tan, 555 0100',
  });
  await administrator.patch('/api/admin/plugins/consent/settings', {
    settings: { ...settings, contact: '', asksUnder: '18' },
  });
  expect(await consentOf(learner)).toMatchObject({ mayName: true, contact: '' });
});
