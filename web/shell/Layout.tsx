import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useManifest, useUser } from '../session/manifest.ts';
import { useIsProjected } from '../session/projector.ts';
import { seeAsLearner, useShownRole } from '../session/shown-role.ts';
import { ongoing, topBar } from '../slots.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Boundary } from './Boundary.tsx';
import { Drawer } from './Drawer.tsx';
import { dashboardSections, useFilledSections } from './dashboard-sections.ts';
import styles from './Layout.module.css';
import { Logo } from './Logo.tsx';
import { ProjectorNote } from './projector/Projected.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SlotView } from './SlotView.tsx';
import { noteBareScreen } from './StartSkeleton.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The bars and menus around a screen. */
export function Layout({ children }: { children: ReactNode }) {
  const [drawer, setDrawer] = useState(false);
  const { institution } = useManifest();
  // Results of the search have names.
  const isProjected = useIsProjected();
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.top}>
        <span className={styles.menuButton}>
          <IconButton icon="menu" label="Open menu" aria-expanded={drawer} onClick={() => setDrawer(true)} />
        </span>
        <span className={styles.brand}>
          <Logo />
        </span>
        <span className={styles.institution}>{institution.name}</span>
        <Anchors />
        <div className={styles.own}>
          <span className={styles.ongoing}>
            <SlotView slot={ongoing} slotProps={{}} skeleton={null} />
          </span>
          {!isProjected && <SearchButton />}
          <SlotView slot={topBar} slotProps={{}} skeleton={<span className={styles.button} />} />
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
        <AsLearnerNote />
        <ProjectorNote />
        <div className={styles.content}>{children}</div>
      </main>
      <BottomBar />
    </div>
  );
}

/** Shown to staff while they view EiQ as a learner, with a button to leave that view. */
function AsLearnerNote() {
  const { role } = useUser();
  if (useShownRole() === role) return null;
  return (
    <p className={styles.note} role="status">
      You see EiQ as a learner who has no results yet. No learner’s data is shown.
      <Button small onClick={() => seeAsLearner(undefined)}>
        Back to your own view
      </Button>
    </p>
  );
}

/** A screen without bars: an assessment, a page to print, signing in. */
export function Bare({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => noteBareScreen(pathname), [pathname]);
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

/** On the dashboard: links to its sections that are not empty. */
function Anchors() {
  const { pathname, hash } = useLocation();
  const filled = useFilledSections();
  if (pathname !== '/dashboard' || filled.length < 2) return <span className={styles.anchors} />;
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
