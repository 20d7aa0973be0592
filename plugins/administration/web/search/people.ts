import type { Search } from '../../../../web/screens.ts';
import { fullName } from '../../../../web/ui/names.ts';
import { administration } from '../../contract.ts';
import { roleTitles } from '../parts/roles.ts';

const maxResults = 5;

/** Finds people of the institution by name, user name or email address. */
export const findPeople: Search = async (query, { ask }) => {
  const found = await ask(administration.routes.people, { query: { search: query, limit: maxResults } });
  return (found?.items ?? []).map((person) => ({
    title: fullName(person),
    where: `People › ${roleTitles[person.role]}`,
    to: `/administration/people/${person.id}`,
    icon: 'user' as const,
  }));
};
