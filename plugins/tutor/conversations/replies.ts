import type { Conversations } from './conversations.ts';

/** The tutor's reply where a model returned no text. */
export const nothingSaid = 'I understand. Let me help you with that!';

type Answering = Awaited<ReturnType<Conversations['send']>>;

/** The response of the assistant's route, whole or as events. */
export const assistantReply = ({ events, whole }: Answering) => ({
  events,
  async reply() {
    const answered = await whole();
    return { response: answered.reply.content, ...answered };
  },
});

/** The response of the tutor's route, with type and metadata of the reply. */
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
