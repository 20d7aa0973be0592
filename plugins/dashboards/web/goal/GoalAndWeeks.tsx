import type { WeeklyGoal } from '../../contract.ts';
import styles from './GoalAndWeeks.module.css';
import { GoalCard } from './GoalCard.tsx';
import { PastWeeks } from './PastWeeks.tsx';

/** The form for the weekly goal, beside past weeks. */
export function GoalAndWeeks({ week }: { week: WeeklyGoal }) {
  return (
    <div className={styles.beside}>
      <GoalCard week={week} />
      <PastWeeks week={week} />
    </div>
  );
}
