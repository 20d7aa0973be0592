import { useSearchParams } from 'react-router-dom';

/** The id of the open conversation, kept in the URL so that a reload and another tab open it. */
export function useSelected(): [string | undefined, (id: string | undefined, options?: { replace?: boolean }) => void] {
  const [search, setSearch] = useSearchParams();
  const id = search.get('conversation') ?? undefined;
  return [id, (next, options) => setSearch(next ? { conversation: next } : {}, options ?? {})];
}
