import { useId } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { Button, Checkbox, SearchField, SelectField } from '../../../../web/ui/index.ts';
import { contentAreaTitle, ItemSection, ItemState, itemBank, itemSectionTitles, itemStates } from '../../contract.ts';
import { formatTitles, originTitles, poolTitles } from '../parts/words.ts';
import styles from './Items.module.css';

export const filterNames = [
  'q',
  'section',
  'area',
  'rung',
  'format',
  'pool',
  'origin',
  'source',
  'state',
  'flagged',
] as const;
export type FilterName = (typeof filterNames)[number];

/** Filters behind "More filters". */
const moreNames = ['state', 'rung', 'format', 'pool', 'source', 'origin', 'flagged'] as const;

type Field = FilterName | 'sort' | 'more';

/** Search, section, area and order; the other filters open below. All values, and whether the filters are open, are in the address. */
export function ItemFilters({
  filters,
  onChange,
}: {
  filters: Record<Field, string>;
  onChange: (changes: Partial<Record<Field, string>>) => void;
}) {
  const id = useId();
  const areas = useRoute(itemBank.routes.areas);
  const inSection = (areas.data ?? []).filter(({ section }) => section === filters.section);
  const active = moreNames.filter((name) => filters[name]).length;
  const isOpen = filters.more === 'open';
  const select = (name: Field, label: string, options: readonly { value: string; label: string }[]) => (
    <SelectField
      label={label}
      hideLabel
      value={filters[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      options={options}
    />
  );
  return (
    <search aria-label="Filter items" className={styles.filters}>
      <SearchField label="Search words, ids or concepts" value={filters.q} onSearch={(text) => onChange({ q: text })} />
      <SelectField
        label="Section"
        hideLabel
        value={filters.section}
        onChange={({ target }) => onChange({ section: target.value, area: '' })}
        options={[
          { value: '', label: 'All sections' },
          ...ItemSection.options.map((value) => ({ value, label: itemSectionTitles[value] })),
        ]}
      />
      <SelectField
        label="Content area"
        hideLabel
        value={filters.area}
        disabled={!filters.section}
        onChange={({ target }) => onChange({ area: target.value })}
        options={[
          { value: '', label: 'All areas' },
          ...inSection.map(({ contentArea, items }) => ({
            value: contentArea,
            label: `${contentAreaTitle(contentArea)} (${items})`,
          })),
        ]}
      />
      {select('sort', 'Order', [
        { value: '', label: 'By section and area' },
        { value: 'easiest', label: 'Easiest first' },
        { value: 'hardest', label: 'Hardest first' },
        { value: 'steepest', label: 'Most discriminating first' },
        { value: 'flattest', label: 'Least discriminating first' },
        { value: 'most', label: 'Most asked first' },
        { value: 'least', label: 'Least asked first' },
      ])}
      <Button
        icon="filter"
        aria-expanded={isOpen}
        aria-controls={`${id}-more`}
        onClick={() => onChange({ more: isOpen ? '' : 'open' })}
      >
        {active > 0 ? `More filters (${active})` : 'More filters'}
      </Button>
      <fieldset id={`${id}-more`} hidden={!isOpen} className={styles.more}>
        <legend className="unseen">More filters</legend>
        {select('state', 'Review state', [
          { value: '', label: 'All states but retired' },
          ...ItemState.options.map((value) => ({ value, label: itemStates[value].title })),
        ])}
        {select('rung', 'Difficulty', [
          { value: '', label: 'All difficulties' },
          ...[1, 2, 3, 4, 5].map((rung) => ({ value: String(rung), label: `Difficulty ${rung} of 5` })),
        ])}
        {select('format', 'Format', [{ value: '', label: 'All formats' }, ...optionsOf(formatTitles)])}
        {select('pool', 'Pool', [{ value: '', label: 'All pools' }, ...optionsOf(poolTitles)])}
        {select('source', 'Parameters', [
          { value: '', label: 'All parameters' },
          { value: 'provisional', label: 'Provisional' },
          { value: 'calibrated', label: 'Calibrated' },
        ])}
        {select('origin', 'Origin', [{ value: '', label: 'All origins' }, ...optionsOf(originTitles)])}
        <span>
          <Checkbox
            label="Flagged only"
            checked={filters.flagged !== ''}
            onChange={({ target }) => onChange({ flagged: target.checked ? 'yes' : '' })}
          />
        </span>
        {active > 0 && (
          <Button quiet onClick={() => onChange(Object.fromEntries(moreNames.map((name) => [name, ''])))}>
            Clear these filters
          </Button>
        )}
      </fieldset>
    </search>
  );
}

const optionsOf = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, label]) => ({ value, label }));
