import type { ReactNode } from 'react';
import styles from './Table.module.css';

/**
 * Rows of `<tr>`; on phones each row is a block, in which a cell is told by its `data-label`. A cell with `data-actions`
 * holds buttons and stands at the end.
 */
export function Table({
  columns,
  hasActions,
  children,
}: {
  columns: readonly string[];
  hasActions?: boolean;
  children: ReactNode;
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          {hasActions && (
            <th scope="col">
              <span className="unseen">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A second, smaller line of a cell. */
export function TableNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}
