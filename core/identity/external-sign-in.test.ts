import { afterEach, beforeEach, expect, test } from 'vitest';
import { knexOf } from '../db/index.ts';
import type { ExternalIdentity } from './external-identities.ts';
import type { TestIdentity } from './testing.ts';
import { complete, createTestIdentity } from './testing.ts';

let at: TestIdentity;
let academy: Awaited<ReturnType<TestIdentity['institution']>>;
beforeEach(async () => {
  at = await createTestIdentity();
  academy = await at.institution('academy', { registration: 'open' });
});
afterEach(() => at.end());

const provider = 'elsewhere';
const gail: ExternalIdentity = {
  issuer: 'https://id.example',
  subject: 'g-1',
  email: 'Gail@Example.org',
  emailVerified: true,
  firstName: 'Gail',
  lastName: 'Green',
};

const errors: unknown[] = [];
const onError = (error: unknown) => void errors.push(error);
const service = () => at.identity.externalSignIn;

/** The cookies that the browser of an attempt sends back. */
const cookiesOf = (begun: { cookies: Readonly<Record<string, { value: string }>> }) =>
  Object.fromEntries(Object.entries(begun.cookies).map(([name, { value }]) => [name, value]));

/** The cookie of the browser that came back at an address. */
const browsers = new WeakMap<URL, string>();

/** Begins an attempt, returns from the provider as this identity, and resolves with the redirect's address. */
async function enter(identity: ExternalIdentity, { who = academy.visitor, returnTo = '/' } = {}) {
  const begun = await service().begin({ who }, { provider, returnTo });
  return arrive(begun, identity, who);
}

async function arrive(begun: Awaited<ReturnType<typeof begin>>, identity: ExternalIdentity, who = academy.visitor) {
  const returned = { provider, state: begun.state, cookies: cookiesOf(begun) };
  const { location } = await service().accept({ who }, returned, async () => identity, onError);
  const address = new URL(location, 'https://here.example');
  browsers.set(address, returned.cookies.sign_in ?? '');
  return address;
}

const begin = () => service().begin({ who: academy.visitor }, { provider });

async function signedIn(address: URL) {
  const code = address.searchParams.get('token');
  if (!code) throw new Error(`Not signed in: ${address}`);
  return complete(await at.identity.signingIn.exchange(academy.visitor, code, browsers.get(address))).user;
}
const problem = (address: URL) => address.searchParams.get('problem');

test('a new identity is registered, and later found by issuer and subject alone', async () => {
  const first = await signedIn(await enter(gail));
  expect(first).toMatchObject({ username: 'Gail', email: 'Gail@Example.org', firstName: 'Gail', role: 'learner' });
  const later = await signedIn(await enter({ ...gail, email: 'other@example.org', firstName: 'Abigail' }));
  expect(later).toEqual(first);
  const another = await signedIn(await enter({ ...gail, issuer: 'https://other.example', email: 'g2@example.org' }));
  expect(another.id).not.toBe(first.id);
  expect(another.username).not.toBe(first.username);
});

test('an email alone gives no access to an existing account', async () => {
  const ada = await at.person(academy.visitor, 'ada');
  const asAda = { ...gail, email: 'ADA@example.org' };
  expect(problem(await enter(asAda))).toBe('account-exists');
  // An unverified email is ignored, so it does not disclose whether an account exists.
  const stranger = await signedIn(await enter({ ...asAda, emailVerified: false }));
  expect(stranger).toMatchObject({ email: '' });
  expect(stranger.id).not.toBe(ada.id);
  // A taken username is not reused either.
  await at.person(academy.visitor, 'bob');
  expect((await signedIn(await enter({ ...gail, subject: 'g-2', email: 'bob@other.example' }))).username).toMatch(
    /^bob-\d+$/,
  );
});

test('names from a provider are validated like other names', async () => {
  const user = await signedIn(
    await enter({ ...gail, firstName: 'Win at https://x.example', lastName: '\u202e\u0007' }),
  );
  expect(user).toMatchObject({ firstName: 'Gail', lastName: '' });
});

test('the registration setting applies, and an invitation is found once, by a verified email', async () => {
  const invited = { email: 'gail@example.org', role: 'instructor', firstName: 'G', lastName: 'Green' } as const;
  const college = await at.institution('college', { registration: 'invite' });
  const enterCollege = (identity: ExternalIdentity) => enter(identity, { who: college.visitor });
  expect(problem(await enterCollege(gail))).toBe('invitation-needed');
  await at.identity.people.invite({ who: college.deployment }, invited);
  expect(problem(await enterCollege({ ...gail, emailVerified: false }))).toBe('invitation-needed');
  const address = await enterCollege(gail);
  const code = address.searchParams.get('token') ?? '';
  const { user } = complete(await at.identity.signingIn.exchange(college.visitor, code, browsers.get(address)));
  expect(user).toMatchObject({ role: 'instructor', firstName: 'Gail', email: 'Gail@Example.org' });
  expect(problem(await enterCollege({ ...gail, subject: 'g-2', email: 'gale@example.org' }))).toBe('invitation-needed');
  expect(await at.identity.people.openInvitations({ who: college.deployment })).toEqual([]);

  const closed = await at.institution('closed', { registration: 'closed' });
  expect(problem(await enter(gail, { who: closed.visitor }))).toBe('closed');
});

test('an attempt is valid once, for ten minutes, with its browser, state, provider and institution', async () => {
  const good = await begin();
  const other = await begin();
  const tries: [string, { provider: string; state: string; cookies: Record<string, string> }][] = [
    ['another state', { provider, state: other.state, cookies: cookiesOf(good) }],
    ['another browser', { provider, state: good.state, cookies: cookiesOf(other) }],
    ['no cookie', { provider, state: good.state, cookies: {} }],
    ['another provider', { provider: 'mixed-up', state: good.state, cookies: cookiesOf(good) }],
  ];
  let identified = 0;
  for (const [what, returned] of tries) {
    const identify = async () => {
      identified++;
      return gail;
    };
    const { location } = await service().accept({ who: academy.visitor }, returned, identify, onError);
    expect([what, location]).toEqual([what, '/login?problem=expired']);
  }
  expect(identified).toBe(0);
  const college = await at.institution('college', { registration: 'open' });
  expect(problem(await arrive(good, gail, college.visitor))).toBe('expired');
  await signedIn(await arrive(good, gail));
  expect(problem(await arrive(good, gail))).toBe('expired');
  at.clock.forward(601);
  expect(problem(await arrive(other, gail))).toBe('expired');
});

test('the nonce and code verifier of an attempt are passed to its completion, and each attempt has its own', async () => {
  const begun = await begin();
  const other = await begin();
  expect(begun.codeVerifier).toMatch(/^[\w-]{43}$/);
  const secrets = [begun, other].flatMap(({ state, nonce, codeVerifier }) => [state, nonce, codeVerifier]);
  expect(new Set(secrets).size).toBe(6);
  let given: unknown;
  const identify = async ({ nonce, codeVerifier }: { nonce: string; codeVerifier: string }) => {
    given = { nonce, codeVerifier };
    return gail;
  };
  const returned = { provider, state: begun.state, cookies: cookiesOf(begun) };
  await service().accept({ who: academy.visitor }, returned, identify, onError);
  expect(given).toEqual({ nonce: begun.nonce, codeVerifier: begun.codeVerifier });
  // The browser gets neither of them in its cookies.
  const cookies = JSON.stringify(begun.cookies);
  for (const secret of [begun.state, begun.nonce, begun.codeVerifier]) expect(cookies).not.toContain(secret);
});

test('a failure of the provider is reported and logged, and its attempt ends', async () => {
  const begun = await begin();
  const returned = { provider, state: begun.state, cookies: cookiesOf(begun) };
  const refuse = async () => Promise.reject(new Error('invalid_grant'));
  errors.length = 0;
  const { location, options } = await service().accept({ who: academy.visitor }, returned, refuse, onError);
  expect(location).toBe('/login?problem=provider');
  expect(options.cookies).toMatchObject({ sign_in: { value: '', maxAge: 0 } });
  expect(errors).toEqual([new Error('invalid_grant')]);
  expect(problem(await arrive(begun, gail))).toBe('expired');
  expect(problem(await enter({ ...gail, subject: '' }))).toBe('provider');
});

test('redirects never lead to another site', async () => {
  for (const [returnTo, path] of [
    ['/practice?topic=a#b', '/practice?topic=a'],
    ['https://evil.example/', '/?'],
    ['//evil.example', '/?'],
    ['/\\evil.example', '/?'],
    ['/.//evil.example', '/?'],
    ['/\t/evil.example', '/?'],
    ['javascript:alert(1)', '/?'],
  ] as const) {
    const address = await enter(gail, { returnTo });
    expect([returnTo, address.origin]).toEqual([returnTo, 'https://here.example']);
    expect([returnTo, `${address.pathname}${address.search}`.startsWith(path)]).toEqual([returnTo, true]);
  }
});

test('a sign-in method is added with the password and can be removed, except the last', async () => {
  const ada = await at.person(academy.visitor, 'ada');
  const link = (password?: string) =>
    service().begin({ who: ada.who }, { provider, returnTo: '/profile', link: { password } });
  await expect(link('wrong')).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'body.password' }] });
  await expect(link()).rejects.toMatchObject({ code: 'invalid' });
  await expect(service().begin({ who: academy.visitor }, { provider, link: {} })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  const address = await arrive(await link('password of ada'), gail);
  expect(`${address.pathname}${address.search}`).toBe('/profile');
  expect((await signedIn(await enter(gail))).id).toBe(ada.id);

  const [linked] = await service().linked({ who: ada.who }, ada.id);
  expect(linked).toMatchObject({ provider, issuer: 'https://id.example', email: 'Gail@Example.org' });
  const id = linked?.id ?? '';
  const bob = await at.person(academy.visitor, 'bob');
  await expect(service().unlink({ who: bob.who }, { userId: bob.id, id })).rejects.toMatchObject({ code: 'not_found' });
  // An identity that is linked to another account cannot be added.
  const request = { provider, returnTo: '/profile', link: { password: 'password of bob' } };
  const taken = await arrive(await service().begin({ who: bob.who }, request), gail);
  expect(`${taken.pathname}${taken.search}`).toBe('/profile?problem=taken');

  await service().unlink({ who: ada.who }, { userId: ada.id, id });
  expect(await service().linked({ who: ada.who }, ada.id)).toEqual([]);
  const eve = await signedIn(await enter({ ...gail, email: 'eve@example.org' }));
  const [only] = await service().linked({ who: academy.deployment }, eve.id);
  const last = service().unlink({ who: academy.deployment }, { userId: eve.id, id: only?.id ?? '' });
  await expect(last).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('only sign-in method'),
  });
});

test('a link attempt that completes after signing out adds nothing', async () => {
  const ada = await at.person(academy.visitor, 'ada');
  const request = { provider, returnTo: '/profile', link: { password: 'password of ada' } };
  const begun = await service().begin({ who: ada.who }, request);
  await at.identity.signingIn.logout(ada.who);
  expect(problem(await arrive(begun, gail))).toBe('expired');
  expect(await service().linked({ who: academy.deployment }, ada.id)).toEqual([]);
});

test('a deactivated person cannot sign in', async () => {
  const user = await signedIn(await enter(gail));
  await at.identity.people.deactivate({ who: academy.deployment }, user.id);
  expect(problem(await enter(gail))).toBe('deactivated');
});

test('concurrent first sign-ins of one identity create one account', async () => {
  const begun = await Promise.all(Array.from({ length: 6 }, begin));
  const addresses = await Promise.all(begun.map((one) => arrive(one, gail)));
  expect(addresses.map(problem)).toEqual(Array(6).fill(null));
  expect(await knexOf(at.database)('platform.users')).toHaveLength(1);
});

test('the stored attempt does not contain the cookie', async () => {
  const begun = await begin();
  const [stored] = await knexOf(at.database)('platform.codes').select();
  expect(JSON.stringify(stored)).not.toContain(begun.cookies.sign_in?.value);
});

test('a code signs in only the browser that came back from the provider', async () => {
  const address = await enter(gail);
  const code = address.searchParams.get('token') ?? '';
  const { exchange } = at.identity.signingIn;
  const other = browsers.get(await enter({ ...gail, subject: 'attacker' }));
  for (const browser of [undefined, '', other]) {
    await expect(exchange(academy.visitor, code, browser)).rejects.toMatchObject({ code: 'gone' });
  }
  expect(await signedIn(address)).toMatchObject({ firstName: 'Gail' });
});

test('signing out continues at the provider, with what it kept for that, which is stored encrypted', async () => {
  const { providerSignOut, signingIn, tokens } = at.identity;
  const asked: unknown[] = [];
  let answer = async (): Promise<string | undefined> => 'https://id.example/end';
  providerSignOut.askForAddresses((_, kept) => {
    asked.push(kept);
    return answer();
  });
  const session = async (identity: ExternalIdentity) => {
    const address = await enter(identity);
    const code = address.searchParams.get('token') ?? '';
    expect(JSON.stringify(await knexOf(at.database)('platform.codes'))).not.toContain('hint-of-gail');
    const { token } = complete(await signingIn.exchange(academy.visitor, code, browsers.get(address)));
    const known = await tokens.check(token, academy.institution.id);
    if (!known) throw new Error('not signed in');
    return { ...academy.visitor, ...known } as Parameters<typeof signingIn.logout>[0];
  };
  const who = await session({ ...gail, signOut: 'hint-of-gail' });
  const stored = () => knexOf(at.database)('platform.sessions').where({ id: who.session }).first();
  expect(String((await stored()).providerSignOut)).not.toContain('hint-of-gail');
  expect(await signingIn.logout(who)).toEqual({ continueAt: 'https://id.example/end' });
  expect(asked).toEqual([{ provider, signOut: 'hint-of-gail' }]);
  expect((await stored()).providerSignOut).toBeNull();
  // A provider that fails does not keep anybody signed in.
  answer = () => Promise.reject(new Error('down'));
  const again = await session({ ...gail, signOut: 'hint-of-gail' });
  expect(await signingIn.logout(again)).toEqual({ continueAt: null });
  expect(await session(gail).then((plain) => signingIn.logout(plain))).toEqual({ continueAt: null });
  expect(asked).toHaveLength(2);
});
