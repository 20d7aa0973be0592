import { useLocation } from 'react-router-dom';
import { hasKeptUser } from '../session/session.ts';
import { SkeletonPage } from '../ui/Skeleton.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';
import layout from './Layout.module.css';
import styles from './StartSkeleton.module.css';

/** Before it is known what there is for this person: the shape of the shell, where they had it around this screen before. */
export function StartSkeleton() {
  const { pathname } = useLocation();
  if (!hasKeptUser() || lastInShell() !== pathname) return <PageSpinner />;
  return (
    <div className={layout.layout} role="status" data-waiting>
      <span className="unseen">Loading</span>
      <div className={layout.top}>
        <span className={styles.mark} />
        <span className={layout.own}>
          <span className={styles.person} />
        </span>
      </div>
      <div className={layout.side} />
      <div className={layout.main}>
        <div className={layout.content}>
          <SkeletonPage />
        </div>
      </div>
    </div>
  );
}

const key = 'lastInShell';

/** Bars and menus are around the screen at this address. */
export function noteInShell(pathname: string): void {
  try {
    sessionStorage.setItem(key, pathname);
  } catch {
    // Then there is a spinner the next time.
  }
}

function lastInShell(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
