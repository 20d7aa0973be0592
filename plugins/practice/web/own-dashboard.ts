import { useContext } from 'react';
import { useRoute } from '../../../web/api/index.ts';
import { ScreensContext } from '../../../web/shell/SlotView.tsx';
import type { Profile } from '../../learner/contract.ts';
import { learner, ownDashboard } from '../../learner/contract.ts';

/** The dashboard that every learner has. */
const generalDashboard = '/dashboard';

/**
 * The dashboard for a learner, where a plugin offers it, else the general one.
 * @param offered addresses of available screens
 */
export function dashboardFor(
  profile: Pick<Profile, 'educationalLevel' | 'ageBand'> | undefined,
  offered: readonly string[],
): string {
  const own = ownDashboard(profile?.educationalLevel ?? null, profile?.ageBand ?? 'unknown');
  const [path = own] = own.split('?');
  return offered.includes(path) ? own : generalDashboard;
}

/** The learner's own dashboard. */
export function useOwnDashboard(): string {
  const { data: profile } = useRoute(learner.routes.profile);
  const plugins = useContext(ScreensContext);
  const offered = plugins.flatMap(({ screens }) => screens.flatMap(({ path, also = [] }) => [path, ...also]));
  return dashboardFor(profile, offered);
}
