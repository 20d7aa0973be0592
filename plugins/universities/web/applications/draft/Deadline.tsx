import { Card, isOwnTime, timeLeftText, zonedText } from '../../../../../web/ui/index.ts';
import type { Intake } from '../../../contract.ts';
import styles from '../Applications.module.css';

const shortMs = 24 * 60 * 60_000;

/** The time left, and the deadline on the university's clocks and the reader's. */
export function Deadline({ intake, left }: { intake: Intake; left: number }) {
  const { deadline, timeZone, state, opensAt, name } = intake;
  const isOver = state === 'closed' || left <= 0;
  return (
    <Card title={isOver ? 'The deadline has passed' : 'Deadline'}>
      {!isOver && (
        <p className={styles.left} data-short={left < shortMs || undefined}>
          <span className={left < shortMs ? 'figures' : undefined}>{timeLeftText(left)}</span> left
        </p>
      )}
      <p aria-live="polite" className="unseen">
        {warningAt(left)}
      </p>
      <p>
        {zonedText(deadline, timeZone)}
        {timeZone.includes('/') && <span className="soft"> ({placeOf(timeZone)})</span>}
      </p>
      {!isOwnTime(deadline, timeZone) && <p className="soft">On your clock: {zonedText(deadline)}</p>}
      <p className="soft">{name}</p>
      {state === 'upcoming' && <p>Applications open {zonedText(opensAt, timeZone)}. You can write until then.</p>}
      {isOver && <p>Your draft is kept. Choose another intake if there is one.</p>}
    </Card>
  );
}

/** `Europe/Amsterdam` as `Amsterdam time`. */
const placeOf = (timeZone: string) => `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;

/** For screen readers, which do not hear every second. */
function warningAt(left: number): string {
  if (left <= 0) return 'The deadline has passed.';
  if (left < 60_000) return 'Less than one minute left.';
  if (left < 10 * 60_000) return 'Less than ten minutes left.';
  return left < 60 * 60_000 ? 'Less than one hour left.' : '';
}
