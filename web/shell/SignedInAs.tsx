import type { ReactNode } from 'react';
import { useManifest, useUser } from '../session/manifest.ts';
import { signOut } from '../session/sign-in.ts';
import { Button } from '../ui/Button.tsx';
import { fullName } from '../ui/names.ts';
import { timeText } from '../ui/times.ts';
import styles from './SignedInAs.module.css';

/** The bar above every screen while an administrator is signed in as somebody else, with the way back. */
export function SignedInAs({ children }: { children: ReactNode }) {
  const { signedInBy } = useManifest();
  const user = useUser();
  if (!signedInBy) return children;
  return (
    <div className={styles.below}>
      <div className={styles.bar} role="status">
        <span className={styles.text}>
          <span className={styles.name}>
            Signed in as <strong>{fullName(user)}</strong>
          </span>{' '}
          <span className={styles.until}>until {timeText(signedInBy.until)}</span>
          <span className={styles.more}>· You can look, but change nothing</span>
        </span>
        <Button small onClick={() => void signOut()}>
          Leave
        </Button>
      </div>
      {children}
    </div>
  );
}
