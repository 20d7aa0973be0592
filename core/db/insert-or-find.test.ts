import { UniqueViolationError } from 'objection';
import { expect, test, vi } from 'vitest';
import { insertOrFind } from './index.ts';

const taken = () => Promise.reject(Object.create(UniqueViolationError.prototype));

test('what somebody else inserted at the same moment is found', async () => {
  expect(await insertOrFind(taken, async () => 'theirs')).toBe('theirs');
});

test('where theirs has ended meanwhile, it is inserted once more', async () => {
  const insert = vi.fn<() => Promise<string>>().mockImplementationOnce(taken).mockResolvedValueOnce('mine');
  expect(await insertOrFind(insert, async () => undefined)).toBe('mine');
});

test('another error is thrown as it is', async () => {
  const find = vi.fn();
  await expect(insertOrFind(() => Promise.reject(new Error('gone')), find)).rejects.toThrow('gone');
  expect(find).not.toHaveBeenCalled();
});
