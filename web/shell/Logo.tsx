import { Link } from 'react-router-dom';
import styles from './Logo.module.css';

/** The mark is the ruler with a point on it. */
export function Logo({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={styles.logo}>
      <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
        <rect width="36" height="36" rx="10" className={styles.tile} />
        <path d="M6 17h24M8 17v8M14 17v5M20 17v5M26 17v8" className={styles.lines} />
        <circle cx="22" cy="17" r="6" className={styles.dot} />
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
