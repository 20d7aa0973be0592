import { defineScreens, learners, menuGroups } from '../../../web/screens.ts';
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
        order: 45,
        roles: [...learners, 'guardian'],
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
  links: [
    {
      title: 'Announcements',
      to: '/announcements',
      group: menuGroups.people,
      under: 'Classes',
      order: 45,
      roles: ['instructor'],
    },
    {
      title: 'Announcements',
      to: '/announcements',
      group: menuGroups.people,
      under: 'People',
      order: 45,
      roles: ['administrator', 'operator'],
    },
  ],
  notificationKinds: { arrived: { icon: 'bell' } },
});
