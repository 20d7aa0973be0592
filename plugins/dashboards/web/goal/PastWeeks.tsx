import { Card, Icon, shortCalendarDateText } from '../../../../web/ui/index.ts';
import type { WeekDone, WeeklyGoal } from '../../contract.ts';
import styles from './PastWeeks.module.css';
import { lessonsText } from './words.ts';

/** Lessons and goal week by week, this week last. */
export function PastWeeks({ week }: { week: WeeklyGoal }) {
  const weeks = [...week.past, week];
  const maximum = Math.max(...weeks.map(({ lessons, goal }) => Math.max(lessons, goal)));
  return (
    <Card title="Your weeks">
      {week.past.length === 0 ? (
        <p className="soft">Past weeks appear here from Monday.</p>
      ) : (
        <ol className={styles.weeks}>
          {weeks.map((each, index) => (
            <Week key={each.week} week={each} maximum={maximum} isNow={index === weeks.length - 1} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Week({ week, maximum, isNow }: { week: WeekDone; maximum: number; isNow: boolean }) {
  const { lessons, goal, isReached } = week;
  const share = (count: number) => `${(100 * count) / maximum}%`;
  return (
    <li className={styles.week}>
      <span className={styles.when}>{isNow ? 'This week' : `Week of ${shortCalendarDateText(week.week)}`}</span>
      <span className={styles.bar} aria-hidden="true" data-reached={isReached || undefined}>
        <span className={styles.lessons} style={{ width: share(lessons) }} />
        <span className={styles.goal} style={{ insetInlineStart: share(goal) }} />
      </span>
      <span className={styles.count}>
        <span className="figures">{lessons}</span> of {lessonsText(goal)}
        {isReached && (
          <>
            <Icon name="check" size={16} />
            <span className="unseen">, goal reached</span>
          </>
        )}
      </span>
    </li>
  );
}
