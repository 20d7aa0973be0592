import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { EmptyState, ErrorState, LineList, LineSubject, Row, SkeletonBlock, Tag } from '../../../../web/ui/index.ts';
import type { Assignment } from '../../contract.ts';
import { assignments } from '../../contract.ts';
import { dueText } from '../parts/texts.ts';

/** The assignments of a class, the last due first. */
export function AssignmentList({ classId }: { classId: string }) {
  const { data, error, refetch } = useRoute(assignments.routes.assignments, { query: { classId } }, { freshFor: 0 });
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={240} />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title="No assignments yet"
        description="Assign a placement, practice, an assessment or a lesson. Learners see it on their home page."
      />
    );
  }
  return (
    <LineList>
      {data.map((each) => (
        <li key={each.id}>
          <LineSubject
            title={<Link to={`/assignments/${each.id}`}>{each.title}</Link>}
            description={`${each.kindTitle ?? 'Not available'}, due on ${dueText(each.dueAt, each.timeZone)}`}
          />
          <Counts assignment={each} />
        </li>
      ))}
    </LineList>
  );
}

function Counts({ assignment: { closedAt, kindTitle, counts } }: { assignment: Assignment }) {
  return (
    <Row>
      {closedAt && <Tag>Closed</Tag>}
      {counts.late > 0 && <Tag tone="attention">{counts.late} late</Tag>}
      {kindTitle !== null && (
        <span>
          <span className="figures">{counts.done}</span> of <span className="figures">{counts.learners}</span> done
        </span>
      )}
    </Row>
  );
}
