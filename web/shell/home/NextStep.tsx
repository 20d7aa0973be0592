import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonBlock } from '../../ui/Skeleton.tsx';
import { useIsScreenAvailable } from '../available-screens.ts';
import styles from './Home.module.css';
import { Length } from './Length.tsx';
import type { HomeTask } from './tasks.ts';

/** The most urgent task with its reason and duration, then other tasks in progress. */
export function NextStep({ tasks, areKnown }: { tasks: readonly HomeTask[]; areKnown: boolean }) {
  const isThere = useIsScreenAvailable();
  if (!areKnown) return <SkeletonBlock height={[236, 184, 160]} />;
  const [next = fallbackTask(isThere), ...others] = tasks;
  const open = others.filter(({ urgency }) => urgency === 'open' || urgency === 'running').slice(0, 2);
  return (
    <section className={styles.next} aria-labelledby="next-step" data-urgency={next.urgency}>
      <div className={styles.step}>
        <span className={styles.mark}>
          <Icon name={next.icon} size={28} />
        </span>
        <div className={styles.words}>
          <p className={styles.eyebrow}>
            {next.urgency === 'open' || next.urgency === 'running' ? 'Continue where you were' : 'What to do next'}
          </p>
          <h2 id="next-step">{next.title}</h2>
          <p>
            {next.description} <Length task={next} />
          </p>
        </div>
        <LinkButton primary to={next.to} aria-describedby="next-step">
          {next.action}
        </LinkButton>
      </div>
      {open.length > 0 && (
        <ul className={styles.others} aria-label="Also in progress">
          {open.map((task) => (
            <li key={task.to}>
              <Icon name={task.icon} size={18} />
              <Link to={task.to}>{task.title}</Link>
              <Length task={task} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Shown where no plugin offers a task: everything is done, or no learning plugin is on. */
function fallbackTask(isThere: (address: string) => boolean): HomeTask {
  const practice = isThere('/assessment');
  return {
    title: 'You are up to date',
    description: practice
      ? 'There is nothing you have to do. A few minutes of practice in a topic of your choice always help.'
      : 'There is nothing you have to do. Your results and progress are on your dashboard.',
    action: practice ? 'Choose a topic' : 'EiQ Dashboard',
    to: practice ? '/assessment' : '/dashboard',
    icon: 'check',
    urgency: 'explore',
  };
}
