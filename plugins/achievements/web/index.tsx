import { defineScreens, fill, learnersAndStaff } from '../../../web/screens.ts';
import { dashboardLearning } from '../../../web/slots.ts';
import { achievements } from '../contract.ts';

export default defineScreens({
  contract: achievements,
  screens: [
    {
      path: '/achievements',
      title: 'Achievements',
      access: 'signed-in',
      load: () => import('./AchievementsScreen.tsx'),
      menu: { title: 'Achievements', icon: 'trophy', group: 'learning', order: 60, roles: learnersAndStaff },
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
