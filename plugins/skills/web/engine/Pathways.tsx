import { useRoute } from '../../../../web/api/index.ts';
import {
  Card,
  counted,
  EmptyState,
  ErrorState,
  LinkButton,
  Progress,
  SkeletonBlock,
  Stack,
  Tag,
} from '../../../../web/ui/index.ts';
import type { LearningPathway, SkillState } from '../../contract.ts';
import { skills } from '../../contract.ts';
import { stateTitles } from '../words.ts';
import styles from './Pathways.module.css';

/** The way to each learning goal. */
export function Pathways() {
  const { data, error, refetch } = useRoute(skills.routes.pathways, {}, { freshFor: 3000 });
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={480} />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon="route"
        title="No learning goals yet"
        description="Choose learning goals in your setup. The way to each of them then appears here, in four stages."
        action={<LinkButton to="/onboarding">Go to your setup</LinkButton>}
      />
    );
  }
  return (
    <Stack gap={24}>
      {data.map((pathway) => (
        <Pathway key={pathway.goal} pathway={pathway} />
      ))}
    </Stack>
  );
}

function Pathway({ pathway }: { pathway: LearningPathway }) {
  const { goal, weeks, hoursLeft, hoursPerWeek, skills: total, done, stages } = pathway;
  return (
    <Card title={goal} actions={<Tag tone="accent">{weeks === null ? 'Done' : counted(weeks, 'week')}</Tag>}>
      <Stack gap={16}>
        <Progress value={done} max={total} label="Skills on this way" description={`${done} of ${total}`} />
        {weeks !== null && (
          <p className="soft">
            About {hoursLeft} hours left at your pace. At {hoursPerWeek} hours a week that takes{' '}
            {counted(weeks, 'week')}.
          </p>
        )}
        <div className={styles.stages}>
          {stages.map(({ title, skills: own, hoursLeft: hours }) => (
            <section key={title} className={styles.stage} aria-label={`${title}: ${goal}`}>
              <h3>{title}</h3>
              {own.length === 0 ? (
                <p className="soft">Nothing in this stage.</p>
              ) : (
                <ul>
                  {own.map(({ id, title: name, state }) => (
                    <li key={id}>
                      {name} <State state={state} />
                    </li>
                  ))}
                </ul>
              )}
              {hours > 0 && <p className={styles.hours}>{hours} hours left</p>}
            </section>
          ))}
        </div>
      </Stack>
    </Card>
  );
}

function State({ state }: { state: SkillState }) {
  if (state === 'locked') return null;
  return (
    <Tag tone={state === 'ready' ? 'plain' : state === 'in_progress' ? 'accent' : 'good'}>{stateTitles[state]}</Tag>
  );
}
