import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidate, keyOf, useCall, useRoute } from '../../../../web/api/index.ts';
import { useConnection, useLive } from '../../../../web/live/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { learner } from '../../../learner/contract.ts';
import { tutor } from '../../contract.ts';

/** How often the session is polled without live messages (ms). */
const pollMs = 5000;

const { activeCoaching, coachingSessions, coachingSession, startCoaching, completeCoaching } = tutor.routes;

/** The active session, kept in step with other tabs, with calls to start and complete it. */
export function useCoaching() {
  const client = useQueryClient();
  const isConnected = useConnection() === 'connected';
  const active = useRoute(activeCoaching, {}, { freshFor: 0, ...(!isConnected && { every: pollMs }) });
  const key = keyOf(activeCoaching);

  const askAgain = () => {
    void invalidate(client, coachingSessions);
    void invalidate(client, activeCoaching);
  };
  useLive(tutor, 'conversation_changed', ({ kind }) => {
    if (kind === 'coaching') askAgain();
  });
  useLive(tutor, 'coaching_changed', askAgain);
  useLive(learner, 'learner_changed', () => void invalidate(client, activeCoaching));
  // Live messages sent during a lost connection were missed.
  useAgainWhenConnected(isConnected, askAgain);

  const start = useCall(startCoaching, {
    once: true,
    invalidates: [coachingSessions],
    onSuccess: (started) => client.setQueryData(key, started),
    onError(error) {
      toast({ variant: 'destructive', title: 'Coaching could not be started', description: error.text });
      if (error.status === 409) askAgain();
    },
  });
  const complete = useCall(completeCoaching, {
    once: true,
    invalidates: [coachingSessions, coachingSession],
    onSuccess: () => client.setQueryData(key, null),
    onError: ({ text }) => toast({ variant: 'destructive', title: 'Session not completed', description: text }),
  });
  return { active, session: active.data ?? undefined, start, complete };
}
export type Coaching = ReturnType<typeof useCoaching>;

function useAgainWhenConnected(isConnected: boolean, again: () => void) {
  const wasLost = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the connection comes back
  useEffect(() => {
    if (isConnected && wasLost.current) again();
    wasLost.current = !isConnected;
  }, [isConnected]);
}
