import { defineScreens, fill } from '../../../web/screens.ts';
import { dashboardAnalytics, dashboardCard } from '../../../web/slots.ts';
import { dashboards } from '../contract.ts';
import { higherEducationScreens } from './higher-education/screens.ts';

export default defineScreens({
  contract: dashboards,
  screens: [
    {
      path: '/',
      also: ['/choose-level'],
      title: 'Choose your level',
      access: 'dashboards.home',
      load: () => import('./chooser/LevelChooser.tsx'),
      menu: { title: 'Home', icon: 'home', group: 'main', order: 2 },
    },
    {
      path: '/k12-dashboard',
      title: 'K-12 dashboard',
      access: 'signed-in',
      load: () => import('./k12/K12Dashboard.tsx'),
    },
    ...higherEducationScreens,
  ],
  fills: [
    fill(dashboardCard, () => import('./goal/WeekCard.tsx'), { order: 25, title: 'This week’s goal' }),
    fill(dashboardAnalytics, () => import('./analytics/AnalyticsOverview.tsx'), {
      order: 10,
      title: 'Learning Analytics Overview',
      height: [960, 636, 426],
    }),
  ],
});
