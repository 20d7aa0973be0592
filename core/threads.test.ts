import { expect, test } from 'vitest';
import type * as work from './threads.testing.ts';
import { threads } from './threads.ts';

const module = new URL('./threads.testing.ts', import.meta.url);

test('a thread returns the result of its module, and reports progress in order', async () => {
  const seen: number[] = [];
  const onProgress = (count: number) => void seen.push(count);
  expect(await threads.run<typeof work>(module, { kind: 'count', to: 4 }, { onProgress })).toBe(10);
  expect(seen).toEqual([1, 2, 3, 4]);
});

test('errors keep their class, name, message and code', async () => {
  const thrown = (what: 'range' | 'failure' | 'custom') =>
    threads.run<typeof work>(module, { kind: 'throw', what }).catch((error: unknown) => error);
  expect(await thrown('range')).toEqual(new RangeError('out of range'));
  expect(await thrown('range')).toBeInstanceOf(RangeError);
  expect(await thrown('failure')).toMatchObject({
    status: 400,
    message: 'not valid',
    issues: [{ path: 'body.name', message: 'Required' }],
  });
  expect(await thrown('custom')).toMatchObject({ name: 'CustomError', message: 'custom', code: 'CUSTOM' });
});

test('abort ends a thread during a computation and rejects with the reason', async () => {
  const stopping = new AbortController();
  const onProgress = () => stopping.abort(new Error('stopped by hand'));
  const endless = threads.run<typeof work>(module, { kind: 'forever' }, { signal: stopping.signal, onProgress });
  await expect(endless).rejects.toThrow('stopped by hand');
  const late = threads.run<typeof work>(module, { kind: 'forever' }, { signal: stopping.signal });
  await expect(late).rejects.toThrow('stopped by hand');
});

test('a thread that exits, cannot load its module or exceeds its memory rejects', async () => {
  await expect(threads.run<typeof work>(module, { kind: 'exit' })).rejects.toThrow('ended before its work');
  const missingModule = new URL('./no-such-module.ts', import.meta.url);
  await expect(threads.run<typeof work>(missingModule, { kind: 'exit' })).rejects.toThrow('no-such-module');
  const greedy = threads.run<typeof work>(module, { kind: 'fill' }, { memoryMegabytes: 32 });
  await expect(greedy).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
});

test('an open thread keeps its state between requests, even after a failed one', async () => {
  const thread = threads.open<typeof work>(module, 100);
  expect(await Promise.all([thread.ask(1), thread.ask(2)])).toEqual([101, 103]);
  await expect(thread.ask(-1)).rejects.toThrow(RangeError);
  expect(await thread.ask(0)).toBe(103);
  await thread.close();
  await expect(thread.ask(1)).rejects.toThrow('was closed');
});

test('work in the background runs in a process of its own, with the same results, progress and errors', async () => {
  const isBackground = true;
  const seen: number[] = [];
  const onProgress = (count: number) => void seen.push(count);
  expect(await threads.run<typeof work>(module, { kind: 'count', to: 4 }, { onProgress, isBackground })).toBe(10);
  expect(seen).toEqual([1, 2, 3, 4]);
  const where = (options: object) => threads.run<typeof work>(module, { kind: 'process' }, options);
  expect(await where({})).toBe(process.pid);
  expect(await where({ isBackground })).not.toBe(process.pid);
  await expect(threads.run<typeof work>(module, { kind: 'exit' }, { isBackground })).rejects.toThrow('ended before');
  const stopping = new AbortController();
  const stop = () => stopping.abort(new Error('stopped by hand'));
  const options = { signal: stopping.signal, onProgress: stop, isBackground };
  await expect(threads.run<typeof work>(module, { kind: 'forever' }, options)).rejects.toThrow('stopped by hand');
  const opened = threads.open<typeof work>(module, 100, { isBackground });
  expect(await Promise.all([opened.ask(1), opened.ask(2)])).toEqual([101, 103]);
  await expect(opened.ask(-1)).rejects.toThrow(RangeError);
  await opened.close();
  await expect(opened.ask(1)).rejects.toThrow('was closed');
});

test.runIf(process.platform === 'linux')('work in the background has a low priority, and no other work', async () => {
  const niceOf = (isBackground: boolean) => threads.run<typeof work>(module, { kind: 'priority' }, { isBackground });
  const before = await niceOf(false);
  expect(await niceOf(true)).toBe(10);
  expect(await niceOf(false)).toBe(before);
});
