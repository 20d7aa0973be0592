import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../../../web/session/sign-in.ts';
import { Logo } from '../../../../web/shell/Logo.tsx';
import { useIsDark, useThemeMode } from '../../../../web/theme/mode.ts';
import type { IconName } from '../../../../web/ui/index.ts';
import { Button, Icon, IconButton } from '../../../../web/ui/index.ts';
import type { SaveState } from '../state/autosave.ts';
import styles from './Frame.module.css';

/** The frame of the setup: logo, save state, theme switch and exit. */
export function Frame({
  isCompleted,
  saveState,
  leave,
  children,
}: {
  /** A completed setup can be closed; otherwise the only exit is to sign out. */
  isCompleted?: boolean;
  saveState?: SaveState;
  leave?: () => Promise<void>;
  children: ReactNode;
}) {
  const isDark = useIsDark();
  const [, setMode] = useThemeMode();
  const navigate = useNavigate();
  const exit: ExitProps = isCompleted
    ? { icon: 'close', title: 'Close', onLeave: () => navigate('/') }
    : { icon: 'signOut', title: 'Sign out', onLeave: () => void (leave?.() ?? Promise.resolve()).then(signOut) };
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        <Logo to="/onboarding" />
        <div className={styles.own}>
          {saveState && <SaveStatus state={saveState} />}
          <IconButton
            icon={isDark ? 'sun' : 'moon'}
            label={isDark ? 'Light theme' : 'Dark theme'}
            onClick={() => setMode(isDark ? 'light' : 'dark')}
          />
          <Exit {...exit} />
        </div>
      </div>
      <div className={styles.column}>{children}</div>
    </div>
  );
}

interface ExitProps {
  readonly icon: IconName;
  readonly title: string;
  readonly onLeave: () => void;
}

/** Labelled on wide screens, an icon on narrow ones. */
function Exit({ icon, title, onLeave }: ExitProps) {
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

/** Announced to screen readers only on failure: announcing every save would interrupt typing. */
function SaveStatus({ state }: { state: SaveState }) {
  const { text, icon } = saveStates[state];
  return (
    <span className={styles.kept} data-keeping={state} role={state === 'failed' ? 'status' : undefined}>
      <Icon name={icon} size={16} />
      <span className={styles.keptWords}>{text}</span>
    </span>
  );
}

const saveStates: Readonly<Record<SaveState, { text: string; icon: IconName }>> = {
  saved: { text: 'Saved', icon: 'check' },
  saving: { text: 'Saving', icon: 'refresh' },
  failed: { text: 'Not saved yet', icon: 'alert' },
};
