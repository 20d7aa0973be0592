import { useScreensThere } from '../../../../web/shell/screens-there.ts';
import { Card, ErrorState, LinkButton, SkeletonBlock } from '../../../../web/ui/index.ts';
import styles from './HomeWeek.module.css';
import { LessonDots } from './LessonDots.tsx';
import { useWeek } from './use-week.ts';
import { beginText, doneText, leftText, lessonsText } from './words.ts';

/** On the home page: the week's lessons and its goal; before the first lesson, how to begin. */
export function HomeWeek() {
  const week = useWeek();
  const canPractise = useScreensThere()('/assessment');
  if (week.error && !week.data) {
    return (
      <Card title="This week">
        <ErrorState error={week.error} retry={week.refetch} />
      </Card>
    );
  }
  if (!week.data) return <SkeletonBlock height={[196, 220, 220]} />;
  const { lessons, goal } = week.data;
  return (
    <Card
      title="This week"
      actions={
        canPractise && (
          <LinkButton small quiet to="/assessment">
            {lessons === 0 ? 'Begin a lesson' : 'Practise'}
          </LinkButton>
        )
      }
    >
      <div className={styles.week}>
        <p className={styles.done}>{lessons === 0 ? `Your goal is ${lessonsText(goal)}` : doneText(week.data)}</p>
        <LessonDots lessons={lessons} goal={goal} />
        <p className="soft">{lessons === 0 ? beginText(week.data) : leftText(week.data)}</p>
      </div>
    </Card>
  );
}
