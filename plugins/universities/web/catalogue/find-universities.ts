import type { Search } from '../../../../web/screens.ts';
import { rankOf } from '../../../../web/search.ts';
import { universities } from '../../contract.ts';
import { placeText } from './cards/texts.ts';

const maxResults = 5;

/** Universities by their name, place or programs. */
export const findUniversities: Search = async (query, { ask }) => {
  const found = await ask(universities.routes.list, { query: { search: query, limit: maxResults } });
  return (found ?? []).map((university) => ({
    title: university.name,
    where: `Navigator › ${placeText(university)}`,
    to: `/universities/${university.id}`,
    icon: 'graduation' as const,
    rank: rankOf(query, [university.name, placeText(university), ...Object.keys(university.programs)]) ?? 3,
  }));
};
