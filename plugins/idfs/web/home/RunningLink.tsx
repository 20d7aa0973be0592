import { Link } from 'react-router-dom';
import { TimeLeft } from '../../../../web/shell/home/Length.tsx';
import { addresses } from '../addresses.ts';
import styles from './RunningLink.module.css';
import { useRunning } from './use-open-session.ts';

/** In the bar above every screen while a session runs: the time left, and the way back. */
export function RunningLink() {
  const running = useRunning();
  if (!running) return null;
  return (
    <Link to={addresses.assessment} className={styles.running}>
      <span className={styles.name}>IDFS running</span>
      {running.endsAt && <TimeLeft endsAt={running.endsAt} />}
    </Link>
  );
}
