import { defineScreens, learnersAndStaff } from '../../../web/screens.ts';
import { tutor } from '../contract.ts';

export default defineScreens({
  contract: tutor,
  screens: [
    {
      path: '/dashboard/ai-tutor',
      title: 'MentorAI',
      access: 'signed-in',
      load: () => import('./coaching/CoachingScreen.tsx'),
      menu: { title: 'MentorAI', icon: 'mentor', group: 'main', order: 20, roles: learnersAndStaff },
    },
    {
      path: '/ai-tutor',
      title: 'Tutor chat',
      access: 'signed-in',
      load: () => import('./TutorChat.tsx'),
      menu: { title: 'Tutor chat', icon: 'bulb', group: 'main', order: 22, roles: learnersAndStaff },
    },
    {
      path: '/dashboard/ai-assistant',
      title: 'Your AI Assistant',
      access: 'signed-in',
      load: () => import('./Assistant.tsx'),
      menu: { title: 'AI Assistant', icon: 'chat', group: 'main', order: 24, roles: learnersAndStaff },
    },
    {
      path: '/conversations',
      title: 'Conversations',
      access: 'tutor.read-along',
      load: () => import('./review/Learners.tsx'),
      menu: {
        title: 'Conversations',
        icon: 'chat',
        group: 'administration',
        groupFor: { guardian: 'main' },
        order: 60,
      },
    },
    {
      path: '/conversations/learners/:userId',
      title: 'Conversations',
      access: 'tutor.read-along',
      load: () => import('./review/LearnerPage.tsx'),
    },
    {
      path: '/conversations/:id',
      title: 'Conversation',
      access: 'tutor.read-along',
      load: () => import('./review/ConversationPage.tsx'),
    },
    {
      path: '/administration/flagged-messages',
      title: 'Flagged messages',
      access: 'tutor.review',
      load: () => import('./review/Flags.tsx'),
      menu: { title: 'Flagged messages', icon: 'flag', group: 'administration', order: 62 },
    },
  ],
});
