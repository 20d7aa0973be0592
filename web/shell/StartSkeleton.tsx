import { useLocation } from 'react-router-dom';
import { storedUser } from '../session/session.ts';
import { Avatar } from '../ui/Figures.tsx';
import { SkeletonPage } from '../ui/Skeleton.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';
import layout from './Layout.module.css';
import styles from './StartSkeleton.module.css';

/**
 * Shown while the manifest and the screens load: for a known user the shell with their name, except at addresses of screens
 * without bars, and for visitors a spinner.
 */
export function StartSkeleton() {
  const { pathname } = useLocation();
  const user = storedUser();
  if (!user || bareScreens().includes(pathname)) return <PageSpinner />;
  const { firstName = '', lastName = '', profileImageUrl } = user;
  return (
    <div className={layout.layout} role="status" data-waiting>
      <span className="unseen">Loading</span>
      <div className={layout.top}>
        <span className={styles.mark} />
        <span className={`${layout.own} ${styles.person}`}>
          <Avatar firstName={firstName} lastName={lastName} image={profileImageUrl} size={36} />
          <span className={styles.name}>
            {firstName} {lastName}
          </span>
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

const storageKey = 'bareScreens';

/** Addresses remembered, so that long use does not fill the storage. */
const maxAddresses = 20;

/** Remembers in this tab that the screen at this address has no bars, so that it does not load inside the shell's. */
export function noteBareScreen(pathname: string): void {
  const others = bareScreens().filter((each) => each !== pathname);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([pathname, ...others].slice(0, maxAddresses)));
  } catch {
    // Without storage the screen loads inside the shell's bars.
  }
}

function bareScreens(): string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value.map(String) : [];
  } catch {
    return [];
  }
}
