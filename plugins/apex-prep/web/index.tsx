import { defineScreens, learners, menuGroups } from '../../../web/screens.ts';
import { apexPrep } from '../contract.ts';

export default defineScreens({
  contract: apexPrep,
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
