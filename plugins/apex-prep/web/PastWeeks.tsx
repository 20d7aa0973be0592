import { Progress } from '../../../web/ui/index.ts';
import type { PastWeek } from '../contract.ts';
import styles from './PastWeeks.module.css';
import { pastWeekText, weekText } from './words.ts';

/** Past weeks, the latest first. */
export function PastWeeks({ weeks }: { weeks: readonly PastWeek[] }) {
  // Weeks without a plan are scaled to the week with the most questions.
  const largest = Math.max(1, ...weeks.map(({ answered, questions }) => Math.max(answered, questions ?? 0)));
  return (
    <ul className={styles.weeks}>
      {weeks.map((each) => (
        <li key={each.week}>
          <Progress
            value={each.answered}
            max={each.questions ?? largest}
            label={weekText(each.week)}
            description={pastWeekText(each)}
          />
        </li>
      ))}
    </ul>
  );
}
