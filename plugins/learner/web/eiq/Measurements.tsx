import { useState } from 'react';
import { Button, Ruler, rulerCuts, scoreText } from '../../../../web/ui/index.ts';
import { dateText } from '../../../../web/ui/times.ts';
import type { EiqRecord, Estimate } from '../../contract.ts';
import styles from './Measurements.module.css';

export interface Measurement extends Estimate {
  key: string;
  title: string;
  /** ISO 8601. */
  at?: string;
}

/** How many are shown before “Show all”. */
const initialCount = 4;

/** Estimates below one another on the same scale, for comparison. */
export function Measurements({
  title,
  record,
  rows,
  heading: Heading = 'h4',
}: {
  title: string;
  record: EiqRecord;
  rows: readonly Measurement[];
  /** The heading level of the title. */
  heading?: 'h3' | 'h4';
}) {
  const [isAll, setAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = isAll ? rows : rows.slice(0, initialCount);
  return (
    <section className={styles.measurements}>
      <Heading className={styles.title}>{title}</Heading>
      <ol className={styles.list}>
        {shown.map(({ key, title, at, eiqScore, standardError }) => (
          <li key={key}>
            <div className={styles.words}>
              <span className={styles.name}>{title}</span>
              {at && (
                <time dateTime={at} className={styles.when}>
                  {dateText(at)}
                </time>
              )}
              <span className={`figures ${styles.score}`}>
                {scoreText(eiqScore)} <span className={styles.error}>± {Math.round(1.96 * standardError)}</span>
              </span>
            </div>
            <Ruler small estimate={eiqScore} error={standardError} of={title} {...rulerCuts(record.cuts)} />
          </li>
        ))}
      </ol>
      {rows.length > shown.length && (
        <Button small quiet onClick={() => setAll(true)}>
          Show all {rows.length}
        </Button>
      )}
    </section>
  );
}
