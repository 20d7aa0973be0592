import { expect, test } from 'vitest';
import { anchorId } from './anchor.ts';

test('the end of an address names a part of the page, or none where it is broken', () => {
  expect(anchorId('#learning')).toBe('learning');
  expect(anchorId('#caf%C3%A9')).toBe('café');
  for (const broken of ['', '#', '#%', '#%E0%A4%A']) expect(anchorId(broken)).toBeUndefined();
});
