import { z } from 'zod';
import type { CallInput, CallResult } from '../../../../core/contract/index.ts';
import { CallError } from '../../../../web/api/call-error.ts';
import { immersion } from '../../contract.ts';

type Analyze = (typeof immersion)['routes']['analyze'];
/** An answer on its way, as the server takes it. */
export type Unsent = CallInput<Analyze>['body'];
export type Analysis = CallResult<Analyze>;

/**
 * `offline` and `delayed` could not be delivered, for want of a connection or because the server was not well, and are
 * sent again by themselves. `refused`: the server did not take it.
 */
export type Delivery = 'idle' | 'saving' | 'offline' | 'delayed' | 'saved' | 'refused';

/** On its way, in whatever manner. */
export const isUnderWay = (delivery: Delivery) => ['saving', 'offline', 'delayed'].includes(delivery);

export interface QueueParts {
  /** Where an answer outlives a reload: local storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The learner's own: on a shared computer nobody sends somebody else's answer. */
  readonly key: string;
  send(answer: Unsent): Promise<Analysis | undefined>;
  /** Calls back after so many milliseconds; gives back how not to. */
  later(milliseconds: number, then: () => void): () => void;
  onSaved(analysis: Analysis, answer: Unsent): void;
  /** The answer is dropped: the question was answered elsewhere, or it is no answer. */
  onRefused(error: CallError, answer: Unsent): void;
}

/** Keeps the one answer that is on its way until the server has it. The server takes a repetition for what it is. */
export interface AnswerQueue {
  readonly delivery: Delivery;
  /** What is on its way. */
  readonly unsent: Unsent | undefined;
  put(answer: Unsent): void;
  /** Sends at once what waits: the network is back, or somebody asks. */
  nudge(): void;
  subscribe(listener: () => void): () => void;
  /** Stops trying; what is unsent stays stored. */
  close(): void;
}

/** Seconds between tries: it is asked often at first, and never less than every 15 seconds. */
const pauses = [1, 2, 4, 8, 15] as const;

export function createAnswerQueue(parts: QueueParts): AnswerQueue {
  const { storage, key } = parts;
  const listeners = new Set<() => void>();
  let unsent = stored();
  let delivery: Delivery = unsent ? 'delayed' : 'idle';
  let tries = 0;
  let cancel = () => {};
  let isClosed = false;

  function change(next: Delivery) {
    delivery = next;
    for (const listener of [...listeners]) listener();
  }

  async function send(answer: Unsent) {
    cancel();
    change(isUnderWay(delivery) ? delivery : 'saving');
    try {
      const analysis = await parts.send(answer);
      if (isClosed || unsent !== answer) return;
      if (!analysis) return change('delayed');
      settle();
      change('saved');
      parts.onSaved(analysis, answer);
    } catch (error) {
      if (isClosed || unsent !== answer) return;
      if (error instanceof CallError && isFinal(error)) {
        settle();
        change('refused');
        parts.onRefused(error, answer);
        return;
      }
      cancel = parts.later(1000 * (pauses[tries] ?? pauses[pauses.length - 1] ?? 15), () => void send(answer));
      tries += 1;
      change(error instanceof CallError && error.code === 'offline' ? 'offline' : 'delayed');
    }
  }

  function settle() {
    unsent = undefined;
    tries = 0;
    attempt(() => storage.removeItem(key));
  }

  function stored(): Unsent | undefined {
    const text = attempt(() => storage.getItem(key));
    const parsed = text ? StoredAnswer.safeParse(attempt(() => JSON.parse(text))) : undefined;
    return parsed?.success ? parsed.data : undefined;
  }

  return {
    get delivery() {
      return delivery;
    },
    get unsent() {
      return unsent;
    },
    put(answer) {
      if (unsent) return;
      unsent = answer;
      attempt(() => storage.setItem(key, JSON.stringify(answer)));
      delivery = 'saving';
      void send(answer);
    },
    nudge() {
      if (unsent && delivery !== 'saving') void send(unsent);
    },
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

const StoredAnswer = immersion.routes.analyze.body.extend({ answer: z.union([z.number(), z.string()]) });

/** Trying again changes nothing: the server has said no. Signing in again may (401), and so may time (408, 429, 5xx). */
function isFinal({ status }: CallError): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

/** Storage may be full or forbidden; the answer is then only in memory, and sent all the same. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
