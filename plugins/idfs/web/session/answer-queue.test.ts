import { expect, test } from 'vitest';
import { CallError, offline } from '../../../../web/api/call-error.ts';
import type { Saved } from '../../contract.ts';
import { createAnswerQueue } from './answer-queue.ts';
import type { Unsent } from './unsent-answers.ts';
import { unsentAnswersInMemory } from './unsent-answers.ts';

const answerTo = (questionId: string, changes: Partial<Unsent> = {}): Unsent => ({
  userId: 'tala',
  sessionId: 'session',
  questionId,
  answer: 1,
  timeSpent: 900,
  givenAt: Number(questionId),
  ...changes,
});
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A queue whose network and timers are controlled by the test. */
function queueWith({ store = unsentAnswersInMemory() } = {}) {
  const sent: { answer: Unsent; succeed(): Promise<void>; fail(error: Error): Promise<void> }[] = [];
  const timers: { milliseconds: number; run(): void; isCancelled: boolean }[] = [];
  const saved: string[] = [];
  const refused: string[] = [];
  const queue = createAnswerQueue({
    store,
    userId: 'tala',
    send: (answer) =>
      new Promise((resolve, reject) => {
        sent.push({
          answer,
          succeed() {
            resolve({ questionId: answer.questionId } as Saved);
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
    onSaved: (_, { questionId }) => saved.push(questionId),
    onRefused: async (_, { questionId }) => refused.push(questionId),
  });
  const ids = () => queue.state.unsent.map(({ questionId }) => questionId);
  return { queue, store, sent, timers, saved, refused, ids };
}

test('an answer is stored before it is sent, and removed once the server has saved it', async () => {
  const { queue, store, sent, saved } = queueWith();
  await queue.put(answerTo('1'));
  await settled();
  expect(queue.state.delivery).toBe('saving');
  expect(await store.of('tala')).toHaveLength(1);
  await sent[0]?.succeed();
  expect([queue.state.delivery, saved]).toEqual(['saved', ['1']]);
  expect(await store.of('tala')).toEqual([]);
});

test('answers given offline are sent one by one, in order, when the network is back', async () => {
  const { queue, sent, saved, ids } = queueWith();
  await queue.put(answerTo('1'));
  await settled();
  await sent[0]?.fail(offline());
  expect(queue.state.delivery).toBe('offline');
  await queue.put(answerTo('2'));
  await queue.put(answerTo('3'));
  expect(sent).toHaveLength(1);
  expect(ids()).toEqual(['1', '2', '3']);
  queue.nudge();
  await settled();
  for (const index of [1, 2, 3]) await sent[index]?.succeed();
  expect(sent.map(({ answer }) => answer.questionId)).toEqual(['1', '1', '2', '3']);
  expect([queue.state.delivery, saved]).toEqual(['saved', ['1', '2', '3']]);
});

test('failed answers are retried with growing delays of up to fifteen seconds', async () => {
  const { queue, sent, timers } = queueWith();
  await queue.put(answerTo('1'));
  await settled();
  for (let index = 0; index < 7; index++) {
    await sent[index]?.fail(index % 2 ? offline() : new CallError(503, 'unavailable', 'Not now'));
    timers[index]?.run();
    await settled();
  }
  expect(timers.map(({ milliseconds }) => milliseconds / 1000)).toEqual([1, 2, 4, 8, 15, 15, 15]);
  await sent[7]?.succeed();
  expect(queue.state.delivery).toBe('saved');
});

test('a rejected answer is removed and reported, and the others are sent', async () => {
  const { queue, store, sent, saved, refused } = queueWith();
  await queue.put(answerTo('1'));
  await settled();
  await queue.put(answerTo('2'));
  await sent[0]?.fail(new CallError(409, 'conflict', 'The time is over'));
  await sent[1]?.succeed();
  expect([refused, saved]).toEqual([['1'], ['2']]);
  expect(await store.of('tala')).toEqual([]);
});

test('answers are kept while the learner is signed out', async () => {
  const { queue, store, sent, refused } = queueWith();
  await queue.put(answerTo('1'));
  await settled();
  await sent[0]?.fail(new CallError(401, 'unauthenticated', 'Please sign in'));
  expect([queue.state.delivery, refused]).toEqual(['delayed', []]);
  expect(await store.of('tala')).toHaveLength(1);
});

test('unsent answers of an earlier visit are sent, but not those of other people', async () => {
  const store = unsentAnswersInMemory();
  await store.keep(answerTo('2'));
  await store.keep(answerTo('1'));
  await store.keep(answerTo('3', { userId: 'emre' }));
  const { queue, sent, ids } = queueWith({ store });
  expect(queue.state.isReady).toBe(false);
  queue.nudge();
  await settled();
  expect(queue.state.isReady).toBe(true);
  expect(ids()).toEqual(['1', '2']);
  await sent[0]?.succeed();
  await sent[1]?.succeed();
  expect(sent).toHaveLength(2);
  expect(await store.of('emre')).toHaveLength(1);
});

test('an answer is listed as unsent until its callback has run', async () => {
  const store = unsentAnswersInMemory();
  const seen: string[][] = [];
  const queue = createAnswerQueue({
    store,
    userId: 'tala',
    send: async ({ questionId }) => {
      if (questionId === '2') throw new CallError(409, 'conflict', 'The time is over');
      return { questionId } as Saved;
    },
    later: () => () => {},
    onSaved: () => seen.push(queue.state.unsent.map(({ questionId }) => questionId)),
    onRefused: async () => seen.push(queue.state.unsent.map(({ questionId }) => questionId)),
  });
  await queue.put(answerTo('1'));
  await queue.put(answerTo('2'));
  await settled();
  expect(seen).toEqual([['1', '2'], ['2']]);
  expect(queue.state.unsent).toEqual([]);
});

test('only the first answer to a question is sent', async () => {
  const { queue, ids, sent } = queueWith();
  await queue.put(answerTo('1'));
  await queue.put(answerTo('1', { answer: 2 }));
  expect(ids()).toEqual(['1']);
  await settled();
  expect(sent.map(({ answer }) => answer.answer)).toEqual([1]);
});

test('a closed queue stops retrying and keeps unsent answers', async () => {
  const { queue, store, sent, timers, saved } = queueWith();
  await queue.put(answerTo('1'));
  await settled();
  queue.close();
  await sent[0]?.fail(offline());
  expect(timers.every(({ isCancelled }) => isCancelled)).toBe(true);
  expect(saved).toEqual([]);
  expect(await store.of('tala')).toHaveLength(1);
});
