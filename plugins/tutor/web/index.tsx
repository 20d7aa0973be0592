import { defineScreens, fill, learners, menuGroups, staff } from '../../../web/screens.ts';
import { homeTask } from '../../../web/slots.ts';
import { administration } from '../../administration/contract.ts';
import type { tutor } from '../contract.ts';

export default defineScreens<typeof tutor>({
  plugin: 'tutor',
  screens: [
    {
      path: '/dashboard/ai-tutor',
      title: 'MentorAI',
      access: 'signed-in',
      load: () => import('./coaching/CoachingScreen.tsx'),
      menu: { title: 'MentorAI', icon: 'mentor', group: menuGroups.learn, order: 20, roles: learners },
    },
    {
      path: '/ai-tutor',
      title: 'Tutor chat',
      access: 'signed-in',
      load: () => import('./TutorChat.tsx'),
      menu: { title: 'Tutor chat', icon: 'bulb', group: menuGroups.learn, order: 22, roles: learners },
    },
    {
      path: '/ai-tutor/lessons',
      title: 'Learn step by step',
      access: 'signed-in',
      load: () => import('./guide/LessonsScreen.tsx'),
      isNameless: true,
    },
    {
      path: '/ai-tutor/lessons/:id',
      title: 'Lesson',
      access: 'signed-in',
      load: () => import('./guide/LessonScreen.tsx'),
      isNameless: true,
    },
    {
      path: '/ai-tutor/memory',
      title: 'What the tutor remembers',
      access: 'signed-in',
      load: () => import('./memory/MemoryScreen.tsx'),
    },
    {
      path: '/dashboard/ai-assistant',
      title: 'Your AI Assistant',
      access: 'signed-in',
      load: () => import('./Assistant.tsx'),
      menu: { title: 'AI Assistant', icon: 'chat', group: menuGroups.learn, order: 24, roles: learners },
    },
    {
      path: '/conversations',
      title: 'Conversations',
      access: 'tutor.read-along',
      load: () => import('./review/Learners.tsx'),
      menu: {
        title: 'Conversations',
        icon: 'chat',
        group: menuGroups.care,
        groupFor: { guardian: menuGroups.today },
        order: 30,
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
      menu: {
        title: 'Flagged messages',
        icon: 'flag',
        group: menuGroups.care,
        order: 20,
        badge: () => import('./review/WaitingFlags.tsx'),
      },
    },
  ],
  fills: [
    fill(homeTask, () => import('./home/FlagsTask.tsx'), { access: 'tutor.review', roles: staff }),
    fill(administration.slots.personSection, () => import('./review/PersonConversations.tsx'), {
      order: 30,
      title: 'Conversations',
      access: 'tutor.review',
    }),
  ],
  search: [
    { title: 'Guided lessons', order: 22, load: () => import('./search/find-lessons.ts'), roles: learners },
    { title: 'Questions', load: () => import('./search/question.ts'), roles: learners },
  ],
});
