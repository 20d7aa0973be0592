import { Button, counted, SearchField, SelectField } from '../../../../../web/ui/index.ts';
import type { Facets, UniversityOrder } from '../../../contract.ts';
import { programLevelTitles, tierTitles } from '../../../contract.ts';
import { FiltersButton } from '../../filters/FiltersButton.tsx';
import styles from './Explore.module.css';
import type { FilterName, Filters } from './use-search.ts';

type Change = (changes: Partial<Record<FilterName | 'sort' | 'page', string>>) => void;

const orderTitles: Record<UniversityOrder, string> = {
  name: 'Name',
  ranking: 'Global ranking',
  match: 'Best match for my score',
  minimum: 'Lowest minimum score',
  deadline: 'Nearest deadline',
};

/** The search, the order, and the filters in use, each with a button that removes it. */
export function Toolbar({
  filters,
  order,
  facets,
  total,
  change,
  clear,
  fold,
}: {
  filters: Filters;
  /** Undefined where the list has an order of its own. */
  order: UniversityOrder | undefined;
  facets: Facets | undefined;
  total: number | undefined;
  change: Change;
  clear: () => void;
  /** The panel of filters, which is folded at first on phones and tablets. */
  fold: { panel: string; isFolded: boolean; toggle: () => void };
}) {
  const inUse = filtersInUse(filters, facets);
  const count = inUse.filter(({ name }) => name !== 'q' && name !== 'saved').length;
  return (
    <>
      <search className={styles.toolbar}>
        <div className={styles.search}>
          <SearchField label="Search name, city or program" value={filters.q} onSearch={(q) => change({ q })} />
        </div>
        <FiltersButton
          inUse={count}
          isOpen={!fold.isFolded}
          panel={fold.panel}
          className={styles.fold}
          onToggle={fold.toggle}
        />
        {order && (
          <div className={styles.sort}>
            <SelectField
              label="Sort by"
              hideLabel
              value={order}
              options={Object.entries(orderTitles).map(([value, label]) => ({ value, label: `Sort: ${label}` }))}
              onChange={({ target }) => change({ sort: target.value === 'name' ? '' : target.value })}
            />
          </div>
        )}
        <Button
          icon="star"
          aria-pressed={filters.saved !== ''}
          className={styles.saved}
          onClick={() => change({ saved: filters.saved ? '' : '1' })}
        >
          Saved
        </Button>
      </search>
      <div className={styles.inUse}>
        <span role="status">{total === undefined ? '\u00a0' : counted(total, 'university', 'universities')}</span>
        {inUse.map(({ name, value, title, rest }) => (
          <Button key={`${name} ${value}`} small icon="close" onClick={() => change({ [name]: rest })}>
            <span className="unseen">Remove filter </span>
            {title}
          </Button>
        ))}
        {inUse.length > 1 && (
          <Button small quiet onClick={clear}>
            Clear all
          </Button>
        )}
      </div>
    </>
  );
}

interface FilterInUse {
  readonly name: FilterName;
  readonly value: string;
  readonly title: string;
  /** The value of the filter without this one. */
  readonly rest: string;
}

function filtersInUse(filters: Filters, facets: Facets | undefined): FilterInUse[] {
  const titleOf = (name: 'country' | 'deadline', value: string) =>
    facets?.[name].find((each) => each.value === value)?.title ?? value;
  const each = (name: 'country' | 'tier' | 'level', title: (value: string) => string): FilterInUse[] =>
    valuesOf(filters[name]).map((value) => ({ name, value, title: title(value), rest: toggled(filters[name], value) }));
  const one = (name: FilterName, title: string): FilterInUse[] =>
    filters[name] ? [{ name, value: filters[name], title, rest: '' }] : [];
  return [
    ...one('q', `“${filters.q}”`),
    ...each('country', (value) => titleOf('country', value)),
    ...each('tier', (value) => `${titleIn(tierTitles, value)} partner`),
    ...one('program', filters.program),
    ...each('level', (value) => titleIn(programLevelTitles, value)),
    ...one('deadline', titleOf('deadline', filters.deadline)),
    ...one('saved', 'Saved'),
  ];
}

const titleIn = (titles: Readonly<Record<string, string>>, value: string) => titles[value] ?? value;

/** The values of a filter, which are separated by commas. */
export const valuesOf = (text: string): string[] => text.split(',').filter((value) => value !== '');

/** A filter with a value added, or removed if it is there. */
export function toggled(text: string, value: string): string {
  const values = valuesOf(text);
  return (values.includes(value) ? values.filter((each) => each !== value) : [...values, value]).join(',');
}
