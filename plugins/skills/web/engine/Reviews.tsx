import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { Card, counted, ErrorState, LinkButton, SkeletonBlock } from '../../../../web/ui/index.ts';
import { practiseAddress } from '../../../practice/contract.ts';
import type { SkillMastery } from '../../contract.ts';
import { byReview, MasteryTable } from '../parts/MasteryTable.tsx';
import { useMasteries } from '../use-recommendations.ts';

/** Rows shown: the skills whose review is due first. */
const maxRows = 10;

/** What the learner's answers show about skills, and when to practise each again. */
export function Reviews() {
  const { data, error, refetch } = useMasteries();
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={360} />;
  return (
    <Card title="Knowledge and reviews">
      {data.skills.length === 0 ? (
        <p className="soft">Skills appear here after your first graded question about them.</p>
      ) : (
        <>
          <p className="soft">
            The probability that you know a skill, by your answers, with its 95% interval. A review keeps you from
            forgetting it: {data.due === 0 ? 'none is due' : `${counted(data.due, 'review')} due`}.
          </p>
          <MasteryTable
            isOwn
            skills={byReview(data.skills).slice(0, maxRows)}
            actions={(skill) => <PractiseLink skill={skill} />}
          />
        </>
      )}
    </Card>
  );
}

function PractiseLink({ skill: { skillName, topics } }: { skill: SkillMastery }) {
  const isAvailable = useIsScreenAvailable();
  const [topic] = topics;
  const address = topic && practiseAddress(topic);
  if (!address || !isAvailable(address)) return null;
  return (
    <LinkButton small to={address} aria-label={`Practise ${skillName}`}>
      Practise
    </LinkButton>
  );
}
