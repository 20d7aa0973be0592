import { defineScreens, learners, menuGroups, staff } from '../../../web/screens.ts';
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
      path: '/collaboration/:id',
      title: 'Room',
      access: 'collaboration.use',
      load: () => import('./rooms/Room.tsx'),
      partOf: '/collaboration',
    },
  ],
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
