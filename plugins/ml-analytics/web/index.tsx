import { defineScreens, fill, learners, menuGroups } from '../../../web/screens.ts';
import { dashboardAnalytics } from '../../../web/slots.ts';
import type { mlAnalytics } from '../contract.ts';

export default defineScreens<typeof mlAnalytics>({
  plugin: 'ml-analytics',
  screens: [
    {
      path: '/ml-analytics',
      title: 'ML analytics',
      access: 'signed-in',
      load: () => import('./AnalyticsScreen.tsx'),
      menu: { title: 'ML analytics', icon: 'chart', group: menuGroups.yours, order: 30, roles: learners },
    },
    {
      path: '/ml-analytics/class',
      title: 'Class over time',
      access: 'ml-analytics.class',
      load: () => import('./class/ClassScreen.tsx'),
      menu: {
        title: 'Class over time',
        icon: 'trend',
        group: menuGroups.people,
        under: 'Classes',
        order: 60,
        roles: ['instructor'],
      },
    },
  ],
  links: [
    {
      title: 'Class over time',
      to: '/ml-analytics/class',
      icon: 'trend',
      group: menuGroups.results,
      order: 60,
      roles: ['administrator', 'operator'],
      access: 'ml-analytics.class',
    },
  ],
  fills: [
    fill(dashboardAnalytics, () => import('./dashboard/ForecastCard.tsx'), {
      order: 20,
      title: 'Your forecast',
      roles: learners,
      height: [260, 240, 240],
    }),
  ],
});
