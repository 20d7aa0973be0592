import { expect, test } from 'vitest';
import { isUsableToken } from './token.ts';

const now = new Date('2030-01-01T12:00:00Z');
const seconds = now.getTime() / 1000;

function token(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(payload)}.signature`;
}

test('a token is usable until the second in which it expires', () => {
  expect(isUsableToken(token({ exp: seconds + 1 }), now)).toBe(true);
  expect(isUsableToken(token({ exp: seconds }), now)).toBe(false);
});

test('a token with non-ASCII names is read', () => {
  expect(isUsableToken(token({ exp: seconds + 60, name: 'Zoë Ærø?>' }), now)).toBe(true);
});

test.each([
  ['an empty text', ''],
  ['one part', 'demo-token'],
  ['two parts', 'a.b'],
  ['parts that are not base64', 'a.%%%.c'],
  ['a payload that is not JSON', `a.${Buffer.from('hello').toString('base64url')}.c`],
  ['no expiry', token({ sub: '1' })],
  ['an expiry that is not a number', token({ exp: 'tomorrow' })],
])('a malformed token is not usable: %s', (_, text) => {
  expect(isUsableToken(text, now)).toBe(false);
});
