import { expect, test } from 'vitest';
import { bearerToken } from './bearer-token.ts';

const tokenOf = (authorization?: string) =>
  bearerToken({ headers: authorization === undefined ? {} : { authorization } });

test('the scheme of a bearer token is case-insensitive', () => {
  for (const header of ['Bearer abc.def', 'bearer abc.def', 'BEARER   abc.def  '])
    expect(tokenOf(header)).toBe('abc.def');
});

test('other schemes and incomplete headers contain no token', () => {
  for (const header of ['', 'Bearer', 'Bearer ', 'abc.def', 'Basic abc.def', 'Bearer abc def']) {
    expect(tokenOf(header)).toBeUndefined();
  }
  expect(tokenOf()).toBeUndefined();
});
