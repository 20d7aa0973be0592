import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import {
  Button,
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
import type { LearningPathway, PathwaySkill } from '../../contract.ts';
import { skills } from '../../contract.ts';
import { skillAddress } from '../addresses.ts';
import { hoursText, stateText, stateTone } from '../words.ts';
import styles from './Pathways.module.css';

/** Goals shown at first. */
const maxGoals = 3;
/** Skills of a stage shown at first. */
const maxSkills = 6;

/** The way to each learning goal. */
export function Pathways() {
  const [showsAll, setShowsAll] = useState(false);
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
      {data.slice(0, showsAll ? data.length : maxGoals).map((pathway, place) => (
        <Pathway key={pathway.goal} pathway={pathway} isFirst={place === 0} />
      ))}
      {data.length > maxGoals && !showsAll && (
        <Button onClick={() => setShowsAll(true)}>Show {counted(data.length - maxGoals, 'more goal')}</Button>
      )}
    </Stack>
  );
}

function Pathway({ pathway, isFirst }: { pathway: LearningPathway; isFirst: boolean }) {
  const { goal, weeks, hoursLeft, hoursPerWeek, skills: total, done, stages } = pathway;
  const current = stages.find(({ hoursLeft: hours }) => hours > 0);
  const isWide = matchMedia('(min-width: 640px)').matches;
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
          {stages.map((stage) => (
            // On a phone only what comes next is open at first.
            <Stage key={stage.title} stage={stage} goal={goal} isOpen={isWide || (isFirst && stage === current)} />
          ))}
        </div>
      </Stack>
    </Card>
  );
}

function Stage({
  stage: { title, skills: own, hoursLeft },
  goal,
  isOpen,
}: {
  stage: LearningPathway['stages'][number];
  goal: string;
  isOpen: boolean;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const known = own.filter(({ isKnown }) => isKnown).length;
  const shown = showsAll ? own : own.slice(0, maxSkills);
  return (
    <section className={styles.stage} aria-label={`${title}: ${goal}`}>
      <details open={isOpen}>
        <summary>
          <h3>{title}</h3>
          <span className={styles.hours}>
            {own.length === 0
              ? 'No skills'
              : hoursLeft === 0
                ? 'Done'
                : `${known} of ${own.length} known, ${hoursText(hoursLeft)}`}
          </span>
        </summary>
        <ul>
          {shown.map((skill) => (
            <li key={skill.id}>
              <Link to={skillAddress(skill.id)}>{skill.title}</Link> <State skill={skill} />
            </li>
          ))}
        </ul>
        {shown.length < own.length && (
          <Button small quiet onClick={() => setShowsAll(true)}>
            Show all {own.length}
            <span className="unseen"> skills of {title}</span>
          </Button>
        )}
      </details>
    </section>
  );
}

function State({ skill }: { skill: PathwaySkill }) {
  if (skill.state === 'locked' && !skill.isKnown) return null;
  return <Tag tone={stateTone(skill)}>{stateText(skill)}</Tag>;
}
