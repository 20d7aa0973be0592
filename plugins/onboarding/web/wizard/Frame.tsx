import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../../../web/session/sign-in.ts';
import { Logo } from '../../../../web/shell/Logo.tsx';
import { useIsDark, useThemeMode } from '../../../../web/theme/mode.ts';
import type { IconName } from '../../../../web/ui/index.ts';
import { Button, Icon, IconButton } from '../../../../web/ui/index.ts';
import type { Keeping } from '../state/autosave.ts';
import styles from './Frame.module.css';

/** The quiet surroundings of the setup: who this is by, whether it is saved, light or dark, the way out. */
export function Frame({
  isWayOut,
  keeping,
  leave,
  children,
}: {
  /** Whoever has completed the setup may leave it as it is; others sign out. */
  isWayOut?: boolean;
  keeping?: Keeping;
  leave?: () => Promise<void>;
  children: ReactNode;
}) {
  const isDark = useIsDark();
  const [, setMode] = useThemeMode();
  const navigate = useNavigate();
  const wayOut: WayOutProps = isWayOut
    ? { icon: 'close', title: 'Close', onLeave: () => navigate('/') }
    : { icon: 'signOut', title: 'Sign out', onLeave: () => void (leave?.() ?? Promise.resolve()).then(signOut) };
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        <Logo to="/onboarding" />
        <div className={styles.own}>
          {keeping && <Kept keeping={keeping} />}
          <IconButton
            icon={isDark ? 'sun' : 'moon'}
            label={isDark ? 'Light theme' : 'Dark theme'}
            onClick={() => setMode(isDark ? 'light' : 'dark')}
          />
          <WayOut {...wayOut} />
        </div>
      </div>
      <div className={styles.column}>{children}</div>
    </div>
  );
}

interface WayOutProps {
  readonly icon: IconName;
  readonly title: string;
  readonly onLeave: () => void;
}

/** In words where there is room. */
function WayOut({ icon, title, onLeave }: WayOutProps) {
  return (
    <>
      <span className={styles.wide}>
        <Button quiet icon={icon} onClick={onLeave}>
          {title}
        </Button>
      </span>
      <span className={styles.narrow}>
        <IconButton icon={icon} label={title} onClick={onLeave} />
      </span>
    </>
  );
}

/** Says aloud only what went wrong: that something was saved is seen, not heard with every letter. */
function Kept({ keeping }: { keeping: Keeping }) {
  const says = { saved: 'Saved', saving: 'Saving', failed: 'Not saved yet' }[keeping];
  return (
    <span className={styles.kept} data-keeping={keeping} role={keeping === 'failed' ? 'status' : undefined}>
      <Icon name={{ saved: 'check', saving: 'refresh', failed: 'alert' }[keeping] as 'check'} size={16} />
      <span className={styles.keptWords}>{says}</span>
    </span>
  );
}
