import { Link, useParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import {
  Card,
  counted,
  EmptyState,
  ErrorState,
  fullName,
  PageHeader,
  SkeletonBlock,
} from '../../../../web/ui/index.ts';
import { skills } from '../../contract.ts';
import { byReview, MasteryTable } from '../parts/MasteryTable.tsx';

/** For staff: what a learner's answers show about skills. */
export function LearnerScreen() {
  const { userId = '' } = useParams();
  const { data, error, refetch } = useRoute(skills.routes.learnerMasteries, { params: { userId } });
  return (
    <>
      <PageHeader
        above={<Link to="/administration/skills">Skills of learners</Link>}
        title={data ? fullName(data) : 'Skills of a learner'}
        description="The probability that the learner knows a skill, by the learner’s own answers, with its 95% interval."
      />
      {error && !data ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={480} />
      ) : data.skills.length === 0 ? (
        <EmptyState
          icon="layers"
          title="No skills yet"
          description="Skills appear here after the first graded question about them."
        />
      ) : (
        <Card title={`${counted(data.skills.length, 'skill')}, ${mastered(data.skills)} mastered`}>
          <MasteryTable isOwn={false} skills={byReview(data.skills)} />
        </Card>
      )}
    </>
  );
}

const mastered = (all: readonly { isMastered: boolean }[]) => all.filter(({ isMastered }) => isMastered).length;
