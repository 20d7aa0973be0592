import { defineScreens, learners, menuGroups } from '../../../web/screens.ts';
import type { apexPrep } from '../contract.ts';

export default defineScreens<typeof apexPrep>({
  plugin: 'apex-prep',
  screens: [
    {
      path: '/apex-prep',
      also: ['/dashboard/apex-prep'],
      title: 'ApexPrep',
      access: 'signed-in',
      load: () => import('./ApexPrep.tsx'),
      menu: { title: 'ApexPrep', icon: 'ladder', group: menuGroups.ahead, order: 30, roles: learners },
    },
  ],
});
