import { expect, test } from 'vitest';
import { ownPage } from './left-page.ts';

const origin = 'https://eiq.school.example';
const stored = (path: unknown, userId = 'ada') => JSON.stringify({ userId, path });

test('the page on which a session ended is opened again for the same person only', () => {
  expect(ownPage(stored('/universities?tab=eligible'), 'ada', origin)).toBe('/universities?tab=eligible');
  expect(ownPage(stored('/universities'), 'grace', origin)).toBeUndefined();
});

test.each([
  'https://evil.example/login',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  null,
])('an address that is not of this origin is not opened: %s', (path) => {
  expect(ownPage(stored(path), 'ada', origin)).toBeUndefined();
});

test.each([null, '', '{', '7', '[]'])('a malformed store is ignored: %s', (text) => {
  expect(ownPage(text, 'ada', origin)).toBeUndefined();
});
