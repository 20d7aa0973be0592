import { useSearchParams } from 'react-router-dom';

/** Which conversation is open, kept in the address so that a reload and another tab find it. */
export function useChosen(): [string | undefined, (id: string | undefined, options?: { replace?: boolean }) => void] {
  const [search, setSearch] = useSearchParams();
  const id = search.get('conversation') ?? undefined;
  return [id, (next, options) => setSearch(next ? { conversation: next } : {}, options ?? {})];
}
