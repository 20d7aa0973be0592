import { expect, test } from 'vitest';
import { anchorId } from './anchor.ts';

test('the fragment of an address is decoded, and ignored if malformed', () => {
  expect(anchorId('#learning')).toBe('learning');
  expect(anchorId('#caf%C3%A9')).toBe('café');
  for (const broken of ['', '#', '#%', '#%E0%A4%A']) expect(anchorId(broken)).toBeUndefined();
});
