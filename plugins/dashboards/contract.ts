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
  summary: 'Dashboards for pupils and for higher education, a level chooser, and weekly goals',
  permissions: {
    'dashboards.home': { description: 'Choose a level on the start page', grantedTo: ['learner'] },
  },
  routes: { ...k12Routes, ...goalRoutes, ...higherEducationRoutes, ...analyticsRoutes },
  events: { 'weekly-goal.reached': goalReached },
  live: { sends: { week_changed: weekChanged } },
  slots: {
    /** Panels below the leaderboard in the K-12 dashboard’s Community, and in higher education’s Network. */
    community: defineSlot<CommunityProps>('dashboards.community'),
  },
  personalData: [...goalData, ...higherEducationData],
});

/** Props of the fills of the community slot. */
export interface CommunityProps {
  /** Whom the wording addresses. */
  readonly audience: 'k-12' | 'higher-education';
}
