import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { TestAccount, TestProvider } from '../providers/testing.ts';
import { gail, openTestProvider } from '../providers/testing.ts';
import { comeBack, environmentWith, personAt, problemAt, sent, setUp, signInAs } from '../testing.ts';

let at: TestPlatform;
let google: TestProvider;
beforeAll(async () => {
  google = await openTestProvider();
  at = await createTestPlatform({ plugins: ['oauth'], environment: environmentWith({ google }) });
  await setUp(at, 'google', google);
});
afterAll(async () => {
  await at?.close();
  await google?.close();
});

const own = '/api/auth/linked';
const account = (sub: string, email = `${sub}@school.example`): TestAccount => ({ ...gail, sub, email });

/** Begins at the host name that the provider knows. */
const startLinking = (token: string, body: object) =>
  at.call('POST', `${own}/google`, { token, body, host: 'localhost' });

/** Adds an account to a signed-in person. */
async function link(person: TestPerson, added: TestAccount): Promise<URL> {
  const answer = await startLinking(person.token, { password: person.password });
  expect(answer.status).toBe(200);
  const { location, cookie } = sent(answer);
  return comeBack(at, await google.visit(location, added), cookie);
}
const enter = (who: TestAccount) => signInAs(at, 'google', google, who);

test('a person adds an account with their password, signs in with it, and removes it', async () => {
  const ada = await at.person();
  expect((await ada.get(own)).body).toEqual({
    linked: [],
    available: [{ provider: 'google', kind: 'google', title: 'Google' }],
    hasPassword: true,
  });
  expect((await startLinking(ada.token, {})).status).toBe(400);
  expect((await startLinking(ada.token, { password: 'wrong' })).body.error.issues).toMatchObject([
    { path: 'body.password' },
  ]);
  expect((await at.nobody.post(`${own}/google`, { password: ada.password })).status).toBe(401);
  expect((await ada.post(`${own}/apple`, { password: ada.password })).status).toBe(404);
  expect((await link(ada, account('ada'))).pathname).toBe('/profile');
  expect((await personAt(at, await enter(account('ada')))).user.id).toBe(ada.user.id);
  const [linked] = (await ada.get(own)).body.linked;
  expect(linked).toMatchObject({ title: 'Google', email: 'ada@school.example' });
  const eve = await at.person();
  expect((await eve.delete(`${own}/${linked.id}`)).status).toBe(404);
  expect(problemAt(await link(eve, account('ada')))).toBe('taken');
  expect((await ada.delete(`${own}/${linked.id}`)).status).toBe(204);
  expect((await ada.get(own)).body.linked).toEqual([]);
});

test('the only way to sign in cannot be removed, by nobody', async () => {
  const { user, token } = await personAt(at, await enter(account('only')));
  const mine = (await at.call('GET', own, { token })).body;
  expect(mine.hasPassword).toBe(false);
  const refused = await at.call('DELETE', `${own}/${mine.linked[0].id}`, { token });
  expect(refused.status).toBe(409);
  const administrator = await at.person('administrator');
  const address = `/api/admin/oauth/people/${user.id}`;
  const [seen] = (await administrator.get(address)).body;
  expect((await administrator.delete(`${address}/${seen.id}`)).status).toBe(409);
  // Within ten minutes of signing in, another account is added without a password.
  const other = await startLinking(token, {});
  const { location, cookie } = sent(other);
  await comeBack(at, await google.visit(location, account('second')), cookie);
  expect((await administrator.delete(`${address}/${seen.id}`)).status).toBe(204);
  at.clock.forward(601);
  expect((await startLinking(token, {})).status).toBe(409);
});

test('at a host name that the provider does not know, an account is not added, and the right address is named', async () => {
  const ada = await at.person();
  const { status, body } = await ada.post(`${own}/google`, { password: ada.password });
  expect([status, body.error.message]).toEqual([
    409,
    expect.stringMatching(/^Other accounts can be added only at http:\/\/localhost:\d+\/profile\./),
  ]);
});

test('administrators see the accounts of people of their institution only', async () => {
  const learner = await at.person();
  const address = `/api/admin/oauth/people/${learner.user.id}`;
  expect((await learner.get(address)).status).toBe(403);
  expect((await (await at.person('administrator')).get(address)).body).toEqual([]);
  const other = await at.anotherInstitution();
  expect((await (await at.person('administrator', other)).get(address)).status).toBe(404);
});

// The five pre-hijacking attacks of Sudhodanan and Paverd, “Pre-hijacked accounts” (USENIX Security 2022): an attacker
// prepares an account with the victim's address before the victim comes.

const victim = 'victim@school.example';

/** An account that an attacker registered with the victim's address. */
async function trap(name: string): Promise<TestPerson & { email: string }> {
  const email = `${name}-${victim}`;
  const attacker = await at.person();
  await at.platform.identity.people.update({ who: deployment(at.institution) }, attacker.user.id, { email });
  return { ...(await attacker.signInAgain()), email };
}

/** The code of a link to a new password. */
async function resetCode(userId: string): Promise<string> {
  const who = deployment(at.institution);
  const { link: address } = await at.platform.identity.people.resetPassword({ who }, userId, 'link');
  return new URL(address ?? '').searchParams.get('code') ?? '';
}

/** The victim asks for a link to a new password and sets one. */
async function recover(email: string): Promise<{ user: { id: string }; token: string }> {
  const { identity } = at.platform;
  const who = deployment(at.institution);
  const person = await identity.people.byLogin({ who }, email);
  const code = await resetCode(person?.id ?? '');
  return (await at.call('POST', '/api/auth/set-password', { body: { code, password: 'the victim’s own password' } }))
    .body;
}

test('classic-federated merge: signing in with Google does not enter an account that has the address', async () => {
  const { email } = await trap('merge');
  expect(problemAt(await enter(account('merge', email)))).toBe('account-exists');
});

test('unexpired session: sessions of the attacker end when the owner of the address sets a password', async () => {
  const attacker = await trap('session');
  await recover(attacker.email);
  expect((await attacker.get(own)).status).toBe(401);
});

test('trojan identifier: an account that the attacker linked is removed when the owner sets a password', async () => {
  const attacker = await trap('trojan');
  await link(attacker, account('attacker', 'attacker@school.example'));
  await link(attacker, account('owner', attacker.email));
  const { token, user } = await recover(attacker.email);
  // The one whose address the provider verified to be the account's own stays.
  expect((await at.call('GET', own, { token })).body.linked).toMatchObject([{ email: attacker.email }]);
  expect((await personAt(at, await enter(account('owner', attacker.email)))).user.id).toBe(user.id);
  const back = await enter(account('attacker', 'attacker@school.example'));
  expect((await personAt(at, back)).user.id).not.toBe(user.id);
});

test('unexpired email change: links sent for the address before are no longer valid', async () => {
  const attacker = await trap('change');
  const code = await resetCode(attacker.user.id);
  await recover(attacker.email);
  const late = await at.call('POST', '/api/auth/set-password', { body: { code, password: 'the attacker’s password' } });
  expect(late.status).toBe(410);
});

test('non-verifying provider: an address that the provider did not verify neither enters nor reserves an account', async () => {
  const email = `unverified-${victim}`;
  const attacker = await personAt(at, await enter({ ...account('unverified', email), email_verified: false }));
  expect(attacker.user.email).toBe('');
  const own = await personAt(at, await enter(account('rightful', email)));
  expect(own.user).toMatchObject({ email });
  expect(own.user.id).not.toBe(attacker.user.id);
});
