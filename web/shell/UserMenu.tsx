import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../session/manifest.ts';
import { seeAsLearner, useMaySeeAsLearner, useShownRole } from '../session/shown-role.ts';
import { signOut } from '../session/sign-in.ts';
import type { ThemeMode } from '../theme/mode.ts';
import { themeModes, useThemeMode } from '../theme/mode.ts';
import { Avatar } from '../ui/Figures.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';
import styles from './UserMenu.module.css';

const themes: Record<ThemeMode, { title: string; icon: IconName }> = {
  light: { title: 'Light', icon: 'sun' },
  dark: { title: 'Dark', icon: 'moon' },
  system: { title: 'As the device', icon: 'screen' },
};

/** The menu of the signed-in user: profile, theme, sign out. Follows the menu button pattern of the ARIA Authoring Practices. */
export function UserMenu() {
  const user = useUser();
  const navigate = useNavigate();
  const maySee = useMaySeeAsLearner();
  const isAsLearner = useShownRole() !== user.role;
  const [open, setOpen] = useState(false);
  const [mode, setMode] = useThemeMode();
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  const close = (restoreFocus: boolean) => {
    setOpen(false);
    if (restoreFocus) button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    menu.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
    const outside = (event: Event) => {
      if (!around.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const follow = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close(true);
    if (event.key === 'Tab') return setOpen(false);
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  return (
    <div className={styles.around} ref={around}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Avatar firstName={user.firstName} lastName={user.lastName} image={user.profileImageUrl} size={36} />
        <span className={styles.name}>
          {user.firstName} {user.lastName}
        </span>
        <Icon name="down" size={16} />
      </button>
      {open && (
        <div
          ref={menu}
          id={id}
          className={styles.menu}
          role="menu"
          aria-label="Your account"
          tabIndex={-1}
          onKeyDown={follow}
        >
          <div className={styles.who} role="none">
            <strong>
              {user.firstName} {user.lastName}
            </strong>
            <span>{user.email}</span>
          </div>
          <MenuButton
            icon="user"
            title="Profile"
            onChoose={() => {
              close(false);
              navigate('/profile');
            }}
          />
          {maySee && (
            <MenuButton
              icon={isAsLearner ? 'back' : 'eye'}
              title={isAsLearner ? 'Back to your own view' : 'See as a learner'}
              onChoose={() => {
                close(false);
                seeAsLearner(isAsLearner ? undefined : user.id);
                navigate('/');
              }}
            />
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a menu may hold groups, not fieldsets */}
          <div role="group" aria-label="Theme" className={styles.group}>
            <span className={styles.label} aria-hidden="true">
              Theme
            </span>
            {themeModes.map((each) => (
              <button
                key={each}
                type="button"
                role="menuitemradio"
                aria-checked={each === mode}
                tabIndex={-1}
                className={styles.item}
                onClick={() => setMode(each)}
              >
                <Icon name={themes[each].icon} size={18} />
                {themes[each].title}
                {each === mode && (
                  <span className={styles.chosen}>
                    <Icon name="check" size={16} />
                  </span>
                )}
              </button>
            ))}
          </div>
          <MenuButton icon="signOut" title="Logout" onChoose={() => void signOut()} />
        </div>
      )}
    </div>
  );
}

function MenuButton({ icon, title, onChoose }: { icon: IconName; title: string; onChoose: () => void }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onChoose}>
      <Icon name={icon} size={18} />
      {title}
    </button>
  );
}
