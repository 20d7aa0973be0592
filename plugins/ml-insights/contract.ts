import { z } from 'zod';
import { defineContract } from '../../core/contract/index.ts';
import { datasetRoutes } from './dataset/contract.ts';
import { insightRoutes } from './insights/contract.ts';

export * from './dataset/contract.ts';
export * from './insights/contract.ts';
export * from './models/contract.ts';
export * from './vocabulary/contract.ts';

export const mlInsights = defineContract({
  id: 'ml-insights',
  title: 'ML Intelligence Dashboard',
  summary: 'A synthetic data set of learners, models trained on it, and what they show',
  permissions: {
    'ml-insights.generate': {
      description: 'Generate the synthetic data set and train models on it',
      grantedTo: ['administrator'],
    },
  },
  routes: { ...datasetRoutes, ...insightRoutes },
  jobs: {
    generate: {
      payload: z.object({ generationId: z.uuid() }),
      once: ['generationId'],
      concurrency: 1,
      limitSeconds: 3600,
      retries: 3,
      progress: { permission: 'ml-insights.generate' },
    },
    train: {
      payload: z.object({ trainingId: z.uuid() }),
      once: ['trainingId'],
      concurrency: 1,
      limitSeconds: 3600,
      retries: 3,
      progress: { permission: 'ml-insights.generate' },
    },
  },
  audit: {
    'ml-insights.generated': '{who} started to generate a synthetic data set',
    'ml-insights.cancelled': '{who} cancelled the generation of a synthetic data set',
  },
});
