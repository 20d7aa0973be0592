import { Link, Navigate } from 'react-router-dom';
import { Card, counted, Icon, LinkButton, SkeletonBlock } from '../../../../web/ui/index.ts';
import { isDone, stepAddress } from '../set-up/steps.ts';
import { useSetUp } from '../set-up/use-set-up.ts';
import styles from './Cards.module.css';

/**
 * On the home page of administrators: the steps to set up the institution, until all are done or the list was put away. The
 * first administrator of a new institution is led to the set-up.
 */
export function SetUpCard() {
  const { data, error } = useSetUp();
  if (!data) return error ? null : <SkeletonBlock height={220} />;
  const { begunAt, closedAt, isDemo, steps } = data;
  const left = steps.filter((step) => !isDone(step)).length;
  if (left === 0 || closedAt !== null) return null;
  if (begunAt === null && !isDemo) return <Navigate to="/set-up" replace />;
  return (
    <Card
      title={`Set up EiQ: ${counted(left, 'step')} left`}
      actions={
        <LinkButton small quiet to="/set-up">
          {begunAt === null ? 'Begin' : 'Continue'}
        </LinkButton>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} data-done={isDone(step) || undefined}>
            {isDone(step) ? <Icon name="check" size={20} /> : <span className={styles.open} />}
            {isDone(step) ? <span>{step.title}</span> : <Link to={stepAddress(step)}>{step.title}</Link>}
            {isDone(step) && <span className="unseen">, done</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
