import { defineScreens } from '../../../web/screens.ts';
import { tutor } from '../contract.ts';

export default defineScreens({
  contract: tutor,
  screens: [
    {
      path: '/dashboard/ai-tutor',
      title: 'MentorAI',
      access: 'signed-in',
      load: () => import('./coaching/CoachingScreen.tsx'),
      menu: { title: 'MentorAI', icon: 'mentor', group: 'main', order: 20 },
    },
  ],
});
