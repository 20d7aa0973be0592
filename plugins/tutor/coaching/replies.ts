import type { Who } from '../../../core/contract/index.ts';
import { nothingSaid } from '../conversations/replies.ts';
import type { Coaching } from './sessions.ts';

/** The response of the coach's route: whole with the updated session, or as events. */
export const coachReply = (
  coaching: Coaching,
  who: Who,
  sessionId: string,
  { events, whole }: Awaited<ReturnType<Coaching['coach']>>,
) => ({
  events,
  async reply() {
    const answered = await whole();
    const session = await coaching.one(who, sessionId);
    const turn = session.conversationHistory.find(({ id }) => id === answered.reply.id);
    return {
      response: answered.reply.content.trim() ? answered.reply.content : nothingSaid,
      improvementSuggestions: turn?.improvementSuggestions ?? [],
      session,
      ...answered,
    };
  },
});
