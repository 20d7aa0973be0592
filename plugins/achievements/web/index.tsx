import { defineScreens, fill, learners, menuGroups } from '../../../web/screens.ts';
import { dashboardLearning } from '../../../web/slots.ts';
import type { achievements } from '../contract.ts';

export default defineScreens<typeof achievements>({
  plugin: 'achievements',
  screens: [
    {
      path: '/achievements',
      title: 'Achievements',
      access: 'signed-in',
      load: () => import('./AchievementsScreen.tsx'),
      menu: { title: 'Achievements', icon: 'trophy', group: menuGroups.yours, order: 10, roles: learners },
    },
  ],
  fills: [
    fill(dashboardLearning, () => import('./AchievementsPanel.tsx'), {
      order: 40,
      title: 'Achievements',
      height: [879, 507, 507],
    }),
  ],
});
