import { useRoute } from '../../../../web/api/index.ts';
import { Dialog, ErrorState, Progress, Row, SkeletonBlock, Stack, Tag } from '../../../../web/ui/index.ts';
import type { MapSkill } from '../../contract.ts';
import { categoryTitles, skills as contract } from '../../contract.ts';
import { Steps } from '../parts/Steps.tsx';
import { levelTitles, stateTitles } from '../words.ts';

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
  return (
    <Dialog wide title={skill.title} onClose={onClose}>
      <Stack gap={24}>
        <Stack gap={12}>
          <Row>
            <Tag>{categoryTitles[skill.category]}</Tag>
            <Tag>{levelTitles[skill.level]}</Tag>
            <Tag tone="accent">{stateTitles[skill.state]}</Tag>
          </Row>
          {measured && (
            <Progress
              value={measured.percent}
              label="Probability that you know it"
              description={`${measured.percent}% (${measured.interval[0]}–${measured.interval[1]}%)`}
            />
          )}
          {progress !== null && progress > 0 && <Progress value={progress} label="Your own mark of work done" />}
          {needs.length > 0 && (
            <p>
              Builds on {needs.map(({ title, state }) => `${title} (${stateTitles[state].toLowerCase()})`).join(', ')}.
            </p>
          )}
        </Stack>
        {error && !data ? (
          <ErrorState error={error} retry={refetch} />
        ) : !data ? (
          <SkeletonBlock height={320} />
        ) : (
          <>
            <p>{data.description}</p>
            {data.opens.length > 0 && <p>Opens {data.opens.map(({ title }) => title).join(', ')}.</p>}
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
