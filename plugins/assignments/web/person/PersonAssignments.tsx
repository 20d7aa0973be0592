import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { ErrorState, LineList, LineSubject, Section, SkeletonBlock } from '../../../../web/ui/index.ts';
import type { PersonOfSection } from '../../../administration/contract.ts';
import { assignments } from '../../contract.ts';
import { StandingTag } from '../parts/StandingTag.tsx';
import { dueText } from '../parts/texts.ts';

/** On the page of a learner: the work they were assigned in classes of the reader. */
export function PersonAssignments({ person: { id, role } }: { person: PersonOfSection }) {
  const { data, error, refetch } = useRoute(
    assignments.routes.learnerAssignments,
    { params: { userId: id } },
    { enabled: role === 'learner', freshFor: 0 },
  );
  if (role !== 'learner') return null;
  return (
    <Section title="Assigned work">
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={120} />
      ) : data.length === 0 ? (
        <p className="soft">None in your classes.</p>
      ) : (
        <LineList>
          {data.map(({ id, title, className, dueAt, timeZone, state, isLate }) => (
            <li key={id}>
              <LineSubject
                title={<Link to={`/assignments/${id}`}>{title}</Link>}
                description={`${className}, due on ${dueText(dueAt, timeZone)}`}
              />
              <StandingTag state={state} isLate={isLate} />
            </li>
          ))}
        </LineList>
      )}
    </Section>
  );
}
