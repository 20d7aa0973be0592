import { useRoute } from '../../../../web/api/index.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { Card, ErrorState, LinkButton, SkeletonBlock } from '../../../../web/ui/index.ts';
import { learner } from '../../../learner/contract.ts';
import { isYoungPupil } from '../k12/bands.ts';
import styles from './HomeWeek.module.css';
import { LessonDots } from './LessonDots.tsx';
import { useWeek } from './use-week.ts';
import { doneText, howToStartText, leftText, lessonsText } from './words.ts';

/** The home page's card of the week: lessons and goal, or how to start. Hidden for grades without questions. */
export function HomeWeek() {
  const week = useWeek();
  const profile = useRoute(learner.routes.profile, {}, { freshFor: 3000 });
  const canPractise = useIsScreenAvailable()('/assessment');
  if (week.error && !week.data) {
    return (
      <Card title="This week">
        <ErrorState error={week.error} retry={week.refetch} />
      </Card>
    );
  }
  if (!week.data || (!profile.data && !profile.error)) return <SkeletonBlock height={[196, 220, 220]} />;
  const { lessons, goal, lessonsInAll } = week.data;
  if (lessonsInAll === 0 && profile.data && isYoungPupil(profile.data)) return null;
  return (
    <Card
      title="This week"
      actions={
        canPractise && (
          <LinkButton small quiet to="/assessment">
            {lessons === 0 ? 'Start a lesson' : 'Practise'}
          </LinkButton>
        )
      }
    >
      <div className={styles.week}>
        <p className={styles.done}>{lessons === 0 ? `Your goal is ${lessonsText(goal)}` : doneText(week.data)}</p>
        <LessonDots lessons={lessons} goal={goal} />
        <p className="soft">{lessons === 0 ? howToStartText(week.data) : leftText(week.data)}</p>
      </div>
    </Card>
  );
}
