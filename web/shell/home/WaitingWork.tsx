import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { Card } from '../../ui/Page.tsx';
import { SkeletonBlock } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/State.tsx';
import styles from './Home.module.css';
import type { HomeTask } from './tasks.ts';

interface WaitingWorkProps {
  tasks: readonly HomeTask[];
  areKnown: boolean;
  /** No plugin that is on has tasks or cards for this role. */
  isEmpty: boolean;
}

/** The open tasks of a member of staff, the most urgent first. */
export function WaitingWork({ tasks, areKnown, isEmpty }: WaitingWorkProps) {
  if (isEmpty) {
    return (
      <EmptyState
        icon="home"
        title="Nothing here yet"
        description="Your tasks appear here once your institution switches on features for your role."
      />
    );
  }
  if (!areKnown) return <SkeletonBlock height={[220, 180, 180]} />;
  return (
    <Card title="To do">
      {tasks.length === 0 ? (
        <p className={styles.calm}>
          <Icon name="check" size={20} /> Nothing to do at the moment.
        </p>
      ) : (
        <ul className={styles.waiting}>
          {tasks.map((task) => (
            <li key={`${task.to} ${task.title}`} data-urgency={task.urgency}>
              <Icon name={task.icon} size={20} />
              <span className={styles.words}>
                <Link to={task.to}>{task.title}</Link>
                <span className="soft">{task.description}</span>
              </span>
              {task.count !== undefined && <span className={`figures ${styles.count}`}>{task.count}</span>}
              <Icon name="right" size={16} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
