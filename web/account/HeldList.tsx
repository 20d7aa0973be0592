import type { HeldByPlugin } from '../../core/contract/platform.ts';
import styles from './YourData.module.css';

/** The data stored about a person, by plugin, collapsed at first. */
export function HeldList({
  held,
  title = 'Data stored about you',
  description,
}: {
  held: readonly HeldByPlugin[] | undefined;
  title?: string;
  description?: string;
}) {
  const entries = held?.flatMap(({ holds }) => holds).reduce((sum, { rows }) => sum + rows, 0) ?? 0;
  return (
    <details className={styles.held}>
      <summary>
        {title}
        {/* Reserves the space while the entries are counted. */}
        <span className="soft" aria-live="polite">
          {held ? `${entriesText(entries)} in ${held.length} ${held.length === 1 ? 'part' : 'parts'}` : '\u00a0'}
        </span>
      </summary>
      {description && <p className="soft">{description}</p>}
      {held?.map(({ plugin, title, holds }) => (
        <section key={plugin}>
          <h3>{title}</h3>
          <ul>
            {holds.map(({ description, rows }) => (
              <li key={description}>
                <span>{description}</span>
                <span className="soft">{entriesText(rows)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

const entriesText = (count: number) => (count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`);
