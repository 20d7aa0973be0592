import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import {
  Card,
  ErrorState,
  Grid,
  LevelTag,
  LinkButton,
  Row,
  Ruler,
  rulerCuts,
  Score,
  Stack,
  Stat,
} from '../../../../web/ui/index.ts';
import { SkeletonBlock } from '../../../../web/ui/Skeleton.tsx';
import type { EiqRecord } from '../../../learner/contract.ts';
import { learner } from '../../../learner/contract.ts';
import { GoalAndWeeks } from '../goal/GoalAndWeeks.tsx';
import { useWeek } from '../goal/use-week.ts';
import { daysLeftText, lessonsText } from '../goal/words.ts';
import styles from './HigherEducation.module.css';
import type { TabProps } from './tab-props.ts';

/** The learner's score, week and topics. */
export function Progress({ profile, own }: TabProps) {
  const week = useWeek();
  const eiq = useRoute(learner.routes.eiq, {}, { freshFor: 3000 });
  useLive(learner, 'learner_changed', ({ what }) => what === 'eiq' && void eiq.refetch());
  const { learningStreak, learntToday } = profile;
  const failed = [week, eiq].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} retry={failed.refetch} />;
  // Everything appears together: the card is longer with a score.
  if (!week.data || !eiq.data) return <Waiting />;
  const { current } = eiq.data;
  return (
    <Stack gap={24}>
      {current ? <Measured record={eiq.data} current={current} /> : <NotYet record={eiq.data} />}
      <Grid min={200}>
        <Stat
          icon="target"
          label="This week"
          value={week.data.lessons}
          unit={`of ${lessonsText(week.data.goal)}`}
          note={daysLeftText(week.data)}
        />
        <Stat
          icon="fire"
          label="Learning streak"
          value={learningStreak}
          unit={learningStreak === 1 ? 'day' : 'days'}
          note={learntToday ? 'Today counts already' : 'Not yet today'}
        />
        <Stat
          icon="layers"
          label="Topics mastered"
          value={own.topics.mastered}
          unit={`of ${own.topics.all}`}
          note="By your latest answers"
        />
      </Grid>
      <GoalAndWeeks week={week.data} />
    </Stack>
  );
}

const Waiting = () => (
  <Stack gap={24}>
    <SkeletonBlock height={[452, 440, 440]} />
    <SkeletonBlock height={[423, 137, 137]} />
    <SkeletonBlock height={[643, 520, 296]} />
  </Stack>
);

function Measured({ record, current }: { record: EiqRecord; current: NonNullable<EiqRecord['current']> }) {
  return (
    <Card title="Your EiQ score" actions={<LevelTag level={current.level} />}>
      <Ruler estimate={current.eiqScore} error={current.standardError} {...rulerCuts(record.cuts)} />
      <ul className={styles.domains}>
        {record.domains.map(({ domain, title, eiqScore, standardError }) => (
          <li key={domain}>
            <Row apart>
              <span>{title}</span>
              <Score score={eiqScore} error={standardError} />
            </Row>
            <Ruler small of={title} estimate={eiqScore} error={standardError} {...rulerCuts(record.cuts)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NotYet({ record }: { record: EiqRecord }) {
  const isAvailable = useIsScreenAvailable();
  const to = ['/placement', '/assessment'].find(isAvailable);
  return (
    <Card title="Your EiQ score">
      <Stack gap={24}>
        <p>Nothing has been measured yet. The placement puts your score on this ruler, with its uncertainty.</p>
        <Ruler {...rulerCuts(record.cuts)} />
        {to && (
          <div>
            <LinkButton primary to={to} icon="ruler">
              Take Placement Assessment
            </LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}
