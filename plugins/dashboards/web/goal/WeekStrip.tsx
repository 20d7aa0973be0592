import type { ReactNode } from 'react';
import { ErrorState } from '../../../../web/ui/index.ts';
import { LessonDots } from './LessonDots.tsx';
import { useWeek } from './use-week.ts';
import styles from './WeekStrip.module.css';
import { doneText, leftText } from './words.ts';

/** The week at a glance: lessons, goal and days left, with a link as children. */
export function WeekStrip({ children }: { children: ReactNode }) {
  const week = useWeek();
  if (week.error && !week.data) return <ErrorState error={week.error} retry={week.refetch} />;
  return (
    <section className={styles.strip} aria-label="This week" aria-busy={!week.data || undefined}>
      <div className={styles.week}>
        <p className={styles.done}>{week.data ? doneText(week.data) : '\u00a0'}</p>
        <LessonDots lessons={week.data?.lessons ?? 0} goal={week.data?.goal ?? 5} />
        <p className={styles.left}>{week.data ? leftText(week.data) : '\u00a0'}</p>
      </div>
      <div className={styles.action}>{children}</div>
    </section>
  );
}
