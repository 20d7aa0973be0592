import { defineContract } from '../../core/contract/index.ts';
import { overviewRoutes } from './overview/contract.ts';

export * from './overview/contract.ts';

export const classOverview = defineContract({
  id: 'class-overview',
  title: 'Class overview',
  summary: 'What happened in the classes one teaches, who is stuck and why, and what a class finds hard',
  permissions: {
    'class-overview.read': {
      description: 'See what the learners of one’s classes do, who is stuck, and what they find hard',
      grantedTo: ['instructor', 'administrator'],
    },
  },
  routes: overviewRoutes,
  personalData: [
    { table: 'visits', userColumn: 'user_id', onErase: 'delete', description: 'When you saw your classes' },
  ],
});
