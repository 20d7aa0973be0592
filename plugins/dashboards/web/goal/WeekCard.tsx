import { AskedStat } from '../../../../web/ui/index.ts';
import { useWeek } from './use-week.ts';
import { daysLeftText, lessonsText } from './words.ts';

/** On the dashboard: how the week's goal stands. */
export function WeekCard() {
  return (
    <AskedStat
      label="This week’s goal"
      icon="target"
      asked={useWeek()}
      figure={(week) => ({ value: week.lessons, unit: `of ${lessonsText(week.goal)}`, note: daysLeftText(week) })}
    />
  );
}
