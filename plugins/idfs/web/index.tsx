import { defineScreens } from '../../../web/screens.ts';
import { idfs } from '../contract.ts';

export default defineScreens({
  contract: idfs,
  screens: [
    {
      path: '/idfs-assessment',
      title: 'IDFS Assessment',
      access: 'signed-in',
      bare: true,
      load: () => import('./Assessment.tsx'),
      menu: { title: 'IDFS Assessment', icon: 'clock', group: 'assessment', order: 50, roles: ['learner'] },
    },
    {
      path: '/idfs-assessment/results',
      title: 'IDFS result',
      access: 'signed-in',
      bare: true,
      load: () => import('./results/Results.tsx'),
    },
    {
      path: '/administration/idfs',
      title: 'IDFS assessments',
      access: 'idfs.read',
      load: () => import('./learners/Learners.tsx'),
      menu: { title: 'IDFS assessments', icon: 'clock', group: 'administration', order: 55 },
    },
  ],
});
