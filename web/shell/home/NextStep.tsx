import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonBlock } from '../../ui/Skeleton.tsx';
import { useScreensThere } from '../screens-there.ts';
import styles from './Home.module.css';
import { Length } from './Length.tsx';
import type { HomeTask } from './tasks.ts';

/** The one best step, why and how long; below it what else is under way. */
export function NextStep({ tasks, areKnown }: { tasks: readonly HomeTask[]; areKnown: boolean }) {
  const isThere = useScreensThere();
  if (!areKnown) return <SkeletonBlock height={[236, 184, 160]} />;
  const [next = restful(isThere), ...others] = tasks;
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
        <ul className={styles.others} aria-label="Also under way">
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

/** Where nothing is offered: all that can be done has been, or nothing to learn with is switched on. */
function restful(isThere: (address: string) => boolean): HomeTask {
  const practice = isThere('/assessment');
  return {
    title: 'You are up to date',
    description: practice
      ? 'Nothing is waiting. A topic you choose yourself is always worth a few minutes.'
      : 'Nothing is waiting. Your results and your progress are on your dashboard.',
    action: practice ? 'Choose a topic' : 'EiQ Dashboard',
    to: practice ? '/assessment' : '/dashboard',
    icon: 'check',
    urgency: 'explore',
  };
}
