import { useContext } from 'react';
import { dashboardAnalytics, dashboardAssessments, dashboardLearning } from '../slots.ts';
import { ScreensContext } from './SlotView.tsx';

/** The sections of the dashboard, each an anchor. The first one is the top of the page. */
export const dashboardSections = [
  { id: 'dashboard', title: 'Dashboard', slot: undefined },
  { id: 'assessments', title: 'Assessments', slot: dashboardAssessments },
  { id: 'learning', title: 'Learning', slot: dashboardLearning },
  { id: 'analytics', title: 'Analytics', slot: dashboardAnalytics },
] as const;

/** The ids of the sections that plugins fill, with the top of the page. */
export function useFilledSections(): string[] {
  const plugins = useContext(ScreensContext);
  const filled = new Set(plugins.flatMap(({ fills }) => fills.map(({ slot }) => slot)));
  return dashboardSections.filter(({ slot }) => !slot || filled.has(slot.slot)).map(({ id }) => id);
}
