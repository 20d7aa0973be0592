import { useRoute } from '../../../../web/api/index.ts';
import { Checkbox, SearchField, SelectField } from '../../../../web/ui/index.ts';
import { contentAreaTitle, ItemSection, itemBank, itemSectionTitles } from '../../contract.ts';
import { formatTitles, originTitles, poolTitles } from '../parts/words.ts';
import styles from './Items.module.css';

export const filterNames = ['q', 'section', 'area', 'rung', 'format', 'pool', 'origin', 'source', 'flagged'] as const;
export type FilterName = (typeof filterNames)[number];

/** What the list of items is narrowed down by. */
export function ItemFilters({
  filters,
  onChange,
}: {
  filters: Record<FilterName | 'sort', string>;
  onChange: (changes: Partial<Record<FilterName | 'sort', string>>) => void;
}) {
  const areas = useRoute(itemBank.routes.areas);
  const own = (areas.data ?? []).filter(({ section }) => section === filters.section);
  const select = (name: FilterName | 'sort', label: string, options: readonly { value: string; label: string }[]) => (
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
          { value: '', label: filters.section ? 'All areas' : 'Areas of a section' },
          ...own.map(({ contentArea, items }) => ({
            value: contentArea,
            label: `${contentAreaTitle(contentArea)} (${items})`,
          })),
        ]}
      />
      {select('rung', 'Rung', [
        { value: '', label: 'All rungs' },
        ...[1, 2, 3, 4, 5].map((rung) => ({ value: String(rung), label: `Rung ${rung}` })),
      ])}
      {select('format', 'Format', [{ value: '', label: 'All formats' }, ...optionsOf(formatTitles)])}
      {select('pool', 'Asked in', [{ value: '', label: 'All' }, ...optionsOf(poolTitles)])}
      {select('source', 'Parameters', [
        { value: '', label: 'All parameters' },
        { value: 'provisional', label: 'Provisional' },
        { value: 'calibrated', label: 'Calibrated' },
      ])}
      {select('origin', 'Origin', [{ value: '', label: 'All origins' }, ...optionsOf(originTitles)])}
      {select('sort', 'Order', [
        { value: '', label: 'By section and area' },
        { value: 'easiest', label: 'Easiest first' },
        { value: 'hardest', label: 'Hardest first' },
        { value: 'steepest', label: 'Most discriminating first' },
        { value: 'flattest', label: 'Least discriminating first' },
        { value: 'most', label: 'Most asked first' },
        { value: 'least', label: 'Least asked first' },
      ])}
      <span>
        <Checkbox
          label="Flagged only"
          checked={filters.flagged !== ''}
          onChange={({ target }) => onChange({ flagged: target.checked ? 'yes' : '' })}
        />
      </span>
    </search>
  );
}

const optionsOf = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, label]) => ({ value, label }));
