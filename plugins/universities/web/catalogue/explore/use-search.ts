import { useRoute } from '../../../../../web/api/index.ts';
import { pageOf, useFilters } from '../../../../../web/shell/use-filters.ts';
import { DeadlineFilter, UniversityOrder, universities } from '../../../contract.ts';

/** Universities on a page. */
export const pageSize = 24;

/** The filters of the list in the address. `compare` and `tab` are kept beside them. */
const filterNames = ['q', 'country', 'tier', 'program', 'level', 'deadline', 'saved'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Record<FilterName, string>;

/** The universities that pass the filters in the address, a page of them. */
export function useSearch() {
  const [{ sort, page, ...filters }, change] = useFilters([...filterNames, 'sort', 'page']);
  const shown = pageOf(page);
  const order = UniversityOrder.options.find((each) => each === sort) ?? 'name';
  const query = {
    limit: pageSize,
    offset: (shown - 1) * pageSize,
    sort: order,
    search: filters.q || undefined,
    country: filters.country || undefined,
    tier: filters.tier || undefined,
    program: filters.program || undefined,
    level: filters.level || undefined,
    deadline: DeadlineFilter.options.find((each) => each === filters.deadline),
    saved: filters.saved ? 'true' : undefined,
  };
  const found = useRoute(universities.routes.search, { query }, { freshFor: 30_000, keepPrevious: true });
  return {
    found,
    filters,
    order,
    page: shown,
    isFiltered: filterNames.some((name) => filters[name] !== ''),
    change,
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, '']))),
  };
}
