import { defineContract } from '../../core/contract/index.ts';
import { coachingChanged, coachingData, coachingRoutes } from './coaching/contract.ts';
import { conversationChanged, conversationData, conversationRoutes } from './conversations/contract.ts';
import { guideData, guideRoutes } from './guide/contract.ts';
import { memoryChanged, memoryData, memoryRoutes } from './memory/contract.ts';
import { reviewData, reviewRoutes } from './review/contract.ts';

export * from './coaching/contract.ts';
export * from './conversations/contract.ts';
export * from './guide/contract.ts';
export * from './memory/contract.ts';
export * from './review/contract.ts';

export const tutor = defineContract({
  id: 'tutor',
  title: 'AI tutor',
  summary:
    'An assistant, a tutor, a coach and guided lessons that ask, hint and explain; guardians and staff can read conversations',
  permissions: {
    'tutor.read-along': {
      description: 'Read tutor conversations of learners under 18; guardians only those of their own children',
      grantedTo: ['instructor', 'administrator', 'guardian'],
    },
    'tutor.review': {
      description: 'Receive and resolve flagged messages; read the conversations of learners under 18',
      grantedTo: ['instructor', 'administrator'],
    },
  },
  // Each part declares its own routes; spread a new part in here.
  routes: { ...conversationRoutes, ...reviewRoutes, ...coachingRoutes, ...guideRoutes, ...memoryRoutes },
  live: {
    sends: {
      conversation_changed: conversationChanged,
      coaching_changed: coachingChanged,
      memory_changed: memoryChanged,
    },
  },
  audit: {
    'tutor.conversation-read': '{who} read a conversation of {whom} with the tutor',
    'tutor.flag-read': '{who} read a flagged message of {whom}',
    'tutor.flag-resolved': '{who} resolved a flag on a message of {whom}',
    'tutor.flag-reopened': '{who} reopened a flag on a message of {whom}',
  },
  retention: {
    conversations: {
      title: 'Conversations with the tutor',
      noun: ['conversation', 'conversations'],
      since: 'the last message',
      stays: 'Flags that were closed as long ago go with them.',
      setting: 'keepDays',
      tables: ['conversations', 'messages', 'flags', 'coaching_sessions', 'coaching_advice'],
    },
    memory: {
      title: 'What the tutor remembers',
      noun: ['note', 'notes'],
      since: 'the last correction of a note',
      setting: 'keepMemoryDays',
      tables: ['memory_notes'],
    },
    steps: {
      title: 'Checked steps of guided lessons',
      noun: ['step', 'steps'],
      since: 'the check',
      stays: 'The picture of a class’s misconceptions is then without them.',
      setting: 'keepStepsDays',
      tables: ['checked_steps'],
    },
    lessons: {
      title: 'Progress in guided lessons',
      noun: ['lesson', 'lessons'],
      since: 'the end of the lesson, or its beginning if it was not finished',
      stays: 'Assignments of such a lesson show it as not begun.',
      setting: 'keepProgressDays',
      tables: ['lesson_progress'],
    },
  },
  personalData: [...conversationData, ...reviewData, ...coachingData, ...guideData, ...memoryData],
});
