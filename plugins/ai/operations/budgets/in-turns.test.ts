import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('requests during a batch are answered together in the next one', async () => {
  const turns: number[][] = [];
  let begin = () => {};
  const first = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const double = inTurns(async (asked: readonly number[]) => {
    turns.push([...asked]);
    await first;
    return asked.map((each) => each * 2);
  });
  const answers = [1, 2, 3].map(double);
  begin();
  expect(await Promise.all(answers)).toEqual([2, 4, 6]);
  expect(turns).toEqual([[1], [2, 3]]);
});

test('a failed batch fails its requests, and the next one continues', async () => {
  let isBroken = true;
  const ask = inTurns(async (asked: readonly string[]) => {
    if (isBroken) throw new Error('the database is away');
    return asked;
  });
  await expect(ask('one')).rejects.toThrow('the database is away');
  isBroken = false;
  expect(await ask('two')).toBe('two');
});
