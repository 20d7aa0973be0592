import { expect, test } from 'vitest';
import { partNamed } from './part-named.ts';

test('the end of an address names a part of the page, or none where it is broken', () => {
  expect(partNamed('#learning')).toBe('learning');
  expect(partNamed('#caf%C3%A9')).toBe('café');
  for (const broken of ['', '#', '#%', '#%E0%A4%A']) expect(partNamed(broken)).toBeUndefined();
});
