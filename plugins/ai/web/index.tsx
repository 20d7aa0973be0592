import { defineScreens, fill, menuGroups, staff } from '../../../web/screens.ts';
import { homeCard, homeTask } from '../../../web/slots.ts';
import type { ai } from '../contract.ts';

export default defineScreens<typeof ai>({
  plugin: 'ai',
  screens: [
    {
      path: '/dashboard/ai-test',
      title: 'Live AI Test',
      access: 'ai.manage',
      load: () => import('./live-test/LiveTest.tsx'),
      menu: { title: 'Live AI Test', icon: 'flask', group: menuGroups.system, order: 40 },
    },
    {
      path: '/administration/ai',
      title: 'AI',
      access: 'ai.manage',
      load: () => import('./settings/AiScreen.tsx'),
      menu: { title: 'AI', icon: 'spark', group: menuGroups.system, order: 30 },
    },
    {
      path: '/administration/grading-reviews',
      title: 'Grading reviews',
      access: 'ai.review-gradings',
      load: () => import('./grading-reviews/GradingReviews.tsx'),
      menu: {
        title: 'Grading reviews',
        icon: 'check',
        group: menuGroups.results,
        order: 30,
        badge: () => import('./grading-reviews/WaitingReviews.tsx'),
      },
    },
  ],
  fills: [
    fill(homeTask, () => import('./home/GradingTask.tsx'), { access: 'ai.review-gradings', roles: staff }),
    fill(homeCard, () => import('./home/SpendingCard.tsx'), {
      order: 50,
      title: 'AI spending',
      access: 'ai.manage',
      roles: staff,
      height: [180, 180, 180],
    }),
  ],
});
