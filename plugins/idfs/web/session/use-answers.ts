import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../../../../web/api/index.ts';
import { timeLimit } from '../../../../web/api/time-limit.ts';
import { delay } from '../../../../web/live/delay.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { idfs } from '../../contract.ts';
import type { AnswerQueue, QueueParts, QueueState } from './answer-queue.ts';
import { createAnswerQueue } from './answer-queue.ts';
import type { Unsent } from './unsent-answers.ts';
import { unsentAnswersHere } from './unsent-answers.ts';

export interface Answers extends QueueState {
  /** Resolves once the answer outlives this tab. */
  give(answer: Omit<Unsent, 'userId' | 'givenAt'>): Promise<void>;
  nudge(): void;
}

/** Sends answers, and sends again by itself what did not arrive: when the network or the page comes back, and after a while. */
export function useAnswers({ onSaved, onRefused }: Pick<QueueParts, 'onSaved' | 'onRefused'>): Answers {
  const { id: userId } = useUser();
  const handlers = useRef({ onSaved, onRefused });
  handlers.current = { onSaved, onRefused };
  const [queue, setQueue] = useState<AnswerQueue>();
  useEffect(() => {
    const opened = createAnswerQueue({
      store: unsentAnswersHere(),
      userId,
      send: ({ questionId, answer, timeSpent }) =>
        call(idfs.routes.answer, { body: { questionId, answer, timeSpent } }, { signal: timeLimit(15) }),
      later: delay,
      onSaved: (...given) => handlers.current.onSaved(...given),
      onRefused: (...given) => handlers.current.onRefused(...given),
    });
    setQueue(opened);
    opened.nudge();
    return () => opened.close();
  }, [userId]);
  useReturn(() => queue?.nudge());

  const state = useSyncExternalStore(queue?.subscribe ?? neverChanging, () => queue?.state ?? opening);
  return {
    ...state,
    give: async (answer) => queue?.put({ ...answer, userId, givenAt: Date.now() }),
    nudge: () => queue?.nudge(),
  };
}

const opening: QueueState = { delivery: 'idle', unsent: [], isReady: false };
const neverChanging = () => () => {};
