import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

const lookMs = 100;
const watched = () => createProgress({ seconds: 10, stalledSeconds: 1 }, lookMs);

/** The number of equal looks after which a process has exceeded its time; undefined if it has not after a minute. */
function looksUntilOver(look: (count: number) => { seconds: number; isHeldUp: boolean }): number | undefined {
  const progress = watched();
  for (let count = 1; count <= 60_000 / lookMs; count++) if (progress.isOver(look(count))) return count;
  return undefined;
}

test('a process exceeds its processor time, however long that took', () => {
  expect(looksUntilOver((count) => ({ seconds: count / 10, isHeldUp: false }))).toBe(101);
  expect(looksUntilOver((count) => ({ seconds: Math.floor(count / 20) / 2, isHeldUp: true }))).toBe(420);
});

test('a process that rests hangs after its time, and one that waits for the machine or its document does not', () => {
  // The first look notices what was used before.
  expect(looksUntilOver(() => ({ seconds: 0.5, isHeldUp: false }))).toBe(12);
  expect(looksUntilOver(() => ({ seconds: 0.5, isHeldUp: true }))).toBeUndefined();
  expect(looksUntilOver((count) => ({ seconds: 0.5, isHeldUp: count % 10 === 0 }))).toBeGreaterThan(400);
});

test('rest between short bursts is bounded in all, also where the system tells no processor time', () => {
  expect(looksUntilOver((count) => ({ seconds: Math.floor(count / 5) / 100, isHeldUp: false }))).toBeGreaterThan(400);
  expect(looksUntilOver(() => ({ seconds: 0, isHeldUp: false }))).toBe(401);
});
