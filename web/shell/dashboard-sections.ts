import { useContext } from 'react';
import { dashboardAnalytics, dashboardAssessments, dashboardLearning } from '../slots.ts';
import { ScreensContext } from './SlotView.tsx';

/** The parts of the dashboard, each an anchor of the page. The first is the top with its figures. */
export const dashboardSections = [
  { id: 'dashboard', title: 'Dashboard', slot: undefined },
  { id: 'assessments', title: 'Assessments', slot: dashboardAssessments },
  { id: 'learning', title: 'Learning', slot: dashboardLearning },
  { id: 'analytics', title: 'Analytics', slot: dashboardAnalytics },
] as const;

/** The ids of those that some plugin fills; the top is always there. */
export function useFilledSections(): string[] {
  const plugins = useContext(ScreensContext);
  const filled = new Set(plugins.flatMap(({ fills }) => fills.map(({ slot }) => slot)));
  return dashboardSections.filter(({ slot }) => !slot || filled.has(slot.slot)).map(({ id }) => id);
}
