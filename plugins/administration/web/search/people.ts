import type { Search } from '../../../../web/screens.ts';
import { fullName } from '../../../../web/ui/names.ts';
import { administration } from '../../contract.ts';

const most = 5;

/** People of the institution, by name, user name or address. */
export const findPeople: Search = async (query, { ask }) => {
  const found = await ask(administration.routes.people, { query: { search: query, limit: most } });
  return (found?.items ?? []).map((person) => ({
    title: fullName(person),
    where: `People › ${person.role}`,
    to: `/administration/people/${person.id}`,
    icon: 'user' as const,
  }));
};
