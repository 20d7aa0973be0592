import type { ConversationKind } from '../../contract.ts';

export const kindTitles: Readonly<Record<ConversationKind, string>> = {
  assistant: 'AI Assistant',
  tutor: 'Tutor chat',
  coaching: 'MentorAI coaching',
};
