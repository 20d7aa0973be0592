import { useState } from 'react';
import { Button, SkeletonBlock } from '../../../../../web/ui/index.ts';
import type { Facets as FacetCounts, FacetValue } from '../../../contract.ts';
import { FilterSelects } from '../../filters/FilterSelects.tsx';
import { inAddress, useInstant } from '../instant-checkbox.ts';
import styles from './Explore.module.css';
import { toggled, valuesOf } from './Toolbar.tsx';
import type { FilterName, Filters } from './use-search.ts';

/** Countries that are shown at first. */
const shortList = 6;

type Change = (changes: Partial<Record<FilterName, string>>) => void;

/** The filters with the number of universities for each value. */
export function Facets({
  facets,
  filters,
  change,
}: {
  facets: FacetCounts | undefined;
  filters: Filters;
  change: Change;
}) {
  if (!facets) return <SkeletonBlock height={640} />;
  const boxes = (name: 'country' | 'tier' | 'level', title: string) => (
    <Boxes
      name={name}
      title={title}
      values={facets[name]}
      chosen={filters[name]}
      onChange={(next) => change({ [name]: next })}
    />
  );
  return (
    <>
      <FilterSelects
        choices={[
          { name: 'deadline', label: 'Deadline', any: 'Any', options: facets.deadline.map(optionOf) },
          {
            name: 'program',
            label: 'Program',
            any: 'Any',
            options: withChosen(facets.program, filters.program).map(optionOf),
          },
        ]}
        filters={filters}
        onChange={change}
      />
      {boxes('tier', 'Partnership tier')}
      {boxes('country', 'Country')}
      {boxes('level', 'Level')}
    </>
  );
}

const optionOf = ({ value, title, count }: FacetValue) => ({ value, label: `${title} (${count})` });

/** The values with the chosen one, which may not be among the most frequent. */
const withChosen = (values: readonly FacetValue[], chosen: string): readonly FacetValue[] =>
  chosen === '' || values.some(({ value }) => value === chosen)
    ? values
    : [{ value: chosen, title: chosen, count: 0 }, ...values];

function Boxes({
  name,
  title,
  values,
  chosen,
  onChange,
}: {
  name: FilterName;
  title: string;
  values: readonly FacetValue[];
  chosen: string;
  onChange: (next: string) => void;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const inUse = valuesOf(chosen);
  const byCount = values.toSorted((one, other) => other.count - one.count);
  const isLong = values.length > shortList + 1;
  const first = new Set(byCount.slice(0, shortList).map(({ value }) => value));
  const shown = isLong && !showsAll ? values.filter(({ value }) => first.has(value) || inUse.includes(value)) : values;
  if (values.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {shown.map((each) => (
        <Box
          key={each.value}
          {...each}
          isChosen={inUse.includes(each.value)}
          onChange={() => onChange(toggled(inAddress(name), each.value))}
        />
      ))}
      {isLong && (
        <Button small quiet aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${values.length}`}
        </Button>
      )}
    </fieldset>
  );
}

function Box({
  title,
  count,
  isChosen,
  onChange,
}: Pick<FacetValue, 'title' | 'count'> & { isChosen: boolean; onChange: () => void }) {
  const [shown, show] = useInstant(isChosen);
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={shown}
        disabled={count === 0 && !shown}
        onChange={({ target }) => {
          show(target.checked);
          onChange();
        }}
      />
      <span>{title}</span>
      <span className={`figures ${styles.count}`}>{count}</span>
    </label>
  );
}
