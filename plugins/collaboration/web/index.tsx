import { defineScreens, fill, learners, menuGroups, staff } from '../../../web/screens.ts';
import { homeTask } from '../../../web/slots.ts';
import type { collaboration } from '../contract.ts';

export default defineScreens<typeof collaboration>({
  plugin: 'collaboration',
  screens: [
    {
      path: '/collaboration',
      title: 'Collaboration',
      access: 'collaboration.use',
      load: () => import('./rooms/Rooms.tsx'),
      menu: { title: 'Collaboration', icon: 'pen', group: menuGroups.together, order: 30, roles: learners },
    },
    {
      path: '/collaboration/reports',
      title: 'Reported messages of rooms',
      access: 'collaboration.moderate',
      load: () => import('./chat/Reports.tsx'),
      menu: {
        title: 'Reports of rooms',
        icon: 'flag',
        group: menuGroups.care,
        under: 'Reported messages',
        order: 29,
        roles: staff,
        badge: () => import('./chat/WaitingReports.tsx'),
      },
    },
    {
      path: '/collaboration/:id',
      title: 'Room',
      access: 'collaboration.use',
      load: () => import('./rooms/Room.tsx'),
      partOf: '/collaboration',
    },
  ],
  fills: [fill(homeTask, () => import('./chat/ReportsTask.tsx'), { access: 'collaboration.moderate', roles: staff })],
  links: [
    {
      title: 'Collaboration',
      to: '/collaboration',
      group: menuGroups.care,
      under: 'Reported messages',
      order: 28,
      roles: staff,
      access: 'collaboration.use',
    },
  ],
});
