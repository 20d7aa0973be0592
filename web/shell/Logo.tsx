import { Link } from 'react-router-dom';
import styles from './Logo.module.css';

/** The mark is the ruler with a point on it. */
export function Logo({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className={styles.logo}>
      <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
        <rect width="36" height="36" rx="10" className={styles.tile} />
        <path d="M7 15h22" className={styles.line} />
        <path d="M8 23v5M14.700 23v3M21.300 23v3M28 23v5" className={styles.ticks} />
        <circle cx="21" cy="15" r="6" className={styles.dot} />
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
