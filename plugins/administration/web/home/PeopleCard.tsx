import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Card, ErrorState, LinkButton, SkeletonBlock } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import styles from './Cards.module.css';

const counts = [
  ['learner', 'Learners'],
  ['instructor', 'Instructors'],
  ['guardian', 'Guardians'],
] as const;

/** On the home page of administrators: the number of learners, instructors and guardians. */
export function PeopleCard() {
  const learners = useCount('learner');
  const instructors = useCount('instructor');
  const guardians = useCount('guardian');
  const all = [learners, instructors, guardians];
  const failed = all.find(({ error, data }) => error && !data);
  if (!failed && all.some(({ data }) => !data)) return <SkeletonBlock height={180} />;
  return (
    <Card
      title="People"
      actions={
        <LinkButton small quiet to="/administration/people">
          All people
        </LinkButton>
      }
    >
      {failed ? (
        <ErrorState error={failed.error} retry={failed.refetch} />
      ) : (
        <div className={styles.figures}>
          {counts.map(([role, title], index) => {
            const total = all[index]?.data?.total ?? 0;
            return (
              <Link key={role} to={`/administration/people?role=${role}`}>
                <strong className={total > 0 ? 'figures' : undefined}>{total > 0 ? total : 'None yet'}</strong>
                <span className="soft">{title}</span>
              </Link>
            );
          })}
        </div>
      )}
    </Card>
  );
}

const useCount = (role: 'learner' | 'instructor' | 'guardian') =>
  useRoute(administration.routes.people, { query: { role, active: 'true', limit: 1 } }, { freshFor: 30_000 });
