import { Link } from 'react-router-dom';
import styles from './Logo.module.css';

/** The mark is the ruler with a point on it. */
export function Logo({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={styles.logo} aria-label="EiQ, powered by SikatLabs: start page">
      <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
        <rect width="36" height="36" rx="10" className={styles.tile} />
        <path d="M7 21h22M9 21v5M14 21v3M19 21v3M24 21v3M27 21v5" className={styles.lines} />
        <circle cx="21" cy="14" r="4.500" className={styles.dot} />
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>
          EiQ<sup>™</sup>
        </span>
        <span className={styles.credit}>powered by SikatLabs™</span>
      </span>
    </Link>
  );
}
