import { Link, Navigate } from 'react-router-dom';
import { Card, counted, LinkButton, SkeletonBlock } from '../../../../web/ui/index.ts';
import { isDone, stepAddress } from '../set-up/steps.ts';
import { useSetUp } from '../set-up/use-set-up.ts';
import styles from './Cards.module.css';

/** Steps that are shown: the home page stays short on a phone. */
const shownSteps = 3;

/**
 * On the home page of administrators: the steps to set up the institution, until all are done or the list was put away. The
 * first administrator of a new institution is led to the set-up.
 */
export function SetUpCard() {
  const { data, error } = useSetUp();
  if (!data) return error ? null : <SkeletonBlock height={220} />;
  const { begunAt, closedAt, isDemo, steps } = data;
  const left = steps.filter((step) => !isDone(step));
  const next = left.slice(0, shownSteps);
  if (left.length === 0 || closedAt !== null) return null;
  if (begunAt === null && !isDemo) return <Navigate to="/set-up" replace />;
  return (
    <Card
      title={`Set up EiQ: ${counted(left.length, 'step')} left`}
      actions={
        <LinkButton small quiet to="/set-up">
          {begunAt === null ? 'Begin' : 'Continue'}
        </LinkButton>
      }
    >
      <ol className={styles.steps}>
        {next.map((step) => (
          <li key={step.id}>
            <span className={styles.open} />
            <Link to={stepAddress(step)}>{step.title}</Link>
          </li>
        ))}
      </ol>
      <p className="soft">
        {counted(steps.length - left.length, 'step')} done
        {left.length > shownSteps && `, ${left.length - shownSteps} more after these`}
      </p>
    </Card>
  );
}
