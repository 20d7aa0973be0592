import { defineScreens, fill, learnersAndStaff } from '../../../web/screens.ts';
import { dashboardLearning } from '../../../web/slots.ts';
import { practice } from '../contract.ts';

export default defineScreens({
  contract: practice,
  screens: [
    {
      path: '/assessment',
      title: 'Adaptive assessment',
      access: 'signed-in',
      load: () => import('./Entry.tsx'),
      menu: { title: 'Practice', icon: 'target', group: 'main', order: 15, roles: learnersAndStaff },
    },
    {
      path: '/assessment/:runId',
      title: 'Adaptive assessment',
      access: 'signed-in',
      bare: true,
      load: () => import('./RunScreen.tsx'),
    },
  ],
  fills: [
    fill(dashboardLearning, () => import('./next/PractiseNext.tsx'), {
      order: 30,
      title: 'Practise next',
      height: [390, 307, 307],
    }),
  ],
});
