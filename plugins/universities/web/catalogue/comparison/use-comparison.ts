import { useFilters } from '../../../../../web/shell/use-filters.ts';
import { maxCompared } from '../../../contract.ts';
import { inAddress } from '../instant-checkbox.ts';

/** The universities chosen for the comparison, in the address. */
export function useComparison() {
  const [filters, change] = useFilters(['compare', 'page']);
  const ids = idsIn(filters.compare);
  const set = (next: readonly string[]) => change({ compare: next.join(','), page: filters.page });
  return {
    ids,
    toggle: (id: string) => {
      const current = idsIn(inAddress('compare'));
      set(current.includes(id) ? current.filter((each) => each !== id) : [...current, id]);
    },
    clear: () => set([]),
  };
}

/** Ids separated by commas, at most four. */
export const idsIn = (text: string): string[] => [...new Set(text.split(','))].filter(isId).slice(0, maxCompared);

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The address of a comparison. */
export const comparisonAddress = (ids: readonly string[]) => `/universities/compare?ids=${ids.join(',')}`;
