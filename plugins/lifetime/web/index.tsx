import { defineScreens, learners, menuGroups } from '../../../web/screens.ts';
import type { lifetime } from '../contract.ts';

export default defineScreens<typeof lifetime>({
  plugin: 'lifetime',
  screens: [
    {
      path: '/lifetime-advantage',
      also: ['/dashboard/lifetime-advantage'],
      title: 'Lifetime Advantage',
      access: 'signed-in',
      load: () => import('./LifetimeScreen.tsx'),
      menu: { title: 'Lifetime Advantage', icon: 'history', group: menuGroups.yours, order: 20, roles: learners },
    },
    {
      path: '/lifetime-advantage/credentials/:id',
      title: 'Certificate',
      access: 'signed-in',
      load: () => import('./credentials/Certificate.tsx'),
    },
    {
      path: '/credentials',
      also: ['/credentials/:code'],
      title: 'Check a credential',
      access: 'public',
      bare: true,
      load: () => import('./credentials/CheckPage.tsx'),
    },
  ],
});
