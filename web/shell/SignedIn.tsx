import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { platform } from '../../core/contract/platform.ts';
import { invalidate } from '../api/query.ts';
import { useLive } from '../live/index.ts';
import { openLive } from '../live/live.ts';
import type { GuardProps, Load, Screen, Screens } from '../screens.ts';
import { useManifest, useMay } from '../session/manifest.ts';
import { PageSpinner } from '../ui/Spinner.tsx';
import { Boundary } from './Boundary.tsx';
import { Dashboard } from './Dashboard.tsx';
import { dashboardSections } from './dashboard-sections.ts';
import { Frame, ScreenView } from './Frame.tsx';
import { Bare, Layout } from './Layout.tsx';
import { mayOpen } from './menu.ts';
import { NotFound } from './NotFound.tsx';
import { partOf } from './parts.ts';
import { useScreens } from './plugins.ts';
import { ScreensContext } from './SlotView.tsx';

const Profile = lazy(async () => ({ default: (await import('../account/Profile.tsx')).Profile }));
const Accept = lazy(async () => ({ default: (await import('../account/Accept.tsx')).Accept }));

/** The shell around everything that somebody who is signed in can open. */
export function SignedIn({ token }: { token: string }) {
  const manifest = useManifest();
  const plugins = useScreens(manifest.plugins.map(({ id }) => id));
  useFollowedPlatform(token);
  if (!plugins) return <PageSpinner />;
  return (
    <ScreensContext value={plugins}>
      <Screened plugins={plugins} />
    </ScreensContext>
  );
}

/** One live connection while the shell is there; when plugins are switched the manifest is asked again. */
function useFollowedPlatform(token: string) {
  const client = useQueryClient();
  useEffect(() => openLive(token), [token]);
  useLive(platform, 'platform_changed', () => void invalidate(client, platform.routes.manifest));
}

function Screened({ plugins }: { plugins: readonly Screens[] }) {
  const may = useMay();
  const guards = plugins.flatMap(({ guard }) => (guard ? [guard] : []));
  const screens = plugins.flatMap((plugin) => plugin.screens).filter((screen) => mayOpen(screen, may));
  const claimed = new Set(screens.flatMap(pathsOf));
  const dashboard = (
    <Frame title="Dashboard">
      <Dashboard />
    </Frame>
  );
  return (
    <Routes>
      <Route path="/login" element={<Navigate to="/" replace />} />
      <Route
        path="/accept"
        element={
          <Frame title="Your account">
            <Accept />
          </Frame>
        }
      />
      {screens
        .filter(({ bare }) => bare)
        .flatMap((screen) =>
          pathsOf(screen).map((path) => (
            <Route
              key={path}
              path={path}
              element={
                <Guarded guards={guards}>
                  <Bare>
                    <ScreenView screen={screen} />
                  </Bare>
                </Guarded>
              }
            />
          )),
        )}
      <Route
        path="*"
        element={
          <Layout>
            <Routes>
              {!claimed.has('/') && <Route path="/" element={<Guarded guards={guards}>{dashboard}</Guarded>} />}
              <Route path="/dashboard" element={<Guarded guards={guards}>{dashboard}</Guarded>} />
              <Route
                path="/dashboard/:section"
                element={
                  <Guarded guards={guards}>
                    <DashboardSection />
                  </Guarded>
                }
              />
              <Route
                path="/profile"
                element={
                  <Frame title="Profile">
                    <Profile />
                  </Frame>
                }
              />
              {screens
                .filter(({ bare }) => !bare)
                .flatMap((screen) =>
                  pathsOf(screen).map((path) => (
                    <Route
                      key={path}
                      path={path}
                      element={
                        <Guarded guards={guards}>
                          <ScreenView screen={screen} />
                        </Guarded>
                      }
                    />
                  )),
                )}
              <Route
                path="*"
                element={
                  <Guarded guards={guards}>
                    <Frame title="Page not found">
                      <NotFound />
                    </Frame>
                  </Guarded>
                }
              />
            </Routes>
          </Layout>
        }
      />
    </Routes>
  );
}

const pathsOf = (screen: Screen): string[] => [screen.path, ...(screen.also ?? [])];

/** `/dashboard/learning` leads to that anchor; a section that no plugin shows does not exist. */
function DashboardSection() {
  const { section } = useParams();
  if (dashboardSections.some(({ id }) => id === section)) return <Navigate to={`/dashboard#${section}`} replace />;
  return (
    <Frame title="Page not found">
      <NotFound />
    </Frame>
  );
}

/** What plugins put before every screen (onboarding, say). One that is broken stands in nobody's way. */
function Guarded({ guards, children }: { guards: readonly Load<GuardProps>[]; children: ReactNode }) {
  const { pathname } = useLocation();
  const [load, ...others] = guards;
  if (!load) return children;
  const Guard = partOf(load);
  const inner = <Guarded guards={others}>{children}</Guarded>;
  return (
    <Boundary name="A check before this screen" fallback={inner}>
      <Suspense fallback={<PageSpinner />}>
        <Guard path={pathname}>{inner}</Guard>
      </Suspense>
    </Boundary>
  );
}
