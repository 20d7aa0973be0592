import { Link } from 'react-router-dom';
import styles from './Logo.module.css';

/** The logo: an E whose middle arm is an estimate on the scale. */
export function Logo({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={styles.logo}>
      <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
        <rect width="36" height="36" rx="10" className={styles.tile} />
        <path d="M26 10H11v16h15M11 18h6" className={styles.letter} />
        <circle cx="23.5" cy="18" r="3.5" className={styles.dot} />
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>
          EiQ<sup>™</sup>{' '}
        </span>
        <span className={styles.credit}>powered by SikatLabs™</span>
      </span>
    </Link>
  );
}
