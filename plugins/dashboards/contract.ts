import { defineContract, defineSlot } from '../../core/contract/index.ts';
import { analyticsRoutes } from './analytics/contract.ts';
import { goalData, goalReached, goalRoutes, weekChanged } from './goals/contract.ts';
import { higherEducationData, higherEducationRoutes } from './higher-education/contract.ts';
import { k12Routes } from './k12/contract.ts';

export * from './analytics/contract.ts';
export * from './goals/contract.ts';
export * from './higher-education/contract.ts';
export * from './k12/contract.ts';

export const dashboards = defineContract({
  id: 'dashboards',
  title: 'Dashboards',
  summary: 'A start page by level, and a dashboard made for pupils and one for higher education, with weekly goals',
  permissions: {
    'dashboards.home': { description: 'Choose a level on the start page', grantedTo: ['learner'] },
  },
  // Each part states its own; a new part is spread in here.
  routes: { ...k12Routes, ...goalRoutes, ...higherEducationRoutes, ...analyticsRoutes },
  events: { 'weekly-goal.reached': goalReached },
  live: { sends: { week_changed: weekChanged } },
  slots: {
    /** Panels below the leaderboard in the K-12 dashboard’s Community, and in higher education’s Network. */
    community: defineSlot<CommunityProps>('dashboards.community'),
  },
  personalData: [...goalData, ...higherEducationData],
});

/** What those who fill the community are told. */
export interface CommunityProps {
  /** Whose words to choose: a pupil reads them, or an adult. */
  readonly audience: 'k-12' | 'higher-education';
}
