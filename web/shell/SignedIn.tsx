import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Suspense, useEffect } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { platform } from '../../core/contract/platform.ts';
import { invalidate, invalidateAll } from '../api/query.ts';
import { useLive } from '../live/index.ts';
import { openLive } from '../live/live.ts';
import { useErased, useMissed } from '../live/use-return.ts';
import type { GuardProps, Load, Screen, Screens } from '../screens.ts';
import { useManifest, useMay, useUser } from '../session/manifest.ts';
import { useIsProjected } from '../session/projector.ts';
import { useShownRole } from '../session/shown-role.ts';
import { everyScreen } from '../slots.ts';
import { PageSpinner } from '../ui/Spinner.tsx';
import { Boundary } from './Boundary.tsx';
import { dashboardSections } from './dashboard-sections.ts';
import { Frame } from './Frame.tsx';
import { Bare, Layout } from './Layout.tsx';
import { mayOpen, pathsOf } from './menu.ts';
import { NotFound } from './NotFound.tsx';
import { Part } from './Part.tsx';
import { useScreens } from './plugins.ts';
import { NotProjected } from './projector/Projected.tsx';
import { SignedInAs } from './SignedInAs.tsx';
import { ScreensContext, SlotView } from './SlotView.tsx';
import { StartSkeleton } from './StartSkeleton.tsx';

const home = { title: 'Home', load: () => import('./home/Home.tsx') };
const learnersDashboard = { title: 'Dashboard', load: () => import('./Dashboard.tsx') };
const profile = { title: 'Profile', load: () => import('../account/Profile.tsx') };
const accept = { title: 'Your account', load: () => import('../account/Accept.tsx') };

/** The shell and all screens for a signed-in user. */
export function SignedIn({ token }: { token: string }) {
  const manifest = useManifest();
  const plugins = useScreens(manifest.plugins.map(({ id }) => id));
  usePlatformUpdates(token);
  if (!plugins) return <StartSkeleton />;
  return (
    <ScreensContext value={plugins}>
      <SignedInAs>
        <AllScreens plugins={plugins} />
      </SignedInAs>
      <SlotView slot={everyScreen} slotProps={{}} />
    </ScreensContext>
  );
}

/** Keeps a live connection open, and reloads the manifest when plugins were or may have been switched. */
function usePlatformUpdates(token: string) {
  const client = useQueryClient();
  const reload = () => void invalidate(client, platform.routes.manifest);
  // Whoever is signed in as somebody else is not present as them.
  const isOwn = useManifest().signedInBy === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the connection belongs to the token
  useEffect(() => (isOwn ? openLive() : undefined), [token, isOwn]);
  useLive(platform, 'platform_changed', reload);
  useMissed(reload);
  useErased(() => {
    client.removeQueries({ type: 'inactive' });
    void invalidateAll(client);
  });
}

function AllScreens({ plugins }: { plugins: readonly Screens[] }) {
  const may = useMay();
  const { role } = useUser();
  const { pathname } = useLocation();
  const screens = plugins.flatMap((plugin) => plugin.screens).filter((screen) => mayOpen(screen, may));
  // Guards do not apply to public screens: a parent may open a letter on the device of a child who has not finished the setup.
  const isOpen = screens.some(
    (screen) => screen.access === 'public' && pathsOf(screen, role).some((path) => matchPath(path, pathname)),
  );
  const guards = isOpen ? [] : plugins.flatMap(({ guard }) => (guard ? [guard] : []));
  const claimed = new Set(screens.flatMap((screen) => pathsOf(screen, role)));
  const shownRole = useShownRole();
  const dashboard = shownRole === 'learner' ? <Frame {...learnersDashboard} /> : <Navigate to="/" replace />;
  return (
    <Routes>
      <Route path="/login" element={<Navigate to="/" replace />} />
      <Route path="/accept" element={<Frame {...accept} />} />
      {screens
        .filter(({ bare }) => bare)
        .flatMap((screen) =>
          pathsOf(screen, role).map((path) => (
            <Route
              key={path}
              path={path}
              element={
                <Guarded guards={guards}>
                  <Bare>
                    <ScreenFrame screen={screen} />
                  </Bare>
                </Guarded>
              }
            />
          )),
        )}
      <Route
        path="*"
        element={
          <Guarded guards={guards}>
            <Layout>
              <Routes>
                {!claimed.has('/') && <Route path="/" element={<Frame key={shownRole} {...home} />} />}
                <Route path="/dashboard" element={dashboard} />
                <Route path="/dashboard/:section" element={<DashboardSection />} />
                <Route path="/profile" element={<Frame {...profile} />} />
                {screens
                  .filter(({ bare }) => !bare)
                  .flatMap((screen) =>
                    pathsOf(screen, role).map((path) => (
                      <Route key={path} path={path} element={<ScreenFrame screen={screen} />} />
                    )),
                  )}
                <Route
                  path="*"
                  element={
                    <Frame title="Page not found">
                      <NotFound />
                    </Frame>
                  }
                />
              </Routes>
            </Layout>
          </Guarded>
        }
      />
    </Routes>
  );
}

/** A screen; in projector mode only if it shows no names. */
function ScreenFrame({ screen: { title, load, isNameless } }: { screen: Screen }) {
  if (useIsProjected() && !isNameless) {
    return (
      <Frame title={title}>
        <NotProjected title={title} />
      </Frame>
    );
  }
  return <Frame title={title} load={load} />;
}

/** Redirects `/dashboard/learning` to that section of the dashboard. */
function DashboardSection() {
  const { section } = useParams();
  if (dashboardSections.some(({ id }) => id === section)) return <Navigate to={`/dashboard#${section}`} replace />;
  return (
    <Frame title="Page not found">
      <NotFound />
    </Frame>
  );
}

/** Applies the guards of plugins, such as the onboarding, to a screen. A guard that fails is skipped. */
function Guarded({ guards, children }: { guards: readonly Load<GuardProps>[]; children: ReactNode }) {
  const { pathname } = useLocation();
  const [load, ...others] = guards;
  if (!load) return children;
  const inner = <Guarded guards={others}>{children}</Guarded>;
  return (
    <Boundary name="A check before this screen" fallback={inner}>
      <Suspense fallback={<PageSpinner />}>
        <Part load={load} partProps={{ path: pathname, children: inner }} waiting={<PageSpinner />} />
      </Suspense>
    </Boundary>
  );
}
