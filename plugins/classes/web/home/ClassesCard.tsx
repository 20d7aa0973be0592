import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { Card, counted, ErrorState, LinkButton, SkeletonBlock } from '../../../../web/ui/index.ts';
import { classes } from '../../contract.ts';
import styles from '../parts/Classes.module.css';

/** Classes listed on the home page. */
const listed = 4;

/** On the home page of instructors: their classes. */
export function ClassesCard() {
  const { data, error, refetch } = useRoute(classes.routes.classes, { query: { limit: listed } }, { freshFor: 30_000 });
  useLive(classes, 'classes_changed', () => void refetch());
  if (!data && !error) return <SkeletonBlock height={220} />;
  return (
    <Card
      title="Your classes"
      actions={
        <LinkButton small quiet to="/classes">
          All classes
        </LinkButton>
      }
    >
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : data && data.items.length > 0 ? (
        <ul className={styles.lines}>
          {data.items.map(({ id, name, learners }) => (
            <li key={id}>
              <Link to={`/classes/${id}`}>{name}</Link>
              <span className="soft">{counted(learners, 'learner')}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">
          {data?.mayCreate
            ? 'None yet. Create a class, then add its learners or give them a code to join with.'
            : 'None yet. An administrator creates the classes and adds you as their teacher.'}
        </p>
      )}
    </Card>
  );
}
