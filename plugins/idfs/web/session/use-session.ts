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
  /** Undefined while loading; null before the first session. */
  readonly session: Session | null | undefined;
  readonly error: CallError | null;
  readonly answers: Answers;
  /** The session that was open in this page and was ended by the clock or another tab. */
  readonly endedHere: string | undefined;
  /** Reads the session again. */
  ask(): Promise<unknown>;
  /** Stores a session from another response. */
  hold(session: Session): void;
}

/**
 * The latest session of the server, whether it changed here, in another tab or by the clock. Live messages only make it
 * read sooner; without them it reads when the page or the connection comes back.
 */
export function useSession(): Held {
  const client = useQueryClient();
  const key = keyOf(idfs.routes.session, {});
  const route = useRoute(idfs.routes.session, {}, { freshFor: 0 });
  // A cached response may be older than the session.
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
      const many = refused.current > 1 ? `${counted(refused.current, 'answer')} were not accepted. ` : '';
      toast({ title: 'Answer not accepted', description: `${many}${text}`, variant: 'destructive' });
      // Too late, or answered in another tab.
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
