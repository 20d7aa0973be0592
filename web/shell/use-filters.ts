import { useLocation } from 'react-router-dom';
import { useScreenSearch } from './use-screen-search.ts';

/** The filters of a list, kept in the address. A change of filters returns to the first page. */
export function useFilters<const Name extends string>(
  names: readonly Name[],
): [filters: Record<Name, string>, change: (changes: Partial<Record<Name, string>>) => void] {
  const [params, setParams] = useScreenSearch();
  // Keeps the navigation state, for the way back.
  const { state } = useLocation();
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  const change = (changes: Partial<Record<Name, string>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (!('page' in changes)) after.delete('page');
        for (const [name, value] of Object.entries<string | undefined>(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true, state },
    );
  return [filters, change];
}

/** The page number in the address, from 1. */
export const pageOf = (text: string) => Math.max(1, Math.floor(Number(text)) || 1);
