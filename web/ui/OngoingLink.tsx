import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './OngoingLink.module.css';

/** In the bar above every screen: the way back to something that is under way. On a phone `children` alone are seen. */
export function OngoingLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      <span className={styles.name}>{label}</span>
      {children}
    </Link>
  );
}
