import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import { callRoute, everyRoute, fixtures, shapeOf } from './access/routes.ts';

// Routes without a sign-in: guessing is limited, and excessive calls of one route do not block another.

const open = (await everyRoute()).filter(
  ([, { access, plugin }]) => access === 'public' && !fixtures.some(({ id }) => id === plugin),
);

/** Public routes that take no code and create nothing, each with the reason why a limit on its calls is sufficient. */
const harmless: Record<string, string> = {
  'collaboration.sandbox': 'takes no input and returns the same page to all visitors',
  'oauth.beginApple': 'creates an attempt that expires in ten minutes; a school signs in from one address',
  'oauth.beginGoogle': 'creates an attempt that expires in ten minutes; a school signs in from one address',
  'oauth.beginNamedOidc': 'creates an attempt that expires in ten minutes; a school signs in from one address',
  'oauth.beginNamedSaml': 'creates an attempt that expires in ten minutes; a school signs in from one address',
  'oauth.beginOidc': 'creates an attempt that expires in ten minutes; a school signs in from one address',
  'oauth.beginSaml': 'creates an attempt that expires in ten minutes; a school signs in from one address',
  'oauth.entrances': 'takes no input and returns the same to all visitors',
  'oauth.namedSamlMetadata': 'returns the same to all visitors',
  'oauth.returnFromApple': 'needs the cookie and the state of an attempt, with 256 random bits each',
  'oauth.returnFromGoogle': 'needs the cookie and the state of an attempt, with 256 random bits each',
  'oauth.returnFromNamedOidc': 'needs the cookie and the state of an attempt, with 256 random bits each',
  'oauth.returnFromNamedSaml': 'needs the cookie and the state of an attempt, with 256 random bits each',
  'oauth.returnFromOidc': 'needs the cookie and the state of an attempt, with 256 random bits each',
  'oauth.returnFromSaml': 'needs the cookie and the state of an attempt, with 256 random bits each',
  'oauth.samlMetadata': 'takes no input and returns the same to all visitors',
  'oauth.signedOutAtNamedOidc':
    'needs a token signed by the provider, which reports for a whole school from one address',
  'oauth.signedOutAtOidc': 'needs a token signed by the provider, which reports for a whole school from one address',
  'oauth.signedOutOfNamedSaml': 'redirects to the sign-in page; a session ends by a signed message only',
  'oauth.signedOutOfNamedSamlByForm': 'redirects to the sign-in page; a session ends by a signed message only',
  'oauth.signedOutOfSaml': 'redirects to the sign-in page; a session ends by a signed message only',
  'oauth.signedOutOfSamlByForm': 'redirects to the sign-in page; a session ends by a signed message only',
  'platform.manifest': 'takes no input and returns the same to all visitors',
  'second-factor.passkeyOptions': 'returns a random challenge, which is deleted after some minutes',
};

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ environment: { REQUESTS_PER_MINUTE: '10' } });
});
afterAll(() => at?.close());

test('public routes are found', () => expect(open.length).toBeGreaterThan(8));

test.each(open)('%s has a rate limit that suits its input', (name, route) => {
  const takesCode = (['params', 'query', 'body'] as const).some((part) =>
    // `response` is the signature of a passkey.
    ['code', 'signature', 'response'].some((name) => name in (shapeOf(route, part)?.properties ?? {})),
  );
  const takesTicket = 'ticket' in (shapeOf(route, 'body')?.properties ?? {});
  // A ticket is a one-time code; failures of a step that can be guessed count against its person.
  if (takesTicket) expect(['step', 'link']).toContain(route.limit);
  else if (takesCode) expect(route.limit).toBe('link');
  else if (!harmless[name]) expect(['sign-in', 'sign-up', 'letter']).toContain(route.limit);
});

test('a stranger who calls one public route too often is refused at that route only', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.17' };
  for (const [name, route] of open) {
    const statuses: number[] = [];
    for (let call = 0; call < 102; call += 1) statuses.push((await callRoute(at, route, {}, { headers })).status);
    expect(statuses[0], `${name} at its first call`).not.toBe(429);
    expect(statuses.slice(100), `${name} at its last calls`).toEqual([429, 429]);
  }
});
