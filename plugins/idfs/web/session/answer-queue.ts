import type { Delivery as DeliveryOfOne } from '../../../../web/answers/answer-queue.ts';
import { isHeldUp } from '../../../../web/answers/answer-queue.ts';
import { CallError } from '../../../../web/api/call-error.ts';
import type { Saved } from '../../contract.ts';
import type { Unsent, UnsentAnswers } from './unsent-answers.ts';

/** Without `refused`: a refused answer is reported, and the others continue. */
export type Delivery = Exclude<DeliveryOfOne, 'refused'>;

/** The visible state of a queue. */
export interface QueueState {
  readonly delivery: Delivery;
  /** Unsent answers in the order they were given. */
  readonly unsent: readonly Unsent[];
  /** False until the answers of an earlier visit are read. */
  readonly isReady: boolean;
}

export interface QueueParts {
  readonly store: UnsentAnswers;
  /** The learner's own answers only. */
  readonly userId: string;
  /** Undefined where the plugin is off. */
  send(answer: Unsent): Promise<Saved | undefined>;
  /** Calls back after a delay; returns a function that cancels it. */
  later(milliseconds: number, then: () => void): () => void;
  onSaved(saved: Saved, answer: Unsent): void;
  /** The answer was dropped: too late, or answered elsewhere. Awaited before the next answer is sent. */
  onRefused(error: CallError, answer: Unsent): Promise<unknown>;
}

/** Stores answers until the server has them, and sends them one by one in order. */
export interface AnswerQueue {
  readonly state: QueueState;
  /** Resolves once the answer is stored. */
  put(answer: Unsent): Promise<void>;
  /** Sends unsent answers at once, those stored by another tab included. */
  nudge(): void;
  subscribe(listener: () => void): () => void;
  /** Stops sending; unsent answers stay stored. */
  close(): void;
}

/** Seconds between tries, 15 at most. */
const pauses = [1, 2, 4, 8, 15] as const;

export function createAnswerQueue(parts: QueueParts): AnswerQueue {
  const { store, userId } = parts;
  const listeners = new Set<() => void>();
  let state: QueueState = { delivery: 'idle', unsent: [], isReady: false };
  let tries = 0;
  let cancel = () => {};
  let isClosed = false;
  let isSending = false;

  const change = (next: Partial<QueueState>) => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };

  async function work() {
    if (isSending || isClosed) return;
    isSending = true;
    cancel();
    try {
      await readStore();
      for (let [next] = state.unsent; next && !isClosed; [next] = state.unsent) {
        if (!(await sendOne(next))) break;
      }
    } finally {
      isSending = false;
    }
    // Answers added while the last one was sent.
    if (!isClosed && state.unsent.length > 0 && !isHeldUp(state.delivery)) void work();
  }

  async function readStore() {
    const kept = await store.of(userId);
    const known = new Set(state.unsent.map(({ questionId }) => questionId));
    const unsent = [...state.unsent, ...kept.filter(({ questionId }) => !known.has(questionId))];
    change({ isReady: true, unsent: unsent.sort((one, other) => one.givenAt - other.givenAt) });
  }

  /** False where it has to be tried again later. */
  async function sendOne(answer: Unsent): Promise<boolean> {
    if (!isHeldUp(state.delivery)) change({ delivery: 'saving' });
    try {
      const saved = await parts.send(answer);
      if (!saved) return tryLater('delayed');
      await store.drop(answer);
      if (!isClosed) parts.onSaved(saved, answer);
    } catch (error) {
      if (!(error instanceof CallError) || !error.isFinal) {
        return tryLater(error instanceof CallError && error.code === 'offline' ? 'offline' : 'delayed');
      }
      await store.drop(answer);
      if (!isClosed) await parts.onRefused(error, answer);
    }
    // Last, so that the question counts as answered until its outcome is known.
    settle(answer);
    return true;
  }

  function settle(answer: Unsent) {
    tries = 0;
    const unsent = state.unsent.filter(({ questionId }) => questionId !== answer.questionId);
    change({ unsent, delivery: unsent.length > 0 ? 'saving' : 'saved' });
  }

  function tryLater(delivery: 'offline' | 'delayed'): false {
    if (isClosed) return false;
    const seconds = pauses[tries] ?? pauses[pauses.length - 1] ?? 15;
    cancel = parts.later(1000 * seconds, () => void work());
    tries += 1;
    change({ delivery });
    return false;
  }

  return {
    get state() {
      return state;
    },
    async put(answer) {
      if (state.unsent.some(({ questionId }) => questionId === answer.questionId)) return;
      await store.keep(answer);
      change({
        unsent: [...state.unsent, answer],
        delivery: isHeldUp(state.delivery) ? state.delivery : 'saving',
      });
      // While the network is away each answer would only be another try that fails: the next one is under way.
      if (!isHeldUp(state.delivery)) void work();
    },
    nudge: () => void work(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      cancel();
    },
  };
}
