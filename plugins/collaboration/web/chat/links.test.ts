import { expect, test } from 'vitest';
import { piecesOf } from './links.ts';

const linksIn = (message: string) => piecesOf(message).flatMap((piece) => ('href' in piece ? piece.href : []));

test.each([
  ['See https://example.org/a?b=1.', ['https://example.org/a?b=1']],
  ['(http://example.org)', ['http://example.org/']],
  ['https://a.example.org and https://b.example.org/x!', ['https://a.example.org/', 'https://b.example.org/x']],
])('links of %s open', (message, expected) => {
  expect(linksIn(message)).toEqual(expected);
  expect(
    piecesOf(message)
      .map(({ text }) => text)
      .join(''),
  ).toBe(message);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'ftp://example.org',
  '//example.org',
  'https://example.org@evil.example',
  'https://user:password@example.org',
  'https://localhost/x',
  'https://192.168.0.1/x',
  'https://[::1]/',
  'https://example.org:8443/',
  'https://exаmple.org/', // a Cyrillic а
  'https://xn--exmple-4nf.org/',
  'https://example.org/\u202egpj.exe',
  'https://example。org',
  `https://example.org/${'x'.repeat(500)}`,
])('%s stays text', (message) => {
  expect(linksIn(message)).toEqual([]);
  expect(piecesOf(message)).toEqual([{ text: message }]);
});
