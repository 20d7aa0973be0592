import type { Search } from '../../../../web/screens.ts';

/** Offers to send any search text to the assistant as a question. */
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
