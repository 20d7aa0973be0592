import type { ReactNode } from 'react';
import { Logo } from '../shell/Logo.tsx';
import { Ruler } from '../ui/Ruler.tsx';
import styles from './Entrance.module.css';

/** The frame of pages before sign-in, on large screens with a short introduction. */
export function Entrance({ children }: { children: ReactNode }) {
  return (
    <div className={styles.entrance}>
      <aside className={styles.aside}>
        <Logo to="/login" />
        <div className={styles.words}>
          <p className={styles.promise}>Know where you stand, and what comes next.</p>
          <p>
            One scale from 100 to 900 for what you can do today. Every score comes with its uncertainty, so a number
            never claims more than it knows.
          </p>
        </div>
        <div className={styles.ruler} aria-hidden="true">
          <Ruler estimate={540} error={28} />
          <span className={styles.sample}>Sample</span>
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.small}>
          <Logo to="/login" />
        </div>
        {children}
      </main>
    </div>
  );
}
