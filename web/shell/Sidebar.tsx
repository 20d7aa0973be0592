import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import { Boundary } from './Boundary.tsx';
import type { MenuItem, MenuSection } from './menu.ts';
import { Part } from './Part.tsx';
import styles from './Sidebar.module.css';
import { lineKey, useMenu, useOpenGroups } from './use-menu.ts';

interface SidebarProps {
  /** Called when an entry is chosen: closes the drawer around the menu. */
  onLeave?: () => void;
  /** Shows all groups and entries open, without buttons to collapse them. */
  isUnfolded?: boolean;
  /** Shows only the entries of this group. */
  only?: string;
}

/** The menu of all screens the user can open, in collapsible groups. */
export function Sidebar({ onLeave, isUnfolded = false, only }: SidebarProps) {
  const { sections, active } = useMenu();
  const groups = useOpenGroups(sections, active);
  const nav = useRef<HTMLElement>(null);
  // The drawer contains a second menu with the same ids.
  const id = useId();
  const current = active?.item;
  useEffect(() => {
    if (current) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const shown = only ? sections.filter(({ id }) => id === only) : sections;
  return (
    <nav className={styles.nav} aria-label="Main menu" ref={nav}>
      {shown.map((section) => {
        const isOpen = isUnfolded || groups.isOpen(section.id);
        return (
          <div key={section.id} className={styles.section}>
            <h2 className={styles.title} id={`${id}-${section.id}`}>
              {isUnfolded ? (
                section.title
              ) : (
                <button
                  type="button"
                  className={styles.fold}
                  aria-expanded={isOpen}
                  onClick={() => groups.toggle(section.id, !isOpen)}
                >
                  {section.title}
                  {!isOpen && <Badges section={section} />}
                  <Icon name={isOpen ? 'down' : 'right'} size={16} />
                </button>
              )}
            </h2>
            {isOpen && (
              <ul aria-labelledby={`${id}-${section.id}`}>
                {section.items.map((item) => {
                  const key = lineKey(section.id, item.title);
                  const isLineOpen = isUnfolded || groups.isOpen(key);
                  return (
                    <li key={key}>
                      <Line
                        item={item}
                        current={current}
                        onLeave={onLeave}
                        fold={
                          item.under.length > 0 && !isUnfolded
                            ? { isOpen: isLineOpen, toggle: () => groups.toggle(key, !isLineOpen) }
                            : undefined
                        }
                      />
                      {item.under.length > 0 && isLineOpen && (
                        <ul className={styles.under} aria-label={item.title}>
                          {item.under.map((child) => (
                            <li key={`${child.to} ${child.title}`}>
                              <Line item={child} current={current} onLeave={onLeave} />
                            </li>
                          ))}
                        </ul>
                      )}
                    </li>
                  );
                })}
              </ul>
            )}
          </div>
        );
      })}
    </nav>
  );
}

interface LineProps {
  item: MenuItem;
  current: MenuItem | undefined;
  onLeave: (() => void) | undefined;
  fold?: { isOpen: boolean; toggle: () => void } | undefined;
}

/** An entry: a link to its screen, with a button that collapses the entries below it. Without a screen, only the button. */
function Line({ item, current, onLeave, fold }: LineProps) {
  const words = (
    <>
      {item.icon ? <Icon name={item.icon} size={20} /> : <span className={styles.dot} />}
      <span className={styles.words}>{item.title}</span>
    </>
  );
  if (item.to === undefined) {
    if (!fold) return <span className={styles.item}>{words}</span>;
    return (
      <button type="button" className={styles.item} aria-expanded={fold.isOpen} onClick={fold.toggle}>
        {words}
        <Icon name={fold.isOpen ? 'down' : 'right'} size={16} />
      </button>
    );
  }
  return (
    <span className={styles.line}>
      <Link
        to={item.to}
        className={styles.item}
        aria-current={item === current ? 'page' : undefined}
        onClick={onLeave}
        onPointerEnter={item.preload}
        onFocus={item.preload}
      >
        {words}
        {item.note && <span className={`figures ${styles.note}`}>{item.note}</span>}
        <Badge item={item} />
      </Link>
      {fold && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={fold.isOpen}
          aria-label={`Parts of ${item.title}`}
          onClick={fold.toggle}
        >
          <Icon name={fold.isOpen ? 'down' : 'right'} size={16} />
        </button>
      )}
    </span>
  );
}

/** The badges of a closed group. */
function Badges({ section }: { section: MenuSection }) {
  return section.items.map((item) => <Badge key={item.title} item={item} />);
}

function Badge({ item }: { item: MenuItem }) {
  if (!item.badge) return null;
  return (
    <Boundary name={item.title} fallback={null}>
      <Part load={item.badge} partProps={{}} waiting={null} />
    </Boundary>
  );
}
