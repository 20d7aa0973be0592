import { useRoute } from '../../../../web/api/index.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  Pager,
  Section as PageSection,
  SearchField,
  SelectField,
  Skeleton,
  Stack,
} from '../../../../web/ui/index.ts';
import { ItemSection, ItemState, itemBank, itemSectionTitles, itemStates } from '../../contract.ts';
import styles from '../items/Items.module.css';
import { SectionTrend } from './SectionTrend.tsx';
import { TrendTable } from './TrendTable.tsx';

const size = 25;
const flags = ['exposure', 'drift', 'any'] as const;
const sorts = ['drift', 'place'] as const;

/** How often scored items are shown and how their difficulty changes: a section at a glance, and item by item. */
export function TrendList() {
  const [{ page, ...filters }, narrow] = useFilters(['q', 'section', 'state', 'flag', 'sort', 'page']);
  const shown = pageOf(page);
  const section = ItemSection.options.find((each) => each === filters.section) ?? 'core_math';
  const list = useRoute(
    itemBank.routes.trends,
    {
      query: {
        ...{ limit: size, offset: (shown - 1) * size, section, search: filters.q || undefined },
        state: ItemState.options.find((each) => each === filters.state),
        flag: flags.find((each) => each === filters.flag),
        sort: sorts.find((each) => each === filters.sort),
      },
    },
    { freshFor: 5000, keepPrevious: true },
  );
  const isFiltered = filters.q !== '' || filters.state !== '' || filters.flag !== '';
  return (
    <Stack gap={32}>
      <search aria-label="Filter items" className={styles.filters}>
        <SearchField label="Search words, ids or concepts" value={filters.q} onSearch={(text) => narrow({ q: text })} />
        <SelectField
          label="Section"
          hideLabel
          value={section}
          onChange={({ target }) => narrow({ section: target.value })}
          options={ItemSection.options.map((value) => ({ value, label: itemSectionTitles[value] }))}
        />
        <SelectField
          label="Flagged"
          hideLabel
          value={filters.flag}
          onChange={({ target }) => narrow({ flag: target.value })}
          options={[
            { value: '', label: 'Flagged or not' },
            { value: 'any', label: 'Needs attention' },
            { value: 'exposure', label: 'Shown too often' },
            { value: 'drift', label: 'Difficulty drifted' },
          ]}
        />
        <SelectField
          label="Review state"
          hideLabel
          value={filters.state}
          onChange={({ target }) => narrow({ state: target.value })}
          options={[
            { value: '', label: 'All states but retired' },
            ...ItemState.options.map((value) => ({ value, label: itemStates[value].title })),
          ]}
        />
        <SelectField
          label="Order"
          hideLabel
          value={filters.sort}
          onChange={({ target }) => narrow({ sort: target.value })}
          options={[
            { value: '', label: 'Most shown first' },
            { value: 'drift', label: 'Largest drift first' },
            { value: 'place', label: 'By area' },
          ]}
        />
      </search>
      <SectionTrend section={section} />
      <PageSection title="Item by item">
        {list.error ? (
          <ErrorState error={list.error} retry={list.refetch} />
        ) : !list.data ? (
          <Skeleton lines={12} label="Loading items" />
        ) : list.data.items.length === 0 ? (
          <EmptyState
            icon="layers"
            title={filters.flag ? 'No item needs attention here' : 'No matching items'}
            description={
              filters.flag
                ? 'No item that matches is shown too often, or has drifted in a calibration of this institution.'
                : 'Use fewer words or fewer filters.'
            }
            action={
              isFiltered && <Button onClick={() => narrow({ q: '', state: '', flag: '' })}>Show all items</Button>
            }
          />
        ) : (
          <>
            <TrendTable items={list.data.items} isWaiting={list.isPlaceholderData} />
            <Pager
              of={['item', 'items']}
              page={shown}
              size={size}
              total={list.data.total}
              onPage={(to) => narrow({ page: String(to) })}
            />
          </>
        )}
      </PageSection>
    </Stack>
  );
}
