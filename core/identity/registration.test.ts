import { afterEach, expect, test } from 'vitest';
import { platform } from '../contract/platform.ts';
import { knexOf } from '../db/index.ts';
import type { TestIdentity } from './testing.ts';
import { complete, createTestIdentity } from './testing.ts';

let at: TestIdentity;
afterEach(() => at.end());

const details = { firstName: 'Ada', lastName: 'Example', password: 'a long password' };
const detailsOf = (username: string) => ({ ...details, username, email: `${username}@example.org` });
const input = <B>(body: B) => ({ params: undefined, query: undefined, body });
const gone = { code: 'gone' };

async function open(registration: 'open' | 'invite' | 'closed' = 'open') {
  at = await createTestIdentity();
  const academy = await at.institution('academy', { registration });
  const register = async (body: ReturnType<typeof detailsOf> & { invitation?: string }) =>
    complete(await at.identity.routes.register(input(body), academy.visitor));
  return { academy, register, call: { who: academy.deployment } };
}

test('with open registration a new person becomes a learner and is signed in', async () => {
  const { academy, register } = await open();
  const { token, user } = await register(detailsOf('ada'));
  expect(user).toMatchObject({ username: 'ada', role: 'learner', demo: false });
  expect(await at.identity.tokens.check(token, academy.institution.id)).toMatchObject({ user });
});

test('names can be in any script and are kept as written', async () => {
  const { register } = await open();
  const names = { firstName: 'Дарина', lastName: 'Nguyễn O’Connor-高橋' };
  const { user } = await register({ ...detailsOf('дарина.коваль'), ...names, email: 'd@example.org' });
  expect(user).toMatchObject({ username: 'дарина.коваль', ...names });
});

test('a username or email that differs only in case or composition is taken', async () => {
  const { register } = await open();
  await register({ ...detailsOf('josé'), email: 'Jose@Example.org' });
  for (const username of ['JOSÉ', 'jose\u0301', 'Josｅ\u0301']) {
    await expect(register({ ...detailsOf(username), email: 'x@example.org' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This user name is taken.',
    });
  }
  await expect(register({ ...detailsOf('maria'), email: 'jose@example.ORG' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await register({ ...detailsOf('jose'), email: 'other@example.org' });
});

test('of concurrent registrations of one name, one succeeds', async () => {
  const { register } = await open();
  const tries = Array.from({ length: 8 }, (_, index) =>
    register({ ...detailsOf('Ada'), email: `ada${index}@example.org` }),
  );
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
  }
});

test('a username that looks like an email must be the person’s own email', async () => {
  const { register } = await open();
  await register(detailsOf('ada'));
  await expect(register({ ...detailsOf('x'), username: 'ada@example.org' })).rejects.toMatchObject({
    code: 'invalid',
    issues: [{ path: 'body.username' }],
  });
  const { user } = await register({ ...detailsOf('bob'), username: 'Bob@example.org' });
  expect(user.username).toBe('Bob@example.org');
});

test('a person’s name must have visible characters of any script and must not contain a link', () => {
  const { firstName } = platform.routes.register.body.shape;
  for (const name of [
    'Ada',
    'Siva A/L Kumar',
    'J.R.R.',
    'St. John',
    'St.John',
    'MA.TERESA',
    'கே.ராஜ்',
    'Ph.D.',
    '高橋',
    'ليلى',
    '-',
    '\u200bAda',
  ]) {
    expect([name, firstName.safeParse(name).success]).toEqual([name, true]);
  }
  for (const name of ['\u200b', '\u2060\ufeff', 'Win: https://example.org/', 'see WWW.example.org']) {
    expect([name, firstName.safeParse(name).success]).toEqual([name, false]);
  }
  for (const name of ['spam.example', 'Win at spam.example/x', 'SPAM.COM', 'Spam.Com', 'x.co', 'spam．example']) {
    expect([name, firstName.safeParse(name).success]).toEqual([name, false]);
  }
});

test('input that is too long, too short or malformed is refused', async () => {
  const { call } = await open();
  const { body } = platform.routes.register;
  for (const wrong of [
    { username: 'x'.repeat(65) },
    { username: 'a b c' },
    { email: `${'x'.repeat(250)}@example.org` },
    { firstName: 'x'.repeat(101) },
    { lastName: '' },
    { password: 'x'.repeat(201) },
    { password: 'short' },
  ]) {
    const person = { ...detailsOf('ada'), ...wrong };
    expect(body.safeParse(person).success).toBe(false);
    await expect(at.identity.people.create(call, { ...person, role: 'learner' })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: `body.${Object.keys(wrong)[0]}` }],
    });
  }
});

test('names of maximum length are kept', async () => {
  const { register } = await open();
  const long = { username: 'é'.repeat(64), firstName: '高'.repeat(100), lastName: '橋'.repeat(100) };
  const { user } = await register({ ...detailsOf('ada'), ...long, password: '𝒳'.repeat(100) });
  expect(user).toMatchObject(long);
});

test('with closed registration nobody can register or be invited', async () => {
  const { register, call } = await open('closed');
  await expect(register(detailsOf('ada'))).rejects.toMatchObject({ code: 'forbidden' });
  const invitation = { email: 'ada@example.org', role: 'learner' as const };
  await expect(at.identity.people.invite(call, invitation)).rejects.toMatchObject({ code: 'conflict' });
});

test('an invitation gives its role, once, to its email', async () => {
  const { academy, register, call } = await open('invite');
  await expect(register(detailsOf('ada'))).rejects.toMatchObject({ code: 'forbidden' });
  await at.identity.people.invite(call, { email: 'Ada@example.org', role: 'instructor', firstName: 'Ada' });
  const [mail] = await at.mails();
  expect(mail).toMatchObject({ to: 'Ada@example.org', subject: 'Your invitation to The academy' });
  const invitation = mail?.code ?? '';
  expect(mail?.link).toBe(`https://eiq.example.org:8443/accept?code=${invitation}`);
  expect(await at.identity.routes.invitation(input({ code: invitation }), academy.visitor)).toEqual({
    purpose: 'invitation',
    email: 'Ada@example.org',
    username: null,
    firstName: 'Ada',
    lastName: '',
    role: 'instructor',
  });
  const asOther = register({ ...detailsOf('eve'), invitation });
  await expect(asOther).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'body.email' }] });
  const { user } = await register({ ...detailsOf('ada'), invitation });
  expect(user.role).toBe('instructor');
  await expect(register({ ...detailsOf('ada'), username: 'ada2', invitation })).rejects.toMatchObject(gone);
});

test('an invitation can be used again after a failed registration', async () => {
  const { register, call } = await open('invite');
  await at.identity.people.create(call, { ...detailsOf('taken'), role: 'learner' });
  const { link } = await at.identity.people.invite(call, { email: 'ada@example.org', role: 'learner' }, 'link');
  const invitation = new URL(link ?? '').searchParams.get('code') ?? '';
  const ada = { ...detailsOf('ada'), invitation };
  await expect(register({ ...ada, username: 'Taken' })).rejects.toMatchObject({ code: 'conflict' });
  await register(ada);
});

test('of concurrent uses of one invitation, one succeeds', async () => {
  const { register, call } = await open('invite');
  const { link } = await at.identity.people.invite(call, { email: 'ada@example.org', role: 'learner' }, 'link');
  const invitation = new URL(link ?? '').searchParams.get('code') ?? '';
  const tries = Array.from({ length: 6 }, (_, index) =>
    register({ ...detailsOf('ada'), username: `ada${index}`, invitation }),
  );
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await knexOf(at.database)('platform.users').count('* as count').first()).toEqual({ count: 1 });
});

test('a newer invitation replaces the older, and invitations can be withdrawn and expire', async () => {
  const { academy, call } = await open('invite');
  const invite = async () => {
    const { id, link } = await at.identity.people.invite(call, { email: 'ada@example.org', role: 'learner' }, 'link');
    return { id, code: new URL(link ?? '').searchParams.get('code') ?? '' };
  };
  const describe = (code: string) => at.identity.routes.invitation(input({ code }), academy.visitor);
  const first = await invite();
  const second = await invite();
  await expect(describe(first.code)).rejects.toMatchObject(gone);
  expect(await at.identity.people.openInvitations(call)).toMatchObject([{ id: second.id, email: 'ada@example.org' }]);
  await at.identity.people.withdrawInvitation(call, second.id);
  await expect(describe(second.code)).rejects.toMatchObject(gone);
  await expect(at.identity.people.withdrawInvitation(call, second.id)).rejects.toMatchObject({ code: 'not_found' });
  const third = await invite();
  at.clock.forward(7 * 86_400 + 1);
  await expect(describe(third.code)).rejects.toMatchObject(gone);
});

test('each demo learner is new and exists for two hours', async () => {
  at = await createTestIdentity({ isDemo: true });
  const demo = await at.institution('demo', { isDemo: true });
  const enter = async () => complete(await at.identity.routes.demo(input(undefined), demo.visitor));
  const [one, two] = [await enter(), await enter()];
  expect(one.user).toMatchObject({ role: 'learner', demo: true, email: '' });
  expect(two.user.id).not.toBe(one.user.id);
  const check = () => at.identity.tokens.check(one.token, demo.institution.id);
  expect(await check()).toBeDefined();
  at.clock.forward(2 * 3600 + 1);
  expect(await check()).toBeUndefined();
  expect(await at.identity.sweep()).toMatchObject({ demoLearners: 2 });
});

test('demo learners exist only in demo mode and only in the demo institution', async () => {
  at = await createTestIdentity({ isDemo: true });
  const other = await at.institution('other');
  await expect(at.identity.routes.demo(input(undefined), other.visitor)).rejects.toMatchObject({ code: 'not_found' });
  await at.end();
  at = await createTestIdentity({ isDemo: false });
  const demo = await at.institution('demo', { isDemo: true });
  await expect(at.identity.routes.demo(input(undefined), demo.visitor)).rejects.toMatchObject({ code: 'not_found' });
});
