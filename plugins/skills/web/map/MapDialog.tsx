import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Dialog, ErrorState, Progress, Row, SkeletonBlock, Stack, Tag } from '../../../../web/ui/index.ts';
import type { MapSkill } from '../../contract.ts';
import { categoryTitles, skills as contract } from '../../contract.ts';
import { skillAddress } from '../addresses.ts';
import { SkillLinks } from '../parts/SkillLinks.tsx';
import { Steps } from '../parts/Steps.tsx';
import { levelTitles, stateText, stateTone } from '../words.ts';

/** A skill of the map: the learner's state, what it builds on and opens, and its learning steps. */
export function MapDialog({
  skill,
  skills,
  onClose,
}: {
  skill: MapSkill;
  skills: readonly MapSkill[];
  onClose: () => void;
}) {
  const { data, error, refetch } = useRoute(contract.routes.skill, { params: { id: skill.id } });
  const { measured, progress } = skill;
  const needs = skills.filter(({ id }) => skill.requires.includes(id));
  const missing = needs.filter(({ id }) => skill.missing.includes(id));
  return (
    <Dialog wide title={skill.title} onClose={onClose}>
      <Stack gap={24}>
        <Stack gap={12}>
          <Row>
            <Tag>{categoryTitles[skill.category]}</Tag>
            <Tag>{levelTitles[skill.level]}</Tag>
            <Tag tone={stateTone(skill)}>{stateText(skill)}</Tag>
          </Row>
          {measured && (
            <Progress
              value={measured.percent}
              label="Probability that you know it"
              description={`${measured.percent}% (${measured.interval[0]}–${measured.interval[1]}%)`}
            />
          )}
          <Inference skill={skill} skills={skills} />
          {progress !== null && progress > 0 && <Progress value={progress} label="Your own mark of work done" />}
          {needs.length > 0 && (
            <p>
              Builds on{' '}
              {needs.map((needed, place) => (
                <Fragment key={needed.id}>
                  {place > 0 && ', '}
                  <Link to={skillAddress(needed.id)} replace>
                    {needed.title}
                  </Link>{' '}
                  ({stateText(needed).toLowerCase()})
                </Fragment>
              ))}
              .
            </p>
          )}
          {missing.length > 0 && <p>{missingText(skill, missing)}</p>}
        </Stack>
        {error && !data ? (
          <ErrorState error={error} retry={refetch} />
        ) : !data ? (
          <SkeletonBlock height={320} />
        ) : (
          <>
            <p>{data.description}</p>
            {data.opens.length > 0 && (
              <p>
                Opens <SkillLinks skills={data.opens} replace />.
              </p>
            )}
            <section>
              <h3>Learning steps</h3>
              <Steps steps={data.learningPath.steps} progress={progress ?? 0} />
            </section>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** What follows from answers about a skill that needs this one, beside what own answers show. */
function Inference({ skill: { inferred, measured }, skills }: { skill: MapSkill; skills: readonly MapSkill[] }) {
  const from = skills.find(({ id }) => id === inferred?.from);
  if (!inferred || !from) return null;
  const [low, high] = inferred.interval;
  return (
    <p>
      {measured ? 'Together with what follows from ' : 'Follows from '}
      <SkillLinks skills={[from]} replace />: you know it with a probability of {inferred.percent}% ({low}–{high}%),
      because your answers there speak for it. {measured ? '' : 'You have not answered questions about it yet. '}This is
      not a measurement.
    </p>
  );
}

/** Why a skill waits for others, or is recommended before they are known. */
function missingText({ progress }: MapSkill, missing: readonly MapSkill[]): string {
  const titles = (all: readonly MapSkill[]) => all.map(({ title }) => title).join(', ');
  if (progress === null) return `Learn ${titles(missing)} first.`;
  const [first, doubtful] = [
    missing.filter((each) => each.progress !== null),
    missing.filter((each) => each.progress === null),
  ];
  return [
    first.length > 0 ? `Recommended after ${titles(first)}.` : '',
    doubtful.length > 0
      ? `Recommended although ${titles(doubtful)} may have gaps: you can look there if you get stuck.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
