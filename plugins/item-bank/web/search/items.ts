import type { Search } from '../../../../web/screens.ts';
import { itemBank } from '../../contract.ts';

const maxResults = 5;
const maxTitleLength = 90;

/** Finds items of the bank by words of their stem, id or concepts. */
export const findItems: Search = async (query, { ask }) => {
  const found = await ask(itemBank.routes.items, { query: { search: query, limit: maxResults } });
  return (found?.items ?? []).map(({ itemId, stem }) => ({
    title: stem.length > maxTitleLength ? `${stem.slice(0, maxTitleLength)} …` : stem,
    where: `Item bank › ${itemId}`,
    to: `/administration/items/${encodeURIComponent(itemId)}`,
    icon: 'layers' as const,
  }));
};
