import styles from './Intakes.module.css';
import { readersText, zonedText, zoneText } from './moments.ts';

/** A moment in the time zone of the university, and below it in the reader's where that differs. */
export function ZonedMoment({ moment, timeZone }: { moment: string; timeZone: string }) {
  const own = readersText(moment, timeZone);
  return (
    <span className={styles.moment}>
      <time dateTime={moment}>{zonedText(moment, timeZone)}</time>
      <span className={styles.zone}>
        {zoneText(timeZone)}
        {own !== null && ` · ${own} your time`}
      </span>
    </span>
  );
}
