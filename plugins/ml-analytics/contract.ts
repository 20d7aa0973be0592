import { z } from 'zod';
import { defineContract, file, Id } from '../../core/contract/index.ts';
import { ClassOverview } from './classes/contract.ts';
import { Insights } from './insights/contract.ts';
import { LearningAnalytics, Overview, PeriodQuery } from './overview/contract.ts';
import { Patterns } from './patterns/contract.ts';
import { Performance } from './performance/contract.ts';
import { CareerProjections } from './projections/contract.ts';

export * from './classes/contract.ts';
export * from './events/contract.ts';
export * from './insights/contract.ts';
export * from './overview/contract.ts';
export * from './patterns/contract.ts';
export * from './performance/contract.ts';
export * from './projections/contract.ts';

export const mlAnalytics = defineContract({
  id: 'ml-analytics',
  title: 'ML analytics',
  summary: 'Forecasts, patterns of study and insights from a learner’s own records; classes over time for instructors',
  permissions: {
    'ml-analytics.class': {
      description: 'See how the learners you teach study over time, and early warnings',
      grantedTo: ['instructor', 'administrator'],
    },
  },
  routes: {
    overview: {
      method: 'get',
      path: '/api/ml-analytics',
      access: 'signed-in',
      description: 'Forecasts of your EiQ score and your study, with their uncertainty',
      query: PeriodQuery,
      response: Overview,
    },
    learningAnalytics: {
      method: 'get',
      path: '/api/learning-analytics',
      access: 'signed-in',
      description: 'Your score, study, practice and skills of the last 30 days, and the forecast for the next',
      response: LearningAnalytics,
    },
    patterns: {
      method: 'get',
      path: '/api/ml-analytics/patterns',
      access: 'signed-in',
      description: 'When, how long and how evenly you study',
      query: PeriodQuery,
      response: Patterns,
    },
    performance: {
      method: 'get',
      path: '/api/ml-analytics/performance',
      access: 'signed-in',
      description: 'Your answers in practice by section and week, and how earlier forecasts turned out',
      query: PeriodQuery,
      response: Performance,
    },
    careerProjections: {
      method: 'get',
      path: '/api/ml-analytics/career-projections',
      access: 'signed-in',
      description: 'Projections of trained models, with what they do not know',
      response: CareerProjections,
    },
    insights: {
      method: 'get',
      path: '/api/ml-analytics/insights',
      access: 'signed-in',
      description: 'The insights that were generated last',
      response: Insights,
    },
    generateInsights: {
      method: 'post',
      path: '/api/ml-analytics/generate-insights',
      access: 'signed-in',
      description: 'Generate insights from your records; they replace the earlier ones',
      query: PeriodQuery,
      response: Insights,
    },
    classOverview: {
      method: 'get',
      path: '/api/admin/ml-analytics/class',
      access: 'ml-analytics.class',
      description:
        'The learners you teach, or those of one class, week by week, with early warnings and their reliability',
      query: z.object({ classId: Id.optional() }),
      response: ClassOverview,
    },
    classFile: {
      method: 'get',
      path: '/api/admin/ml-analytics/class/export',
      access: 'ml-analytics.class',
      description: 'The learners you teach as a CSV file: by week, without names, or a line for each learner',
      query: z.object({ content: z.enum(['weeks', 'learners']).default('weeks'), classId: Id.optional() }),
      response: file(),
    },
  },
  personalData: [
    { table: 'insights', userColumn: 'user_id', onErase: 'delete', description: 'Insights from your own records' },
  ],
});
