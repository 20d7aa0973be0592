import { CallError } from '../api/call-error.ts';

/**
 * `offline` and `delayed` could not be delivered, for want of a connection or because the server was not well, and are
 * sent again by themselves. `refused`: the server did not take it.
 */
export type Delivery = 'idle' | 'saving' | 'offline' | 'delayed' | 'saved' | 'refused';

/** On its way, in whatever manner. */
export const isUnderWay = (delivery: Delivery) => delivery === 'saving' || isHeldUp(delivery);

/** On its way for longer than it should take. */
export const isHeldUp = (delivery: Delivery) => delivery === 'offline' || delivery === 'delayed';

export interface QueueParts<Answer, Reply> {
  /** Where an answer outlives a reload: local storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The learner's own: on a shared computer nobody sends somebody else's answer. */
  readonly key: string;
  /** What was stored, if it is an answer at all. */
  read(stored: unknown): Answer | undefined;
  /** Undefined where nothing could be asked: the plugin is off. */
  send(answer: Answer): Promise<Reply | undefined>;
  /** Calls back after so many milliseconds; gives back how not to. */
  later(milliseconds: number, then: () => void): () => void;
  onSaved(reply: Reply, answer: Answer): void;
  /** The answer is dropped: the question was answered elsewhere, or it is no answer. */
  onRefused(error: CallError, answer: Answer): void;
}

/** Keeps the one answer that is on its way until the server has it. The server takes a repetition for what it is. */
export interface AnswerQueue<Answer> {
  readonly delivery: Delivery;
  /** What is on its way. */
  readonly unsent: Answer | undefined;
  put(answer: Answer): void;
  /** Sends at once what waits: the network is back, or somebody asks. */
  nudge(): void;
  subscribe(listener: () => void): () => void;
  /** Stops trying; what is unsent stays stored. */
  close(): void;
}

/** Seconds between tries: it is asked often at first, and never less than every 15 seconds. */
const pauses = [1, 2, 4, 8, 15] as const;

export function createAnswerQueue<Answer, Reply>(parts: QueueParts<Answer, Reply>): AnswerQueue<Answer> {
  const { storage, key } = parts;
  const listeners = new Set<() => void>();
  let unsent = stored();
  let delivery: Delivery = unsent ? 'delayed' : 'idle';
  let tries = 0;
  /** Told to send while an earlier try still hangs: the later one decides whether and when to try again. */
  let turns = 0;
  let cancel = () => {};
  let isClosed = false;

  function change(next: Delivery) {
    delivery = next;
    for (const listener of [...listeners]) listener();
  }

  async function send(answer: Answer) {
    cancel();
    turns += 1;
    const turn = turns;
    change(isUnderWay(delivery) ? delivery : 'saving');
    try {
      const reply = await parts.send(answer);
      if (isClosed || unsent !== answer) return;
      if (!reply) return change('delayed');
      settle();
      change('saved');
      parts.onSaved(reply, answer);
    } catch (error) {
      if (isClosed || unsent !== answer) return;
      if (error instanceof CallError && error.isFinal) {
        settle();
        change('refused');
        parts.onRefused(error, answer);
        return;
      }
      if (turn !== turns) return;
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

  function stored(): Answer | undefined {
    const text = attempt(() => storage.getItem(key));
    return text ? attempt(() => parts.read(JSON.parse(text))) : undefined;
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

/** Storage may be full or forbidden; the answer is then only in memory, and sent all the same. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
