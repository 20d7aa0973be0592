import { useContext, useMemo } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useMay, useUser } from '../session/manifest.ts';
import { Icon } from '../ui/Icon.tsx';
import { Boundary } from './Boundary.tsx';
import type { MenuItem } from './menu.ts';
import { menuOf } from './menu.ts';
import { Part } from './Part.tsx';
import styles from './Sidebar.module.css';
import { ScreensContext } from './SlotView.tsx';

/** The menu of everything this person can open. `onLeave` closes the drawer it stands in on phones. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  const plugins = useContext(ScreensContext);
  const may = useMay();
  const { role } = useUser();
  const { pathname } = useLocation();
  const sections = useMemo(() => menuOf(plugins, may, role), [plugins, may, role]);
  const active = activeItem(
    sections.flatMap(({ items }) => items),
    pathname,
  );
  return (
    <nav className={styles.nav} aria-label="Main menu">
      {sections.map(({ group, title, items }) => (
        <div key={group} className={styles.section}>
          <h2 className={styles.title} id={`menu-${group}`}>
            {title}
          </h2>
          <ul aria-labelledby={`menu-${group}`}>
            {items.map((item) => (
              <li key={`${item.to} ${item.title}`}>
                <Link
                  to={item.to}
                  className={styles.item}
                  aria-current={item === active ? 'page' : undefined}
                  onClick={onLeave}
                  onPointerEnter={item.preload}
                  onFocus={item.preload}
                >
                  {item.icon ? <Icon name={item.icon} size={20} /> : <span className={styles.dot} />}
                  <span className={styles.words}>{item.title}</span>
                  {item.note && <span className={`figures ${styles.note}`}>{item.note}</span>}
                  {item.badge && (
                    <Boundary name={item.title} fallback={null}>
                      <Part load={item.badge} given={{}} waiting={null} />
                    </Boundary>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The line with the longest address that this one is at or below. */
function activeItem(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  const matches = items.flatMap((item) =>
    item.paths
      .filter((path) => matchPath({ path, end: path === '/' || path === '/dashboard' }, pathname))
      .map((path) => ({ item, length: path.length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.item;
}
