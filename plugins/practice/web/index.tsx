import { defineScreens, fill, learners, menuGroups } from '../../../web/screens.ts';
import { dashboardLearning, homeTask } from '../../../web/slots.ts';
import type { practice } from '../contract.ts';

export default defineScreens<typeof practice>({
  plugin: 'practice',
  screens: [
    {
      path: '/assessment',
      title: 'Adaptive assessment',
      access: 'signed-in',
      load: () => import('./PracticeScreen.tsx'),
      menu: { title: 'Practice', icon: 'target', group: menuGroups.learn, order: 10, roles: learners },
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
    fill(homeTask, () => import('./home/PracticeTask.tsx'), { roles: learners }),
    fill(dashboardLearning, () => import('./next/PractiseNext.tsx'), {
      order: 30,
      title: 'Practise next',
      height: [390, 307, 307],
    }),
  ],
  search: [{ title: 'Topics', order: 10, load: () => import('./search/topics.ts'), roles: learners }],
});
