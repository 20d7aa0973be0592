import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import {
  Card,
  ErrorState,
  LineList,
  LineSubject,
  LinkButton,
  Row,
  SkeletonBlock,
  Tag,
} from '../../../../web/ui/index.ts';
import { assignments } from '../../contract.ts';
import { dueText } from '../parts/texts.ts';

/** Assignments listed on the home page. */
const listed = 3;

/** On the home page of instructors: what their classes are working on, and who is late. */
export function RunningCard() {
  const { data, error, refetch } = useRoute(assignments.routes.runningAssignments, {}, { freshFor: 30_000 });
  if (!data && !error) return <SkeletonBlock height={220} />;
  return (
    <Card
      title="Assigned work"
      actions={
        <LinkButton small quiet to="/assignments">
          All assignments
        </LinkButton>
      }
    >
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : data && data.length > 0 ? (
        <LineList>
          {data.slice(0, listed).map(({ id, title, className, dueAt, timeZone, counts }) => (
            <li key={id}>
              <LineSubject
                title={<Link to={`/assignments/${id}`}>{title}</Link>}
                description={`${className}, due on ${dueText(dueAt, timeZone)}`}
              />
              <Row>
                {counts.late > 0 && <Tag tone="attention">{counts.late} late</Tag>}
                <span>
                  <span className="figures">{counts.done}</span> of <span className="figures">{counts.learners}</span>{' '}
                  done
                </span>
              </Row>
            </li>
          ))}
        </LineList>
      ) : (
        <p className="soft">None at the moment. Assign a placement, practice or a lesson to a class.</p>
      )}
    </Card>
  );
}
