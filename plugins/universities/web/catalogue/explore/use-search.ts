import { useRoute } from '../../../../../web/api/index.ts';
import { pageOf, useFilters } from '../../../../../web/shell/use-filters.ts';
import { DeadlineFilter, UniversityOrder, universities } from '../../../contract.ts';

/** Universities on a page. */
export const pageSize = 24;

/** The filters of the lists in the address. `compare` and `tab` are kept beside them. */
const filterNames = ['q', 'country', 'tier', 'program', 'level', 'deadline', 'saved'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Record<FilterName, string>;

/** The filters in the address, as a query of the lists, with the page. */
export function useUniversityFilters() {
  const [{ sort, page, ...filters }, change] = useFilters([...filterNames, 'sort', 'page']);
  const shown = pageOf(page);
  return {
    filters,
    order: UniversityOrder.options.find((each) => each === sort) ?? 'name',
    page: shown,
    query: {
      search: filters.q || undefined,
      country: filters.country || undefined,
      tier: filters.tier || undefined,
      program: filters.program || undefined,
      level: filters.level || undefined,
      deadline: DeadlineFilter.options.find((each) => each === filters.deadline),
      saved: filters.saved ? 'true' : undefined,
    },
    pageQuery: { limit: pageSize, offset: (shown - 1) * pageSize },
    isFiltered: filterNames.some((name) => filters[name] !== ''),
    change,
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, '']))),
    toPage: (next: number) => change({ page: next === 1 ? '' : String(next) }),
  };
}

/** The universities that pass the filters in the address, a page of them. */
export function useSearch() {
  const inAddress = useUniversityFilters();
  const query = { ...inAddress.query, ...inAddress.pageQuery, sort: inAddress.order };
  const found = useRoute(universities.routes.search, { query }, { freshFor: 30_000, keepPrevious: true });
  return { ...inAddress, found };
}
