import { useRoute } from '../../../../web/api/index.ts';
import { Card, ErrorState, LinkButton, Section, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { PersonOfSection } from '../../../administration/contract.ts';
import { skills } from '../../contract.ts';
import { learnerAddress } from '../addresses.ts';
import { MasteryTable } from '../parts/MasteryTable.tsx';

/** Skills shown, the latest answered first. */
const maxSkills = 5;

/** On the page of a learner, for administrators: what the latest answers show about skills. */
export function PersonSkills({ person: { id, role } }: { person: PersonOfSection }) {
  const { data, error, refetch } = useRoute(
    skills.routes.learnerMasteries,
    { params: { userId: id } },
    { enabled: role === 'learner' },
  );
  if (role !== 'learner') return null;
  return (
    <Section
      title="Skills"
      actions={
        data &&
        data.skills.length > maxSkills && (
          <LinkButton small quiet to={learnerAddress(id)}>
            All {data.skills.length} skills
          </LinkButton>
        )
      }
    >
      <Card>
        {error ? (
          <ErrorState error={error} retry={refetch} />
        ) : !data ? (
          <SkeletonBlock height={168} />
        ) : data.skills.length === 0 ? (
          <p className="soft">No graded answers about skills yet.</p>
        ) : (
          <MasteryTable isOwn={false} skills={data.skills.slice(0, maxSkills)} />
        )}
      </Card>
    </Section>
  );
}
