import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { tutor } from '../../contract.ts';
import styles from './Talk.module.css';
import { useNoted } from './use-noted.ts';

/** Tells the learner that replies come from a program, and who else may read the conversations. */
export function ReadersNote() {
  const { data } = useRoute(tutor.routes.readers);
  useNoted();
  return (
    <p className={styles.readers}>
      Replies are written by a program and can be wrong. {data ? readersIn(data) : '\u00a0'}{' '}
      <Link to="/ai-tutor/memory">What the tutor remembers</Link>
    </p>
  );
}

function readersIn({ guardian, staff }: { guardian: boolean; staff: boolean }): string {
  if (guardian && staff) return 'Your parent or guardian and your instructors can read these conversations.';
  if (staff) return 'Until we know that you are 18, your instructors can read these conversations.';
  return 'Only you can read these conversations; staff see a message only if it signals danger or abuse.';
}
