import { defineScreens, learners, menuGroups, staff } from '../../../web/screens.ts';
import type { announcements } from '../contract.ts';

export default defineScreens<typeof announcements>({
  plugin: 'announcements',
  screens: [
    {
      path: '/announcements',
      title: 'Announcements',
      access: 'signed-in',
      load: () => import('./ReceivedScreen.tsx'),
      menu: {
        title: 'Announcements',
        icon: 'bell',
        group: menuGroups.yours,
        groupFor: { instructor: menuGroups.people, administrator: menuGroups.people, operator: menuGroups.people },
        order: 45,
        roles: [...learners, ...staff, 'guardian'],
      },
    },
    {
      path: '/announcements/sent',
      title: 'Your announcements',
      access: 'announcements.write',
      load: () => import('./SentScreen.tsx'),
      partOf: '/announcements',
    },
  ],
  notificationKinds: { arrived: { icon: 'bell' } },
});
