import type { Conversations } from './conversations.ts';

/** What the tutor says where a model said nothing at all. */
export const nothingSaid = 'I understand. Let me help you with that!';

type Answering = Awaited<ReturnType<Conversations['say']>>;

/** The assistant's answer to a call, whole or as events. */
export const assistantReply = ({ events, whole }: Answering) => ({
  events,
  async reply() {
    const answered = await whole();
    return { response: answered.reply.content, ...answered };
  },
});

/** The tutor's, with what it is about. */
export const tutorReply = ({ events, whole }: Answering) => ({
  events,
  async reply() {
    const answered = await whole();
    const { content, type, metadata } = answered.reply;
    return {
      content: content.trim() ? content : nothingSaid,
      type: type ?? ('explanation' as const),
      metadata: metadata ?? { subject: null, difficulty: null, concepts: [] },
      ...answered,
    };
  },
});
