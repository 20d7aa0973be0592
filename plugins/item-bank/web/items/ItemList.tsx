import { useRoute } from '../../../../web/api/index.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import { Button, EmptyState, ErrorState, Pager, Skeleton } from '../../../../web/ui/index.ts';
import { ItemSection, ItemState, itemBank, Pool } from '../../contract.ts';
import type { FilterName } from './ItemFilters.tsx';
import { filterNames, ItemFilters } from './ItemFilters.tsx';
import { ItemTable } from './ItemTable.tsx';

const size = 25;

/** The items that match the filters, one page at a time. */
export function ItemList() {
  const [{ page, ...filters }, narrow] = useFilters([...filterNames, 'sort', 'more', 'page']);
  const shown = pageOf(page);
  const items = useRoute(
    itemBank.routes.items,
    {
      query: {
        limit: size,
        offset: (shown - 1) * size,
        search: filters.q || undefined,
        section: ItemSection.options.find((each) => each === filters.section),
        contentArea: filters.area || undefined,
        rung: filters.rung || undefined,
        format: oneOf(['multiple_choice', 'open_ended'], filters.format),
        pool: oneOf(Pool.options, filters.pool),
        origin: oneOf(['shipped', 'imported'], filters.origin),
        state: oneOf(ItemState.options, filters.state),
        source: oneOf(['provisional', 'calibrated'], filters.source),
        flagged: filters.flagged ? 'true' : undefined,
        ...orders[filters.sort],
      },
    },
    { freshFor: 5000, keepPrevious: true },
  );
  const isFiltered = filterNames.some((name) => filters[name]);
  const clear = () => narrow(Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<FilterName, string>);
  return (
    <>
      <ItemFilters filters={filters} onChange={narrow} />
      {items.error ? (
        <ErrorState error={items.error} retry={items.refetch} />
      ) : !items.data ? (
        <Skeleton lines={12} label="Loading items" />
      ) : items.data.items.length === 0 ? (
        <EmptyState
          icon="layers"
          title={isFiltered ? 'No matching items' : 'No items yet'}
          description={
            isFiltered
              ? 'Use fewer words or fewer filters.'
              : 'Items shipped with EiQ are added when the server starts. Import your own with eiq items import.'
          }
          action={isFiltered && <Button onClick={clear}>Show all items</Button>}
        />
      ) : (
        <>
          <ItemTable items={items.data.items} isWaiting={items.isPlaceholderData} />
          <Pager
            of={['item', 'items']}
            page={shown}
            size={size}
            total={items.data.total}
            onPage={(to) => narrow({ page: String(to) })}
          />
        </>
      )}
    </>
  );
}

/** Sort orders by their value in the address. */
const orders: Record<string, { sort: 'difficulty' | 'discrimination' | 'asked'; order?: 'down' }> = {
  easiest: { sort: 'difficulty' },
  hardest: { sort: 'difficulty', order: 'down' },
  steepest: { sort: 'discrimination', order: 'down' },
  flattest: { sort: 'discrimination' },
  most: { sort: 'asked', order: 'down' },
  least: { sort: 'asked' },
};

const oneOf = <const T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((each) => each === value);
