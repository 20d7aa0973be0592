import { expect, test } from 'vitest';
import { siteOf } from './site.ts';

const visitor = (host: string) => ({ client: { address: '203.0.113.7', userAgent: '', host } });

test.each([
  ['eiq.school.example', 'https://eiq.school.example', 'eiq.school.example'],
  ['eiq.school.example:8443', 'https://eiq.school.example:8443', 'eiq.school.example'],
  ['EIQ.school.example', 'https://eiq.school.example', 'eiq.school.example'],
  ['localhost:3000', 'http://localhost:3000', 'localhost'],
  ['north.localhost:3000', 'http://north.localhost:3000', 'north.localhost'],
])('at %s a passkey of %s is for %s', (host, origin, rpId) => {
  expect(siteOf(visitor(host), origin)).toEqual({ origin, rpId });
});

test.each([
  ['eiq.school.example', 'https://evil.example'],
  ['eiq.school.example', 'https://eiq.school.example:8443'],
  ['eiq.school.example', 'https://sub.eiq.school.example'],
  ['eiq.school.example', 'null'],
  ['eiq.school.example', 'eiq.school.example'],
  ['eiq.school.example', undefined],
  ['eiq.school.example', 'http://eiq.school.example'],
  ['192.0.2.7', 'https://192.0.2.7'],
  ['[2001:db8::7]', 'https://[2001:db8::7]'],
])('at %s the origin %s is refused', (host, origin) => {
  expect(() => siteOf(visitor(host), origin)).toThrow(expect.objectContaining({ code: 'conflict' }));
});
