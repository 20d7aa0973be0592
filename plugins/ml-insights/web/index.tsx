import { defineScreens, learners, menuGroups, staff } from '../../../web/screens.ts';
import type { mlInsights } from '../contract.ts';

export default defineScreens<typeof mlInsights>({
  plugin: 'ml-insights',
  screens: [
    {
      path: '/dashboard/ml-insights',
      also: ['/ml-insights'],
      title: 'ML Intelligence Dashboard',
      access: 'signed-in',
      load: () => import('./Dashboard.tsx'),
      menu: {
        title: 'ML Intelligence Dashboard',
        icon: 'trend',
        group: menuGroups.yours,
        groupFor: {
          instructor: menuGroups.results,
          administrator: menuGroups.system,
          operator: menuGroups.system,
        },
        order: 90,
        roles: [...learners, ...staff],
      },
    },
  ],
});
