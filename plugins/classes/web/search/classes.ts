import type { Search } from '../../../../web/screens.ts';
import { classes } from '../../contract.ts';
import { courseText } from '../parts/texts.ts';

const maxResults = 5;

/** Finds classes of the caller by name or course. */
export const findClasses: Search = async (query, { ask }) => {
  const found = await ask(classes.routes.classes, { query: { search: query, limit: maxResults } });
  return (found?.items ?? []).map((shown) => ({
    title: shown.name,
    where: ['Classes', courseText(shown)].filter(Boolean).join(' › '),
    to: `/classes/${shown.id}`,
    icon: 'book' as const,
  }));
};
