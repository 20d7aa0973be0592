import type { Search } from '../../../../web/screens.ts';
import { matching } from '../../../../web/search.ts';
import { categoryTitles, skills } from '../../contract.ts';
import { skillAddress } from '../addresses.ts';

/** Results asked for; the search shows at most five. */
const limit = 10;

/** Skills of the platform's own catalogue by title and alias. Links open them on the map. */
export const findSkills: Search = async (query, { ask }) => {
  const page = await ask(skills.routes.list, { query: { search: query.trim(), source: 'eiq', limit } });
  return matching(
    query,
    page?.items ?? [],
    ({ title, aliases }) => [title, ...aliases],
    ({ id, title, category }) => ({
      title,
      where: `Skill map${category ? ` › ${categoryTitles[category]}` : ''}`,
      to: skillAddress(id),
      icon: 'layers' as const,
    }),
  );
};
