import { z } from 'zod';
import { defineContract } from '../../core/contract/index.ts';
import { gradingData, gradingRoutes } from './grading/contract.ts';
import { liveTestRoutes } from './live-test/contract.ts';
import { operationData, operationRoutes } from './operations/contract.ts';

export * from './grading/contract.ts';
export * from './live-test/contract.ts';
export * from './operations/contract.ts';

export const ai = defineContract({
  id: 'ai',
  title: 'AI providers',
  summary: 'Manage language-model providers: keys, order, budgets, moderation and usage',
  permissions: {
    'ai.manage': {
      description: 'Set keys, order and budgets of AI providers, test them, and view usage',
      grantedTo: ['administrator'],
    },
    'ai.review-gradings': {
      description: 'Review open answers whose grading is in doubt',
      grantedTo: ['administrator', 'instructor'],
    },
  },
  routes: { ...gradingRoutes, ...operationRoutes, ...liveTestRoutes },
  live: {
    sends: {
      /** A grading was added to those that wait for a decision, or was decided. */
      grading_reviews_changed: z.object({}),
    },
  },
  audit: {
    'ai.key-set': '{who} entered a key for an AI provider',
    'ai.key-removed': '{who} removed the key of an AI provider',
    'ai.grading-reviewed': '{who} reviewed the grading of an answer of {whom}',
  },
  jobs: {
    /** A mail to one administrator, so that a failed one is retried alone. */
    warn: {
      payload: z.object({
        userId: z.string(),
        budget: z.enum(['month', 'day']),
        kind: z.enum(['nearing', 'used-up']),
      }),
    },
  },
  personalData: [...operationData, ...gradingData],
});
