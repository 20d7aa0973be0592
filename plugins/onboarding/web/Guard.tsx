import { useContext } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { useRoute } from '../../../web/api/index.ts';
import type { GuardProps, Screens } from '../../../web/screens.ts';
import { useUser } from '../../../web/session/manifest.ts';
import { ScreensContext } from '../../../web/shell/SlotView.tsx';
import { PageSpinner } from '../../../web/ui/index.ts';
import { onboarding } from '../contract.ts';
import { useWelcomeShown } from './state/welcome-shown.ts';

/** What the shell itself has at these addresses. */
const shellsAddresses = ['/', '/dashboard', '/dashboard/:section', '/profile', '/accept'];

/**
 * Before every screen: learners who have not completed the setup do so first, and are welcomed once. The flag in this
 * browser only hides the welcome sooner than the server's answer does.
 */
export function Guard(props: GuardProps) {
  const { role } = useUser();
  const plugins = useContext(ScreensContext);
  const screens = plugins.flatMap((plugin) => plugin.screens);
  const isOwn = props.path === '/onboarding' || props.path === '/welcome';
  if (role !== 'learner' || isOwn) return props.children;
  const isKnown = isAt(props.path, [...shellsAddresses, ...screens.flatMap(pathsOf)]);
  return <LearnersGuard {...props} isStart={props.path === '/' || !isKnown} />;
}

function LearnersGuard({ path, children, isStart }: GuardProps & { isStart: boolean }) {
  const { data, failureCount } = useRoute(onboarding.routes.mine);
  const isWelcomed = useWelcomeShown();
  const { search, hash } = useLocation();
  if (!data) {
    // Who was welcomed in this browser has completed it; nobody waits for a call that fails.
    return isWelcomed || failureCount > 0 ? children : <PageSpinner />;
  }
  if (!data.completed) return <Navigate to="/onboarding" replace state={{ wanted: `${path}${search}${hash}` }} />;
  if (isStart && !isWelcomed && !data.welcomed) return <Navigate to="/welcome" replace />;
  return children;
}

const pathsOf = ({ path, also = [] }: Screens['screens'][number]): string[] => [path, ...also];
const isAt = (path: string, patterns: readonly string[]) =>
  patterns.some((pattern) => matchPath(pattern, path) !== null);
