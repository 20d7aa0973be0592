import { defineScreens, fill, learners, menuGroups, staff } from '../../../web/screens.ts';
import { homeTask, ongoing } from '../../../web/slots.ts';
import type { idfs } from '../contract.ts';

export default defineScreens<typeof idfs>({
  plugin: 'idfs',
  screens: [
    {
      path: '/idfs-assessment',
      title: 'IDFS Assessment',
      access: 'signed-in',
      bare: true,
      load: () => import('./Assessment.tsx'),
      menu: { title: 'IDFS Assessment', icon: 'clock', group: menuGroups.measure, order: 20, roles: learners },
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
      menu: { title: 'IDFS assessments', icon: 'clock', group: menuGroups.results, order: 20 },
    },
  ],
  fills: [
    fill(homeTask, () => import('./home/OpenSessionTask.tsx'), { roles: learners }),
    fill(homeTask, () => import('./home/HeldTask.tsx'), { access: 'idfs.manage', roles: staff }),
    fill(ongoing, () => import('./home/OpenSessionLink.tsx'), { roles: learners, title: 'IDFS' }),
  ],
});
