import { useScreenSearch } from '../../../../web/shell/use-screen-search.ts';

/** The id of the open conversation, kept in the URL so that a reload and another tab open it. */
export function useSelected(): [string | undefined, (id: string | undefined, options?: { replace?: boolean }) => void] {
  const [search, setSearch] = useScreenSearch();
  const id = search.get('conversation') ?? undefined;
  return [id, (next, options) => setSearch(next ? { conversation: next } : {}, options ?? {})];
}
