import { useEffect, useState } from 'react';
import { Button, Card, IconButton } from '../../../../web/ui/index.ts';
import type { WeeklyGoal } from '../../contract.ts';
import { goalLimits } from '../../contract.ts';
import styles from './GoalCard.module.css';
import { useSetGoal } from './use-week.ts';
import { lessonsText } from './words.ts';

/** Sets the weekly goal. */
export function GoalCard({ week }: { week: WeeklyGoal }) {
  const [lessons, setLessons] = useState(week.goal);
  const setting = useSetGoal();
  // The goal may have been changed in another tab.
  useEffect(() => setLessons(week.goal), [week.goal]);
  const isChanged = lessons !== week.goal;
  const change = (by: number) => setLessons(Math.min(goalLimits.max, Math.max(goalLimits.min, lessons + by)));
  return (
    <Card title="Your weekly goal">
      <fieldset className={styles.setting}>
        <legend>How many lessons do you want to practise each week?</legend>
        <IconButton
          icon="minus"
          label="One lesson fewer"
          disabled={lessons <= goalLimits.min}
          onClick={() => change(-1)}
        />
        <output className={`figures ${styles.lessons}`} aria-label={lessonsText(lessons)}>
          {lessons}
        </output>
        <IconButton
          icon="plus"
          label="One lesson more"
          disabled={lessons >= goalLimits.max}
          onClick={() => change(1)}
        />
        <Button disabled={!isChanged} busy={setting.isPending} onClick={() => setting.mutate({ body: { lessons } })}>
          Set goal
        </Button>
      </fieldset>
      <p className={styles.note}>
        A lesson is a completed practice. The week begins on Monday.
        {!week.isOwn && ` Until you choose, the goal is ${lessonsText(week.goal)}.`}
      </p>
    </Card>
  );
}
