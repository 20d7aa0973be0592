import { UniqueViolationError } from 'objection';
import { expect, test, vi } from 'vitest';
import { insertOrFind } from './index.ts';

const conflict = () => Promise.reject(Object.create(UniqueViolationError.prototype));

test('finds the row when another transaction inserts it first', async () => {
  expect(await insertOrFind(conflict, async () => 'theirs')).toBe('theirs');
});

test('inserts again when the conflicting row has disappeared', async () => {
  const insert = vi.fn<() => Promise<string>>().mockImplementationOnce(conflict).mockResolvedValueOnce('mine');
  expect(await insertOrFind(insert, async () => undefined)).toBe('mine');
});

test('throws other errors unchanged', async () => {
  const find = vi.fn();
  await expect(insertOrFind(() => Promise.reject(new Error('gone')), find)).rejects.toThrow('gone');
  expect(find).not.toHaveBeenCalled();
});
