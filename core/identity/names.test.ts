import { expect, test } from 'vitest';
import { comparable, hostName, plainName, searchable } from './names.ts';

test('names that differ in case, width or composition compare equal', () => {
  expect(comparable('José')).toBe(comparable('JOSE\u0301'));
  expect(comparable('Ａnna')).toBe(comparable('anna'));
  expect(comparable('ΝΊΚΟΣ')).toBe(comparable('νίκος'));
  expect(comparable('STRASSE')).toBe(comparable('straße'));
  expect(comparable('Anna')).not.toBe(comparable('Hanna'));
});

test('invisible characters are removed from names', () => {
  expect(plainName('A\u0000da\nLovelace\u202e ')).toBe('A da Lovelace');
  expect(plainName('ليلى')).toBe('ليلى');
});

test('search ignores case and accents', () => {
  expect(searchable('Nuñez Çelik')).toBe('nunez celik');
  expect(searchable('Михаил')).toBe(searchable('МИХАИЛ'));
});

test('a host name is compared without case, port and trailing dot', () => {
  expect(hostName('Academy.Example.org:3000')).toBe('academy.example.org');
  expect(hostName('academy.example.org.')).toBe('academy.example.org');
  expect(hostName('bücher.example')).toBe('xn--bcher-kva.example');
  expect(hostName('[::1]:3000')).toBe('[::1]');
  for (const invalid of ['', 'a b', 'a/b', 'user@host', 'http://x', 'a?b']) expect(hostName(invalid)).toBeUndefined();
});
