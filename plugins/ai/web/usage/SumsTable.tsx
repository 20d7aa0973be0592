import { wholeText } from '../../../../web/ui/index.ts';
import styles from '../parts/Parts.module.css';
import { duration, money } from '../parts/text.ts';

export interface SumsRow {
  readonly name: string;
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number;
  readonly unpriced: number;
  /** Only for providers. */
  readonly failed?: number;
  readonly average?: number | null;
}

/** A table of usage by name. It scrolls horizontally on narrow screens. */
export function SumsTable({
  label,
  head,
  currency,
  rows,
}: {
  label: string;
  head: string;
  currency: string;
  rows: readonly SumsRow[];
}) {
  const isOfProviders = rows.some(({ failed }) => failed !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" className={styles.number}>
              Calls
            </th>
            {isOfProviders && (
              <>
                <th scope="col" className={styles.number}>
                  Failed
                </th>
                <th scope="col" className={styles.number}>
                  Average
                </th>
              </>
            )}
            <th scope="col" className={styles.number}>
              Tokens in
            </th>
            <th scope="col" className={styles.number}>
              Tokens out
            </th>
            <th scope="col" className={styles.number}>
              Cost
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td className={`figures ${styles.number}`}>{wholeText(row.calls)}</td>
              {isOfProviders && (
                <>
                  <td className={`figures ${styles.number}`}>{wholeText(row.failed ?? 0)}</td>
                  <td className={`figures ${styles.number}`}>
                    {row.average === null || row.average === undefined ? '–' : duration(row.average)}
                  </td>
                </>
              )}
              <td className={`figures ${styles.number}`}>{wholeText(row.inputTokens)}</td>
              <td className={`figures ${styles.number}`}>{wholeText(row.outputTokens)}</td>
              <td className={`figures ${styles.number}`}>{costOf(row, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function costOf({ cost, calls, unpriced }: SumsRow, currency: string): string {
  if (unpriced === calls && calls > 0) return 'unknown';
  return `${money(cost, currency)}${unpriced > 0 ? ' +' : ''}`;
}
