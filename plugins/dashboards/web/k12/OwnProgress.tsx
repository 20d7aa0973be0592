import { useRoute } from '../../../../web/api/index.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import {
  Card,
  EmptyState,
  ErrorState,
  LevelTag,
  LinkButton,
  Ruler,
  rulerCuts,
  SkeletonBlock,
  Stack,
  Stat,
} from '../../../../web/ui/index.ts';
import type { EiqRecord, GradeBand, Profile } from '../../../learner/contract.ts';
import { learner } from '../../../learner/contract.ts';
import type { K12Learning, WeeklyGoal } from '../../contract.ts';
import { dashboards } from '../../contract.ts';
import { GoalAndWeeks } from '../goal/GoalAndWeeks.tsx';
import { useWeek } from '../goal/use-week.ts';
import { isYoung } from './bands.ts';
import styles from './OwnProgress.module.css';

const shared = { freshFor: 3000 };

/** The learner's score, streak, lessons, topics and weekly goal. */
export function OwnProgress({ band, profile }: { band: GradeBand; profile: Profile }) {
  const week = useWeek();
  const eiq = useRoute(learner.routes.eiq, {}, shared);
  const learning = useRoute(dashboards.routes.k12, {}, shared);
  const failed = [week, eiq, learning].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} retry={failed.refetch} />;
  if (!week.data || !eiq.data || !learning.data) {
    return (
      <Stack>
        <SkeletonBlock height={[320, 280, 280]} />
        <SkeletonBlock height={[300, 142, 142]} />
        <SkeletonBlock height={320} />
      </Stack>
    );
  }
  if (isYoung(band) && !eiq.data.current && week.data.lessonsInAll === 0) {
    return (
      <EmptyState
        icon="chart"
        title="Nothing to show yet"
        description="Your progress appears here after your first lesson. Lessons for your grade are not here yet."
      />
    );
  }
  return (
    <Stack>
      <Score record={eiq.data} young={isYoung(band)} />
      <Figures profile={profile} week={week.data} topics={learning.data.topics} />
      <GoalAndWeeks week={week.data} />
    </Stack>
  );
}

function Figures({ profile, week, topics }: { profile: Profile; week: WeeklyGoal; topics: K12Learning['topics'] }) {
  const { learningStreak: streak, learntToday } = profile;
  return (
    <div className={styles.figures}>
      <Stat
        label="Streak"
        icon="fire"
        value={streak}
        unit={streak === 1 ? 'day' : 'days'}
        note={learntToday ? 'Today counts already' : 'Not yet today'}
      />
      <Stat
        label="This week"
        icon="calendar"
        value={week.lessons}
        unit={week.lessons === 1 ? 'lesson' : 'lessons'}
        note={`Your goal is ${week.goal}`}
      />
      <Stat
        label="Total"
        icon="layers"
        value={week.lessonsInAll}
        unit={week.lessonsInAll === 1 ? 'lesson' : 'lessons'}
        note="Since you started"
      />
      <Stat label="Topics" icon="star" value={topics.mastered} unit={`of ${topics.all}`} note="Mastered" />
    </div>
  );
}

function Score({ record, young }: { record: EiqRecord; young: boolean }) {
  const isAvailable = useIsScreenAvailable();
  const { current } = record;
  if (!current) {
    return (
      <Card title="Your EiQ">
        <Ruler {...rulerCuts(record.cuts)} />
        <p className={styles.meaning}>
          {young ? 'You have no number here yet. ' : 'There is no score yet. '}
          {isAvailable('/placement') && 'The placement measures it. It takes a while, and you can pause.'}
        </p>
        {isAvailable('/placement') && <LinkButton to="/placement">Take Placement Assessment</LinkButton>}
      </Card>
    );
  }
  const { eiqScore, standardError, interval, level } = current;
  const [low, high] = interval.map(Math.round);
  return (
    <Card title="Your EiQ" actions={<LevelTag level={level} />}>
      <Ruler estimate={eiqScore} error={standardError} {...rulerCuts(record.cuts)} />
      <p className={styles.meaning}>
        {young
          ? `This number shows what you can do so far. It is most likely between ${low} and ${high}. It can grow.`
          : `With 95% confidence your true score lies between ${low} and ${high}. Practice does not change it; your next assessment can.`}
      </p>
    </Card>
  );
}
