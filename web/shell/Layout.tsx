import type { ReactNode } from 'react';
import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useManifest, useMay, useUser } from '../session/manifest.ts';
import { topBar } from '../slots.ts';
import { IconButton } from '../ui/Button.tsx';
import { Boundary } from './Boundary.tsx';
import { dashboardSections, useFilledSections } from './dashboard-sections.ts';
import styles from './Layout.module.css';
import { Logo } from './Logo.tsx';
import { claimsRoot } from './menu.ts';
import { Sidebar } from './Sidebar.tsx';
import { ScreensContext, SlotView } from './SlotView.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Bars and menus around a screen. */
export function Layout({ children }: { children: ReactNode }) {
  const [drawer, setDrawer] = useState(false);
  const { institution } = useManifest();
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.top}>
        <span className={styles.menuButton}>
          <IconButton icon="menu" label="Open menu" aria-expanded={drawer} onClick={() => setDrawer(true)} />
        </span>
        <Logo />
        <span className={styles.institution}>{institution.name}</span>
        <Anchors />
        <div className={styles.own}>
          <SlotView slot={topBar} given={{}} skeleton={<span className={styles.button} />} />
          <UserMenu />
        </div>
      </header>
      <aside className={styles.side}>
        <Boundary name="The menu">
          <Sidebar />
        </Boundary>
      </aside>
      {drawer && <Drawer onClose={() => setDrawer(false)} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
      </main>
    </div>
  );
}

/** A screen without bars: an assessment, a page to print, signing in. */
export function Bare({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.bare}>
      <div className={styles.content}>{children}</div>
    </main>
  );
}

function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to the content
    </a>
  );
}

/** On the dashboard: links to its sections that have something in them. */
function Anchors() {
  const { pathname, hash } = useLocation();
  const filled = useFilledSections();
  const isElsewhere = claimsRoot(useContext(ScreensContext), useMay(), useUser().role);
  const onDashboard = pathname === '/dashboard' || (pathname === '/' && !isElsewhere);
  if (!onDashboard || filled.length < 2) return <span className={styles.anchors} />;
  return (
    <nav className={styles.anchors} aria-label="On this page">
      {dashboardSections
        .filter(({ id }) => filled.includes(id))
        .map(({ id, title }) => (
          <a key={id} href={`#${id}`} aria-current={hash === `#${id}` ? 'location' : undefined}>
            {title}
          </a>
        ))}
    </nav>
  );
}

/** The menu on phones and tablets. The browser keeps the focus in it and closes it on Escape. */
function Drawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Escape, which comes as onClose
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.drawerHead}>
        <Logo />
        <IconButton icon="close" label="Close menu" onClick={onClose} />
      </div>
      <Sidebar onLeave={onClose} />
    </dialog>
  );
}
