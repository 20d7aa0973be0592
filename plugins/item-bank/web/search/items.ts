import type { Search } from '../../../../web/screens.ts';
import { itemBank } from '../../contract.ts';

const most = 5;
const longest = 90;

/** Items of the bank, by words of their stem, id or concepts. */
export const findItems: Search = async (query, { ask }) => {
  const found = await ask(itemBank.routes.items, { query: { search: query, limit: most } });
  return (found?.items ?? []).map(({ itemId, stem }) => ({
    title: stem.length > longest ? `${stem.slice(0, longest)} …` : stem,
    where: `Item bank › ${itemId}`,
    to: `/administration/items/${encodeURIComponent(itemId)}`,
    icon: 'layers' as const,
  }));
};
