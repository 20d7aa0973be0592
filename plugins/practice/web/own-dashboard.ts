import { useContext } from 'react';
import { useRoute } from '../../../web/api/index.ts';
import { ScreensContext } from '../../../web/shell/SlotView.tsx';
import type { Profile } from '../../learner/contract.ts';
import { learner, ownDashboard } from '../../learner/contract.ts';

/** Where everybody has a dashboard. */
const everybodys = '/dashboard';

/**
 * The dashboard made for a learner, where a plugin offers it.
 * @param offered addresses of screens that there are
 */
export function dashboardFor(
  profile: Pick<Profile, 'educationalLevel' | 'ageBand'> | undefined,
  offered: readonly string[],
): string {
  const own = ownDashboard(profile?.educationalLevel ?? null, profile?.ageBand ?? 'unknown');
  const [path = own] = own.split('?');
  return offered.includes(path) ? own : everybodys;
}

/** The learner's own dashboard. */
export function useOwnDashboard(): string {
  const { data: profile } = useRoute(learner.routes.profile);
  const plugins = useContext(ScreensContext);
  const offered = plugins.flatMap(({ screens }) => screens.flatMap(({ path, also = [] }) => [path, ...also]));
  return dashboardFor(profile, offered);
}
