import { defineScreens, fill, learners } from '../../../web/screens.ts';
import { dashboardAnalytics, dashboardCard, homeBelow, homeCard } from '../../../web/slots.ts';
import type { dashboards } from '../contract.ts';
import { higherEducationScreens } from './higher-education/screens.ts';

export default defineScreens<typeof dashboards>({
  plugin: 'dashboards',
  screens: [
    {
      path: '/choose-level',
      partOf: '/',
      title: 'Choose your level',
      access: 'dashboards.home',
      load: () => import('./chooser/LevelChooser.tsx'),
    },
    {
      path: '/k12-dashboard',
      partOf: '/',
      title: 'K-12 dashboard',
      access: 'signed-in',
      load: () => import('./k12/K12Dashboard.tsx'),
    },
    ...higherEducationScreens,
  ],
  fills: [
    fill(homeCard, () => import('./goal/HomeWeek.tsx'), {
      order: 20,
      title: 'This week',
      roles: learners,
      height: [196, 196, 196],
    }),
    fill(homeBelow, () => import('./chooser/HomeLevels.tsx'), {
      order: 10,
      title: 'Dashboards by level',
      roles: learners,
      access: 'dashboards.home',
      height: [104, 76, 76],
    }),
    fill(dashboardCard, () => import('./goal/WeekCard.tsx'), { order: 25, title: 'This week’s goal' }),
    fill(dashboardAnalytics, () => import('./analytics/AnalyticsOverview.tsx'), {
      order: 10,
      title: 'Learning Analytics Overview',
      height: [960, 636, 426],
    }),
  ],
});
