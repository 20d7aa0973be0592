import type { ReactNode } from 'react';
import styles from './FigureRows.module.css';

/** A list of figures, each with its name. */
export function FigureRows({ rows }: { rows: readonly { readonly name: string; readonly value: ReactNode }[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
