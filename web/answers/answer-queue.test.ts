import { expect, test } from 'vitest';
import { z } from 'zod';
import { CallError, offline } from '../api/call-error.ts';
import { createAnswerQueue } from './answer-queue.ts';

const Unsent = z.object({ questionId: z.string(), answer: z.number() });
type Unsent = z.infer<typeof Unsent>;
const answer: Unsent = { questionId: 'one', answer: 2 };
const reply = { isCorrect: true };

/** A queue whose network and timers the test controls. */
function queueWith({ storage = memory() }: { storage?: ReturnType<typeof memory> } = {}) {
  const sent: { answer: Unsent; succeed(): Promise<void>; fail(error: Error): Promise<void> }[] = [];
  const timers: { milliseconds: number; run(): void; isCancelled: boolean }[] = [];
  const saved: Unsent[] = [];
  const refused: CallError[] = [];
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const queue = createAnswerQueue<Unsent, typeof reply>({
    storage,
    key: 'unsent',
    read: (stored) => Unsent.safeParse(stored).data,
    send: (unsent) =>
      new Promise((resolve, reject) => {
        sent.push({
          answer: unsent,
          succeed() {
            resolve(reply);
            return settled();
          },
          fail(error) {
            reject(error);
            return settled();
          },
        });
      }),
    later(milliseconds, run) {
      const timer = { milliseconds, run, isCancelled: false };
      timers.push(timer);
      return () => {
        timer.isCancelled = true;
      };
    },
    onSaved: (_, unsent) => saved.push(unsent),
    onRefused: (error) => refused.push(error),
  });
  return { queue, storage, sent, timers, saved, refused };
}

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('an answer is stored before it is sent and removed once the server has it', async () => {
  const { queue, storage, sent, saved } = queueWith();
  queue.put(answer);
  expect(queue.delivery).toBe('saving');
  expect(JSON.parse(storage.getItem('unsent') ?? '')).toEqual(answer);
  await sent[0]?.succeed();
  expect(queue.delivery).toBe('saved');
  expect(storage.getItem('unsent')).toBeNull();
  expect(saved).toEqual([answer]);
});

test('an answer is sent again with growing delays until the network is back', async () => {
  const { queue, sent, timers, saved } = queueWith();
  queue.put(answer);
  for (let round = 0; round < 7; round++) {
    await sent[round]?.fail(offline());
    expect(queue.delivery).toBe('offline');
    timers[round]?.run();
  }
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  await sent[7]?.succeed();
  expect(saved).toEqual([answer]);
});

test('when the network is back the answer is sent at once and the timer is dropped', async () => {
  const { queue, sent, timers } = queueWith();
  queue.put(answer);
  await sent[0]?.fail(offline());
  queue.nudge();
  expect(sent).toHaveLength(2);
  expect(timers[0]?.isCancelled).toBe(true);
});

test('nudges during a pending attempt do not lead to parallel retries', async () => {
  const { queue, sent, timers } = queueWith();
  queue.put(answer);
  await sent[0]?.fail(offline());
  queue.nudge();
  queue.nudge();
  await sent[1]?.fail(offline());
  await sent[2]?.fail(offline());
  expect(timers.filter(({ isCancelled }) => !isCancelled)).toHaveLength(1);
  expect(queue.delivery).toBe('offline');
});

test('an answer that was interrupted by a reload is sent afterwards', async () => {
  const storage = memory();
  queueWith({ storage }).queue.put(answer);
  const after = queueWith({ storage });
  expect(after.queue.delivery).toBe('delayed');
  expect(after.queue.unsent).toEqual(answer);
  after.queue.nudge();
  await after.sent[0]?.succeed();
  expect(after.saved).toEqual([answer]);
});

test('an invalid stored answer is ignored', () => {
  const storage = memory();
  storage.setItem('unsent', '{"sessionId":7}');
  expect(queueWith({ storage }).queue.delivery).toBe('idle');
  storage.setItem('unsent', 'nonsense');
  expect(queueWith({ storage }).queue.delivery).toBe('idle');
});

test.each([400, 403, 404, 409])('an answer refused with %i is removed and reported', async (status) => {
  const { queue, storage, sent, refused } = queueWith();
  queue.put(answer);
  await sent[0]?.fail(new CallError(status, 'conflict', 'No'));
  expect(queue.delivery).toBe('refused');
  expect(storage.getItem('unsent')).toBeNull();
  expect(refused.map((error) => error.status)).toEqual([status]);
});

test.each([401, 408, 429, 500, 503])('an answer that fails with %i is kept', async (status) => {
  const { queue, storage, sent } = queueWith();
  queue.put(answer);
  await sent[0]?.fail(new CallError(status, 'unexpected', 'Later'));
  expect(queue.delivery).toBe('delayed');
  expect(storage.getItem('unsent')).not.toBeNull();
});

test('no other answer is accepted while one is being sent', () => {
  const { queue, sent } = queueWith();
  queue.put(answer);
  queue.put({ ...answer, answer: 3 });
  expect(sent).toHaveLength(1);
});

test('a closed queue reports nothing that arrives later', async () => {
  const { queue, sent, saved, timers } = queueWith();
  queue.put(answer);
  queue.close();
  await sent[0]?.succeed();
  expect(saved).toEqual([]);
  expect(timers).toEqual([]);
});

test('an answer is sent even if it cannot be stored', async () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('full');
    },
  };
  const { queue, sent, saved } = queueWith({ storage });
  queue.put(answer);
  await sent[0]?.succeed();
  expect(saved).toEqual([answer]);
});
