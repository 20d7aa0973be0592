import type { ReactNode } from 'react';
import { Icon } from '../../../../web/ui/index.ts';
import styles from '../parts/Assignments.module.css';
import type { Sorting } from './sort-rows.ts';

/** The header of a column that sorts the rows by it, and the other way round when pressed again. */
export function SortHeader({
  title,
  column,
  sorting,
  onSort,
  children,
}: {
  title: string;
  column: Sorting['column'];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Below the title. */
  children?: ReactNode;
}) {
  const isSorted = sorting.column === column;
  const isDescending = isSorted && sorting.isDescending;
  return (
    <th scope="col" aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ column, isDescending: isSorted && !isDescending })}
      >
        {title}
        {isSorted && <Icon name={isDescending ? 'down' : 'up'} size={14} />}
      </button>
      {children}
    </th>
  );
}
