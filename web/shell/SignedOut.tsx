import { Route, Routes, useLocation } from 'react-router-dom';
import { Accept } from '../account/Accept.tsx';
import { Login } from '../account/Login.tsx';
import { SignInStep } from '../account/SignInStep.tsx';
import { useManifest } from '../session/manifest.ts';
import { usePendingStep } from '../session/next-step.ts';
import { PageSpinner } from '../ui/Spinner.tsx';
import { Frame } from './Frame.tsx';
import { Bare } from './Layout.tsx';
import { useScreens } from './plugins.ts';
import { ScreensContext } from './SlotView.tsx';

/** The screens for visitors: public screens of plugins, and the sign-in page at every other address. */
export function SignedOut() {
  const { plugins } = useManifest();
  const { pathname } = useLocation();
  // The sign-in page does not wait for the screens of plugins.
  const screens = useScreens(plugins.map(({ id }) => id));
  const step = usePendingStep();
  if (step) {
    return (
      <ScreensContext value={screens ?? []}>
        <Frame title="Sign in">
          <SignInStep step={step} isLoaded={screens !== undefined} />
        </Frame>
      </ScreensContext>
    );
  }
  const isSignInPage = pathname === '/' || pathname === '/login' || pathname === '/accept';
  if (!screens && !isSignInPage) return <PageSpinner />;
  const open = (screens ?? []).flatMap((plugin) => plugin.screens).filter(({ access }) => access === 'public');
  return (
    <ScreensContext value={screens ?? []}>
      <Routes>
        <Route
          path="/accept"
          element={
            <Frame title="Your account">
              <Accept />
            </Frame>
          }
        />
        {open.flatMap((screen) =>
          [screen.path, ...(screen.also ?? [])].map((path) => (
            <Route
              key={path}
              path={path}
              element={
                <Bare>
                  <Frame title={screen.title} load={screen.load} />
                </Bare>
              }
            />
          )),
        )}
        <Route
          path="*"
          element={
            <Frame title="Sign in">
              <Login />
            </Frame>
          }
        />
      </Routes>
    </ScreensContext>
  );
}
