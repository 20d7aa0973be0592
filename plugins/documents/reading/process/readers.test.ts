import { afterAll, beforeAll, expect, test } from 'vitest';
import { childrenOf, isRunning, wordsOf } from '../../../../tests/faults/processes.ts';
import { transcriptText } from '../../testing.ts';
import type { Readers, ReadingOutcome } from './readers.ts';
import { createReaders } from './readers.ts';

// A document is read by a grandchild of the server; what happens to that, or to the child between them, harms no other document.

const bounds = { seconds: 61.5, megabytes: 500, stalledSeconds: 1, processors: 4 };
const timeout = 30_000;

let readers: Readers;
beforeAll(() => {
  readers = createReaders(bounds);
});
afterAll(() => readers?.close());

/** Other files may be tested in the same process. */
const supervisors = () => childrenOf(process.pid).filter((pid) => wordsOf(pid).at(-1)?.includes(`:${bounds.seconds},`));
const processes = () => supervisors().flatMap(childrenOf);

const options = { type: 'text/plain', limits: { pages: 30, pixels: 1_000_000 } };

const read = (from: Readers, content: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<ReadingOutcome> =>
  from.read(content, options, signal, () => undefined);

async function* transcript(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(transcriptText('Ada Lovelace'));
}

/** A document whose end never arrives. */
async function* endless(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('Transcript');
  await new Promise(() => undefined);
}

const isRead = { read: { record: { studentName: { value: 'Ada Lovelace' } } } };

/** Begins to read a document, and waits for its process and the one that is started for the next. */
async function begin(signal?: AbortSignal) {
  const outcome = read(readers, endless(), signal);
  outcome.catch(() => undefined);
  await expect.poll(processes, { timeout }).toHaveLength(2);
  return { outcome, left: [...processes(), ...supervisors()] };
}

test('a reader that is killed is a crash, and the next document is read', async () => {
  const { outcome } = await begin();
  for (const pid of processes()) process.kill(pid, 'SIGKILL');
  expect(await outcome).toMatchObject({ failure: 'internal', crashed: true });
  expect(await read(readers, transcript())).toMatchObject(isRead);
});

test('a supervisor that is killed rejects, leaves no process, and the next document is read', async () => {
  const { outcome, left } = await begin();
  for (const pid of supervisors()) process.kill(pid, 'SIGKILL');
  await expect(outcome).rejects.toThrow('The supervisor of the readers ended with SIGKILL');
  await expect.poll(() => left.filter(isRunning), { timeout }).toEqual([]);
  expect(await read(readers, transcript())).toMatchObject(isRead);
});

test('a reader that does nothing is ended', async () => {
  const stopped = Promise.withResolvers<void>();
  async function* held(): AsyncGenerator<Uint8Array> {
    yield* transcript();
    await stopped.promise;
  }
  const outcome = read(readers, held());
  await expect.poll(processes, { timeout }).toHaveLength(2);
  for (const pid of processes()) process.kill(pid, 'SIGSTOP');
  stopped.resolve();
  expect(await outcome).toEqual({ failure: 'too-long', detail: 'too-long' });
  for (const pid of processes()) process.kill(pid, 'SIGCONT');
  expect(await read(readers, transcript())).toMatchObject(isRead);
});

test('a reading that is aborted rejects with the reason, and its process ends', async () => {
  const abort = new AbortController();
  const { outcome } = await begin(abort.signal);
  const [first] = processes();
  abort.abort(new Error('no longer wanted'));
  await expect(outcome).rejects.toThrow('no longer wanted');
  await expect.poll(() => first !== undefined && isRunning(first), { timeout }).toBe(false);
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('Tran');
    throw new Error('the storage fails');
  }
  await expect(read(readers, broken())).rejects.toThrow('the storage fails');
  expect(await read(readers, transcript())).toMatchObject(isRead);
});

test('with two processors the process for the next document starts after the one that reads has ended', async () => {
  await readers.close();
  const few = createReaders({ ...bounds, processors: 2 });
  const abort = new AbortController();
  const outcome = read(few, endless(), abort.signal);
  outcome.catch(() => undefined);
  await expect.poll(processes, { timeout }).toHaveLength(1);
  const [first] = processes();
  abort.abort(new Error('no longer wanted'));
  await expect(outcome).rejects.toThrow('no longer wanted');
  await expect.poll(processes, { timeout }).toHaveLength(1);
  await expect.poll(() => processes().some((pid) => pid !== first), { timeout }).toBe(true);
  expect(await read(few, transcript())).toMatchObject(isRead);
  await few.close();
  expect(supervisors()).toEqual([]);
});

test('processes read one document each, and end when no more documents arrive', async () => {
  await readers.close();
  expect(supervisors()).toEqual([]);
  const brief = createReaders({ ...bounds, idleSeconds: 0 });
  expect(await Promise.all([read(brief, transcript()), read(brief, transcript())])).toMatchObject([isRead, isRead]);
  await expect.poll(supervisors, { timeout }).toEqual([]);
  expect(await read(brief, transcript())).toMatchObject(isRead);
  await brief.close();
  expect(supervisors()).toEqual([]);
});
