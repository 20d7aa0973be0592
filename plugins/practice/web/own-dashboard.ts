import { useContext } from 'react';
import { useRoute } from '../../../web/api/index.ts';
import { ScreensContext } from '../../../web/shell/SlotView.tsx';
import type { AgeBand } from '../../learner/contract.ts';
import { learner } from '../../learner/contract.ts';

/** Where everybody has a dashboard. */
const everybodys = '/dashboard';

/**
 * The dashboard made for learners of an age, where a plugin offers it. An unknown age counts as a pupil's.
 * @param offered addresses of screens that there are
 */
export function dashboardFor(ageBand: AgeBand | undefined, offered: readonly string[]): string {
  const own = ageBand === 'adult' ? '/higher-education' : '/k12-dashboard';
  return offered.includes(own) ? own : everybodys;
}

/** The learner's own dashboard. */
export function useOwnDashboard(): string {
  const { data: profile } = useRoute(learner.routes.profile);
  const plugins = useContext(ScreensContext);
  const offered = plugins.flatMap(({ screens }) => screens.flatMap(({ path, also = [] }) => [path, ...also]));
  return dashboardFor(profile?.ageBand, offered);
}
