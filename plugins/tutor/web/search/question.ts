import type { Search } from '../../../../web/screens.ts';

/** What is no name of anything is a question: the assistant can be asked it. */
export const askAssistant: Search = async (query) =>
  query.length < 3
    ? []
    : [
        {
          title: `Ask “${query}”`,
          where: 'Learn › AI Assistant',
          to: `/dashboard/ai-assistant?${new URLSearchParams({ ask: query })}`,
          icon: 'chat',
        },
      ];
