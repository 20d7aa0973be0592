import { afterAll, beforeAll, expect, test } from 'vitest';
import { postcardsFixture } from '../../tests/fixtures/index.ts';
import type { PagePolicy } from '../contract/index.ts';
import type { TestPerson, TestPlatform } from '../testing.ts';
import { createTestPlatform } from '../testing.ts';
import { pagePolicy } from './page-frames.ts';

// Which sites may show a screen or a plugin's page in a frame.

let at: TestPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['administration'], extra: [postcardsFixture] });
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const register = (frameOrigins: string[]) => administrator.patch('/api/admin/institution', { frameOrigins });

async function ancestorsOf(address: string, host?: string) {
  const { headers } = await at.call('GET', address, host ? { host } : {});
  const [, ancestors] = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '') ?? [];
  return { ancestors, options: headers.get('x-frame-options') };
}

test('a registered origin may frame only the screens and pages that allow it', async () => {
  expect((await register(['https://lms.example.org', 'https://Moodle.example:8443'])).status).toBe(204);
  const open = { ancestors: "'self' https://lms.example.org https://moodle.example:8443", options: null };
  expect(await ancestorsOf('/postcards/17')).toEqual(open);
  expect(await ancestorsOf('/Postcards/17/')).toEqual(open);
  expect(await ancestorsOf('/api/postcards/album')).toEqual(open);
  expect(await ancestorsOf('/postcards/own')).toEqual({ ancestors: "'self'", options: 'SAMEORIGIN' });
  // As the browser's router reads it, this is the screen that only this site may frame.
  expect((await ancestorsOf('/postcards/%6Fwn')).ancestors).toBe("'self'");
  for (const closed of ['/', '/postcards', '/postcards/17/edit', '/api/postcards/begin', '/api/nothing']) {
    expect([closed, (await ancestorsOf(closed)).ancestors]).toEqual([closed, "'none'"]);
    expect((await ancestorsOf(closed)).options).toBe('SAMEORIGIN');
  }
});

test('frame origins apply to one institution and not to plugins that are off', async () => {
  await register(['https://lms.example.org']);
  const { host } = await at.anotherInstitution();
  expect((await ancestorsOf('/postcards/17', host)).ancestors).toBe("'self'");
  await at.switchPlugin('postcards', false);
  expect((await ancestorsOf('/postcards/17')).ancestors).toBe("'none'");
  await at.switchPlugin('postcards', true);
  expect((await ancestorsOf('/postcards/17')).ancestors).toBe("'self' https://lms.example.org");
});

test.each([
  [{ 'script-src': ['*'] }, 'A page cannot allow * in script-src'],
  [{ 'script-src': ['data:'] }, 'A page cannot allow data: in script-src'],
  [{ 'form-action': ["https://a.example; script-src 'unsafe-inline'"] }, 'A page cannot allow https://a.example;'],
  [{ 'connect-src': ['http://a.example'] }, 'A page cannot allow http://a.example in connect-src'],
  [{ 'frame-ancestors': ['https://a.example'] }, 'A page cannot have the directive frame-ancestors'],
  [{ 'default-src': ["'self'"] }, 'A page cannot have the directive default-src'],
  [{ 'worker-src': ['blob:'] }, 'A page cannot have the directive worker-src'],
  [{ 'script-src': ["'wasm-unsafe-eval'"] }, "A page cannot allow 'wasm-unsafe-eval' in script-src"],
  [{ sandbox: ['allow-scripts', 'allow-same-origin'] }, 'A page cannot allow allow-same-origin in sandbox'],
  [{ sandbox: ['allow-scripts'], 'worker-src': ["'self'"] }, "A page cannot allow 'self' in worker-src"],
  [{ sandbox: [], 'script-src': ["'unsafe-eval'"] }, "A page cannot allow 'unsafe-eval' in script-src"],
])('a page cannot set the policy %j', (allowed, message) => {
  expect(() => pagePolicy('nonce', allowed as PagePolicy, "'none'")).toThrow(message);
});

test('a page outside of the site’s origin may run code that it is given', () => {
  const policy = { sandbox: ['allow-scripts'], 'script-src': ['blob:'], 'worker-src': ['blob:'] };
  expect(pagePolicy('nonce', policy, "'self'")).toContain(
    "script-src 'nonce-nonce' blob:; style-src 'nonce-nonce'; form-action 'self'; sandbox allow-scripts; worker-src blob:;",
  );
});

test.each([
  'http://lms.example.org',
  'https://*',
  'https://*.example.org',
  'https://lms.example.org/path',
  "https://lms.example.org; script-src 'unsafe-inline'",
  'https://user@lms.example.org',
  'https:',
  '*',
  "'self'",
  '',
])('%s cannot be registered', async (origin) => {
  expect((await register([origin])).status).toBe(400);
});
