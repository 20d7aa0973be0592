import { useEffect, useState } from 'react';
import { timeLeftText } from '../../ui/times.ts';
import styles from './Home.module.css';
import type { HomeTask } from './tasks.ts';

/** The duration of a task, or the time left. */
export function Length({ task: { minutes, length, endsAt } }: { task: HomeTask }) {
  if (endsAt) return <TimeLeft endsAt={endsAt} />;
  if (length) return <span className={styles.length}>{length}</span>;
  return minutes ? <span className={styles.length}>About {minutes} min.</span> : null;
}

/** `119 days left`, `42:10 left`, counting down. */
export function TimeLeft({ endsAt }: { endsAt: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(endsAt) - now;
  return (
    <span className={`figures ${styles.length}`} role="timer">
      {left > 0 ? `${timeLeftText(left)} left` : 'Time is up'}
    </span>
  );
}
