import { defineScreens } from '../../../web/screens.ts';
import { ai } from '../contract.ts';

export default defineScreens({
  contract: ai,
  screens: [
    {
      path: '/dashboard/ai-test',
      title: 'Live AI Test',
      access: 'ai.manage',
      load: () => import('./live-test/LiveTest.tsx'),
      menu: { title: 'Live AI Test', icon: 'flask', group: 'main', order: 90 },
    },
    {
      path: '/administration/ai',
      title: 'AI',
      access: 'ai.manage',
      load: () => import('./settings/AiScreen.tsx'),
      menu: { title: 'AI', icon: 'spark', group: 'administration', order: 28 },
    },
    {
      path: '/administration/grading-reviews',
      title: 'Grading reviews',
      access: 'ai.review-gradings',
      load: () => import('./grading-reviews/GradingReviews.tsx'),
      menu: {
        title: 'Grading reviews',
        icon: 'check',
        group: 'administration',
        order: 52,
        badge: () => import('./grading-reviews/WaitingReviews.tsx'),
      },
    },
  ],
});
