import { useEffect, useState } from 'react';
import { Button, Card, IconButton } from '../../../../web/ui/index.ts';
import type { WeeklyGoal } from '../../contract.ts';
import { goalLimits } from '../../contract.ts';
import styles from './GoalCard.module.css';
import { useGoalSetting } from './use-week.ts';
import { lessonsText } from './words.ts';

/** How many lessons a week one wants to practise. How the week stands is told beside it. */
export function GoalCard({ week }: { week: WeeklyGoal }) {
  const [wanted, setWanted] = useState(week.goal);
  const setting = useGoalSetting();
  // Set in another tab.
  useEffect(() => setWanted(week.goal), [week.goal]);
  const isChanged = wanted !== week.goal;
  const change = (by: number) => setWanted(Math.min(goalLimits.most, Math.max(goalLimits.least, wanted + by)));
  return (
    <Card title="Your goal for the week">
      <fieldset className={styles.setting}>
        <legend>How many lessons do you want to practise each week?</legend>
        <IconButton
          icon="minus"
          label="One lesson fewer"
          disabled={wanted <= goalLimits.least}
          onClick={() => change(-1)}
        />
        <output className={`figures ${styles.wanted}`} aria-label={lessonsText(wanted)}>
          {wanted}
        </output>
        <IconButton
          icon="plus"
          label="One lesson more"
          disabled={wanted >= goalLimits.most}
          onClick={() => change(1)}
        />
        <Button
          disabled={!isChanged}
          busy={setting.isPending}
          onClick={() => setting.mutate({ body: { lessons: wanted } })}
        >
          Set goal
        </Button>
      </fieldset>
      <p className={styles.note}>
        A lesson is a practice you complete. The week begins on Monday.
        {!week.isOwn && ` Until you choose, the goal is ${lessonsText(week.goal)}.`}
      </p>
    </Card>
  );
}
