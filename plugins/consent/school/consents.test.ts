import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommandsBeside } from '../../../cli/commands.testing.ts';
import { deployment } from '../../../core/identity/index.ts';
import { guardians } from '../../../core/services.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { join, startGroup } from '../../activity/testing.ts';
import { Purpose } from '../../learner/contract.ts';
import { setAgeBand } from '../../learner/testing.ts';
import { learnerOf, lettersTo, letterTo } from '../testing.ts';

let at: TestPlatform;
let commands: ReturnType<typeof createCommandsBeside>;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['consent', 'activity'] });
  commands = createCommandsBeside(at.platform);
});
afterAll(async () => {
  commands?.close();
  await at?.close();
});

const eiq = (...words: string[]) => commands.eiq(['consent', ...words]);

const seed = () => at.seed('consent');

const demoPerson = (username: string, role?: 'guardian') => at.person(role, at.institution, username);

test('the demo has a child with a pending request and one with consent', async () => {
  const who = deployment(at.institution);
  const [waiting, decided, father] = [
    await demoPerson('nguyen.an'),
    await demoPerson('emre.demir'),
    await demoPerson('yusuf', 'guardian'),
  ];
  for (const child of [waiting, decided]) await setAgeBand(at, child, 'under-13');
  const tie = { guardianId: father.user.id, learnerId: decided.user.id, relation: 'father' };
  await at.platform.host.service(guardians).link({ who }, tie);
  await at.platform.host.service(guardians).setConsent({ who }, tie, at.clock.now());
  await seed();
  await seed();
  expect(await lettersTo(at, 'parent.of.an@demo.invalid')).toHaveLength(1);
  const listed = async (standing: string) => (await eiq('list', '--json', '--standing', standing)).json();
  expect(await listed('waiting')).toMatchObject([{ userId: waiting.user.id, address: 'parent.of.an@demo.invalid' }]);
  expect(await listed('given')).toMatchObject([{ userId: decided.user.id, address: father.user.email }]);
});

test('a learner is notified of each decision', async () => {
  const learner = await learnerOf(at);
  await learner.post('/api/consent/ask', { address: 'ines@home.example' });
  const { code } = await letterTo(at, 'ines@home.example');
  await at.nobody.post('/api/consent/decision', { code, purposes: Purpose.options });
  await at.nobody.post('/api/consent/decision', { code, purposes: Purpose.options });
  const { items } = (await learner.get('/api/notifications')).body;
  expect(items).toMatchObject([{ kind: 'consent', title: 'Your parent or guardian has agreed', to: '/profile' }]);
});

test('the end of a consent removes the child from an open discussion', async () => {
  const { learner: child, withdrawal } = await consented('paula@home.example');
  const { learner: friend } = await consented('pedro@home.example');
  const staff = await at.person('administrator');
  const groupId = await startGroup(friend);
  expect((await join(child, groupId)).status).toBeLessThan(300);
  const [theirs, watching] = [await child.connect(), await staff.connect()];
  expect(await theirs.emitWithAck('join_discussion', { groupId })).toMatchObject({ ok: true });
  expect(await watching.emitWithAck('join_discussion', { groupId })).toMatchObject({ ok: true, here: 2 });
  const left = new Promise((resolve) => watching.on('discussion_presence', resolve));
  await at.nobody.post('/api/consent/withdrawal', { code: withdrawal });
  expect(await left).toEqual({ groupId, here: 1 });
});

test('the command line lists consents and ends one by user name', async () => {
  const learner = await learnerOf(at);
  await learner.post('/api/consent/ask', { address: 'joana@home.example' });
  const { code } = await letterTo(at, 'joana@home.example');
  await at.nobody.post('/api/consent/decision', { code, purposes: Purpose.options });
  const { out } = await eiq('list', '--standing', 'given');
  expect(out).toMatch(/^STANDING +LEARNER +ADDRESS +PURPOSES +ID\ngiven /);
  expect(out).toMatch(new RegExp(`joana@home\\.example +${Purpose.options.join(' ')} +${learner.user.id}$`, 'm'));
  expect(await eiq('withdraw', learner.user.username)).toMatchObject({ code: 0 });
  expect((await learner.get('/api/consent')).body).toMatchObject({ standing: 'withdrawn' });
  expect((await eiq('withdraw', learner.user.id)).error).toContain('There is no consent to end.');
  expect((await eiq('withdraw', 'nobody')).code).not.toBe(0);
  expect((await eiq('list', '--standing', 'lost')).error).toContain('--standing is one of');
});

/** A child with consent for all purposes, with the code that ends it. */
async function consented(address: string) {
  const learner = await learnerOf(at);
  await learner.post('/api/consent/ask', { address });
  const { code } = await letterTo(at, address);
  const { body } = await at.nobody.post('/api/consent/decision', { code, purposes: Purpose.options });
  return { learner, withdrawal: body.withdrawal };
}
