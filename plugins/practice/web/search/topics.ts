import type { Search } from '../../../../web/screens.ts';
import { matching } from '../../../../web/search.ts';
import { sectionTitles } from '../../../item-bank/contract.ts';
import { practice, practiseAddress } from '../../contract.ts';

/** Practice topics, with links that start them. */
export const findTopics: Search = async (query, { ask }) => {
  const overview = await ask(practice.routes.topics);
  return matching(
    query,
    overview?.topics ?? [],
    ({ title, section }) => [title, sectionTitles[section].title],
    (topic) => ({
      title: topic.title,
      where: `Practice › ${sectionTitles[topic.section].short}`,
      to: practiseAddress(topic),
      icon: 'target' as const,
    }),
  );
};
