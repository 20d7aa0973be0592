import { QueryStat } from '../../../../web/ui/index.ts';
import { useWeek } from './use-week.ts';
import { daysLeftText, lessonsText } from './words.ts';

/** The dashboard's card of the weekly goal. */
export function WeekCard() {
  return (
    <QueryStat
      label="This week’s goal"
      icon="target"
      query={useWeek()}
      figure={(week) => ({ value: week.lessons, unit: `of ${lessonsText(week.goal)}`, note: daysLeftText(week) })}
    />
  );
}
