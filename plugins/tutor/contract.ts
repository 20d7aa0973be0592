import { defineContract } from '../../core/contract/index.ts';
import { coachingChanged, coachingData, coachingRoutes } from './coaching/contract.ts';
import { conversationChanged, conversationData, conversationRoutes } from './conversations/contract.ts';
import { reviewData, reviewRoutes } from './review/contract.ts';

export * from './coaching/contract.ts';
export * from './conversations/contract.ts';
export * from './review/contract.ts';

export const tutor = defineContract({
  id: 'tutor',
  title: 'AI tutor',
  summary: 'Learners talk with an assistant and a tutor that ask, hint and explain; guardians and staff can read along',
  permissions: {
    'tutor.review': {
      says: 'Read conversations of learners under 18, and messages that were flagged',
      grantedTo: ['instructor', 'administrator'],
    },
  },
  // Each part states its own; a new part is spread in here.
  routes: { ...conversationRoutes, ...reviewRoutes, ...coachingRoutes },
  live: { sends: { conversation_changed: conversationChanged, coaching_changed: coachingChanged } },
  personalData: [...conversationData, ...reviewData, ...coachingData],
});
