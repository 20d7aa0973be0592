import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../../../../web/api/index.ts';
import { useConnection } from '../../../../web/live/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { immersion } from '../../contract.ts';
import type { AnswerQueue, Delivery, QueueParts, Unsent } from './answer-queue.ts';
import { createAnswerQueue } from './answer-queue.ts';

/** Longer than any grader takes: a request that hangs is as good as no network. */
const patienceMs = 30_000;

export interface Answers {
  readonly delivery: Delivery;
  readonly unsent: Unsent | undefined;
  give(answer: Unsent): void;
}

/** Sends answers, and sends again by itself what did not arrive: when the network or the page comes back, and after a while. */
export function useAnswers({ onSaved, onRefused }: Pick<QueueParts, 'onSaved' | 'onRefused'>): Answers {
  const { id } = useUser();
  const handlers = useRef({ onSaved, onRefused });
  handlers.current = { onSaved, onRefused };
  const [queue, setQueue] = useState<AnswerQueue>();
  useEffect(() => {
    const opened = createAnswerQueue({
      storage: localStorage,
      key: `eiq.unsent-answer.${id}`,
      send: (body) => call(immersion.routes.analyze, { body }, { signal: AbortSignal.timeout(patienceMs) }),
      later: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      onSaved: (...given) => handlers.current.onSaved(...given),
      onRefused: (...given) => handlers.current.onRefused(...given),
    });
    setQueue(opened);
    opened.nudge();
    const nudge = () => document.visibilityState === 'visible' && opened.nudge();
    addEventListener('online', nudge);
    document.addEventListener('visibilitychange', nudge);
    return () => {
      removeEventListener('online', nudge);
      document.removeEventListener('visibilitychange', nudge);
      opened.close();
    };
  }, [id]);

  const isConnected = useConnection() === 'connected';
  useEffect(() => {
    if (isConnected) queue?.nudge();
  }, [queue, isConnected]);

  const delivery = useSyncExternalStore(queue?.subscribe ?? neverChanging, () => queue?.delivery ?? 'idle');
  return { delivery, unsent: queue?.unsent, give: (answer) => queue?.put(answer) };
}

const neverChanging = () => () => {};
