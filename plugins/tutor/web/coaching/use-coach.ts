import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, invalidate } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import type { CoachingSession } from '../../contract.ts';
import { tutor } from '../../contract.ts';
import { failureToast } from '../talk/text.ts';
import { useConversation } from '../talk/use-conversation.ts';

const { coach, activeCoaching } = tutor.routes;

/** The conversation of a session. Every message is sent with the goal. */
export function useCoach(session: CoachingSession, goal: string) {
  const client = useQueryClient();
  const talk = useConversation({
    kind: 'coaching',
    conversationId: session.conversationId,
    ask: (said, signal) =>
      call(coach, { params: { id: session.id }, body: { ...said, learningGoal: goal.trim() } }, { signal }),
    onBegun: () => {},
    onFailure(error) {
      // A conflict is explained by the server's message.
      const description = error?.status === 409 ? error.text : failureToast.description;
      toast({ ...failureToast, description, variant: 'destructive' });
      void invalidate(client, activeCoaching);
    },
  });
  // Without live messages the session is polled, and the conversation is reloaded with it.
  const { length } = session.conversationHistory;
  const said = `${length} ${session.conversationHistory.at(-1)?.state}`;
  const seen = useRef(said);
  useEffect(() => {
    if (seen.current === said) return;
    seen.current = said;
    void talk.refetch();
  }, [said, talk.refetch]);
  return talk;
}
export type Coach = ReturnType<typeof useCoach>;
