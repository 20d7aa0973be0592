import { defineScreens, fill, learners, menuGroups, staff } from '../../../web/screens.ts';
import { dashboardLearning, homeTask, topBar } from '../../../web/slots.ts';
import { dashboards } from '../../dashboards/contract.ts';
import type { activity } from '../contract.ts';

export default defineScreens<typeof activity>({
  plugin: 'activity',
  screens: [
    {
      path: '/study-groups',
      title: 'Study groups',
      access: 'activity.community',
      load: () => import('./study-groups/StudyGroups.tsx'),
      menu: { title: 'Study groups', icon: 'users', group: menuGroups.together, order: 10, roles: learners },
    },
    {
      path: '/study-groups/reports',
      title: 'Reported messages',
      access: 'activity.moderate',
      load: () => import('./reports/Reports.tsx'),
      menu: {
        title: 'Reported messages',
        icon: 'users',
        group: menuGroups.care,
        order: 25,
        roles: staff,
        badge: () => import('./reports/WaitingReports.tsx'),
      },
    },
    {
      path: '/study-groups/:id',
      title: 'Study group',
      access: 'activity.community',
      load: () => import('./study-groups/StudyGroup.tsx'),
    },
  ],
  links: [
    {
      title: 'Study groups',
      to: '/study-groups',
      group: menuGroups.care,
      under: 'Reported messages',
      order: 26,
      roles: staff,
      access: 'activity.community',
    },
  ],
  fills: [
    fill(homeTask, () => import('./reports/ReportsTask.tsx'), { access: 'activity.moderate', roles: staff }),
    fill(topBar, () => import('./notifications/Bell.tsx'), { order: 10, title: 'Notifications' }),
    fill(dashboardLearning, () => import('./dashboard/FeedPanel.tsx'), {
      order: 60,
      height: [472, 448, 448],
      title: 'Live Course Feed',
    }),
    fill(dashboardLearning, () => import('./dashboard/StudyGroupPanel.tsx'), {
      order: 70,
      height: [692, 378, 378],
      title: 'Study Group Activity',
    }),
    fill(dashboards.slots.community, () => import('./Community.tsx'), {
      order: 10,
      title: 'Study groups',
      height: [1183, 847, 847],
    }),
  ],
});
