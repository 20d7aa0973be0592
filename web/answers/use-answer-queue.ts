import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { timeLimit } from '../api/time-limit.ts';
import { delay } from '../live/delay.ts';
import { useReturn } from '../live/use-return.ts';
import type { AnswerQueue, Delivery, QueueParts } from './answer-queue.ts';
import { createAnswerQueue } from './answer-queue.ts';

export interface Answers<Answer> {
  readonly delivery: Delivery;
  /** What is on its way. */
  readonly unsent: Answer | undefined;
  give(answer: Answer): void;
}

type Handling<Answer, Reply> = Pick<QueueParts<Answer, Reply>, 'key' | 'read' | 'onSaved' | 'onRefused'> & {
  send(answer: Answer, signal: AbortSignal): Promise<Reply | undefined>;
};

/**
 * Sends answers, one at a time, and sends again by itself what did not arrive: when the network or the page comes back,
 * and after a while. What is unsent is kept in this browser under the key given, and sent when it is opened again.
 */
export function useAnswerQueue<Answer, Reply>(handling: Handling<Answer, Reply>): Answers<Answer> {
  const { key } = handling;
  const latest = useRef(handling);
  latest.current = handling;
  const [queue, setQueue] = useState<AnswerQueue<Answer>>();
  useEffect(() => {
    const opened = createAnswerQueue<Answer, Reply>({
      storage: localStorage,
      key,
      read: (stored) => latest.current.read(stored),
      // Longer than any grader takes.
      send: (answer) => latest.current.send(answer, timeLimit()),
      later: delay,
      onSaved: (...args) => latest.current.onSaved(...args),
      onRefused: (...args) => latest.current.onRefused(...args),
    });
    setQueue(opened);
    opened.nudge();
    return () => opened.close();
  }, [key]);
  useReturn(() => queue?.nudge());

  const delivery = useSyncExternalStore(queue?.subscribe ?? neverChanging, () => queue?.delivery ?? 'idle');
  return { delivery, unsent: queue?.unsent, give: (answer) => queue?.put(answer) };
}

const neverChanging = () => () => {};
