import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CallError } from '../../../../web/api/index.ts';
import { invalidate, keyOf, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { counted } from '../../../../web/ui/index.ts';
import type { Session } from '../../contract.ts';
import { idfs } from '../../contract.ts';

import type { Answers } from './use-answers.ts';
import { useAnswers } from './use-answers.ts';

export interface Held {
  /** Undefined until the server has said; null before the first session. */
  readonly session: Session | null | undefined;
  readonly error: CallError | null;
  readonly answers: Answers;
  /** The session that was open in this page and that the clock, or another tab, has ended. */
  readonly endedHere: string | undefined;
  /** Asks the server where the session stands. */
  ask(): Promise<unknown>;
  /** The server has said so otherwise: by beginning a session. */
  hold(session: Session): void;
}

/**
 * The latest session as the server has it, wherever it was moved on: here, in another tab, by the clock. Live messages
 * only make it ask sooner: without them it asks when the page or the network comes back.
 */
export function useSession(): Held {
  const client = useQueryClient();
  const key = keyOf(idfs.routes.session, {});
  const route = useRoute(idfs.routes.session, {}, { freshFor: 0 });
  // What was kept from an earlier visit may be older than the session: only a fresh answer counts.
  const session = route.isFetchedAfterMount ? route.data : undefined;
  const ask = () => invalidate(client, idfs.routes.session);
  const change = (next: (before: Session) => Session) =>
    client.setQueryData<Session | null>(key, (before) => (before ? next(before) : before));

  const refused = useRef(0);
  const answers = useAnswers({
    onSaved: (saved, { questionId, answer, timeSpent }) => {
      const { sessionId, startTime, timeLimit, serverTime, isCompleted, currentQuestionIndex } = saved;
      change((before) =>
        before.sessionId === sessionId
          ? {
              ...before,
              ...{ startTime, timeLimit, serverTime, isCompleted, currentQuestionIndex },
              responses: { ...before.responses, [questionId]: answer },
              timeSpentPerQuestion: { ...before.timeSpentPerQuestion, [questionId]: timeSpent },
            }
          : before,
      );
    },
    onRefused: ({ text }) => {
      refused.current += 1;
      const many = refused.current > 1 ? `${counted(refused.current, 'answer')} did not reach us. ` : '';
      toast({ title: 'An answer was not taken', description: `${many}${text}`, variant: 'destructive' });
      // Too late, or answered in another tab: the server knows where things stand.
      return ask();
    },
  });

  useLive(idfs, 'idfs_moved', (moved) => {
    const isKnown =
      session?.sessionId === moved.sessionId &&
      !moved.isCompleted &&
      session.timeLimit === moved.timeLimit &&
      moved.answered <= Object.keys(session.responses).length + answers.unsent.length;
    if (!isKnown) void ask();
  });
  useReturn(() => void ask());

  const [openHere, setOpenHere] = useState<string>();
  const openNow = session && !session.isCompleted ? session.sessionId : undefined;
  useEffect(() => {
    if (openNow) setOpenHere(openNow);
  }, [openNow]);

  return {
    session,
    error: session === undefined ? route.error : null,
    answers,
    endedHere: session?.isCompleted && session.sessionId === openHere ? openHere : undefined,
    ask,
    hold: (begun) => client.setQueryData(key, begun),
  };
}
