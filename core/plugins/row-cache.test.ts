import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import type { Signals } from '../db/index.ts';
import { openSignals } from '../db/index.ts';
import type { TestDatabase } from '../db/testing.ts';
import { createTestDatabase, silent } from '../db/testing.ts';
import type { Remembered } from './row-cache.ts';
import { createRemembered } from './row-cache.ts';

interface Note {
  readonly text: string;
}

let at: TestDatabase;
let signals: Signals[];
let here: Remembered<Note>;
let there: Remembered<Note>;
let stored: string;
let reads: number;
beforeEach(async () => {
  at = await createTestDatabase({ empty: true });
  signals = await Promise.all([openSignals(at.database, silent), openSignals(at.database, silent)]);
  [here, there] = signals.map((each) =>
    createRemembered<Note>({ signals: each, clock: systemClock }, 'notes.notes'),
  ) as [Remembered<Note>, Remembered<Note>];
  stored = 'first';
  reads = 0;
});
afterEach(async () => {
  for (const each of signals) await each.close();
  await at.drop();
});

const read = async (): Promise<Note> => {
  reads += 1;
  return { text: stored };
};
const textIn = async (remembered: Remembered<Note>, key = 'a') => (await remembered.recall(key, read)).text;

test('a value is cached under its key', async () => {
  expect(await textIn(here)).toBe('first');
  stored = 'second';
  expect(await textIn(here)).toBe('first');
  expect(await textIn(here, 'b')).toBe('second');
  expect(reads).toBe(2);
});

test('a forgotten value is read again after the commit, in other processes after the signal', async () => {
  await textIn(here);
  await textIn(there);
  await textIn(there, 'b');
  await at.database.transaction(async (tx) => {
    await here.forget('a', tx);
    expect(await textIn(here)).toBe('first');
    stored = 'second';
  });
  expect(await textIn(here)).toBe('second');
  await expect.poll(() => textIn(there)).toBe('second');
  expect(await textIn(there, 'b')).toBe('first');
});

test('a rolled back change keeps the cached value', async () => {
  await textIn(here);
  const rolledBack = at.database.transaction(async (tx) => {
    await here.forget('a', tx);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await textIn(here);
  expect(reads).toBe(1);
});

test('a value whose read began before a change is not cached', async () => {
  const before = Promise.withResolvers<Note>();
  const reading = here.recall('a', () => before.promise);
  await at.database.transaction((tx) => here.forget('a', tx));
  before.resolve({ text: 'first' });
  expect((await reading).text).toBe('first');
  stored = 'second';
  expect(await textIn(here)).toBe('second');
});
