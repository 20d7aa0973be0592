import { useContext } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { useRoute } from '../../../web/api/index.ts';
import type { GuardProps, Screens } from '../../../web/screens.ts';
import { useUser } from '../../../web/session/manifest.ts';
import { ScreensContext } from '../../../web/shell/SlotView.tsx';
import { PageSpinner } from '../../../web/ui/index.ts';
import { onboarding } from '../contract.ts';
import { useWelcomeShown } from './state/welcome-shown.ts';

/** Addresses of the shell's own screens. */
const shellAddresses = ['/', '/dashboard', '/dashboard/:section', '/profile', '/accept'];

/**
 * Wraps every screen: sends learners to the setup until it is completed, then to the welcome screen once. The flag in
 * local storage only hides the welcome before the server has answered.
 */
export function Guard(props: GuardProps) {
  const { role } = useUser();
  const plugins = useContext(ScreensContext);
  const screens = plugins.flatMap((plugin) => plugin.screens);
  const isOwn = props.path === '/onboarding' || props.path === '/welcome';
  if (role !== 'learner' || isOwn) return props.children;
  const isKnown = isAt(props.path, [...shellAddresses, ...screens.flatMap(pathsOf)]);
  return <LearnerGuard {...props} isStart={props.path === '/' || !isKnown} />;
}

function LearnerGuard({ path, children, isStart }: GuardProps & { isStart: boolean }) {
  const { data, failureCount } = useRoute(onboarding.routes.mine);
  const isWelcomed = useWelcomeShown();
  const { search, hash } = useLocation();
  if (!data) {
    // The local flag implies a completed setup. A failing call must not block the screen.
    return isWelcomed || failureCount > 0 ? children : <PageSpinner />;
  }
  if (!data.completed) return <Navigate to="/onboarding" replace state={{ wanted: `${path}${search}${hash}` }} />;
  if (isStart && !isWelcomed && !data.welcomed) return <Navigate to="/welcome" replace />;
  return children;
}

const pathsOf = ({ path, also = [] }: Screens['screens'][number]): string[] => [path, ...also];
const isAt = (path: string, patterns: readonly string[]) =>
  patterns.some((pattern) => matchPath(pattern, path) !== null);
