import { z } from 'zod';
import { defineContract } from '../../core/contract/index.ts';
import { assignmentRoutes, ownRoutes } from './given/contract.ts';
import { gradebookRoutes } from './gradebook/contract.ts';

export * from './given/contract.ts';
export * from './gradebook/contract.ts';

export const assignments = defineContract({
  id: 'assignments',
  title: 'Assignments',
  summary: 'Work for a class with due dates, accommodations and reminders, and a gradebook',
  permissions: {
    'assignments.give': {
      description: 'Assign work to the classes one teaches, and read their gradebooks',
      grantedTo: ['instructor', 'administrator'],
    },
    'assignments.receive': { description: 'See the work one was assigned', grantedTo: ['learner'] },
  },
  routes: { ...assignmentRoutes, ...ownRoutes, ...gradebookRoutes },
  jobs: {
    /** Tells the learners of an assignment about it. */
    announce: { payload: z.object({ assignmentId: z.string() }), once: ['assignmentId'] },
    letter: {
      payload: z.object({ assignmentId: z.string(), userId: z.string(), notice: z.enum(['assigned', 'reminder']) }),
      once: ['assignmentId', 'userId', 'notice'],
    },
  },
  live: {
    sends: {
      /** An assignment of the person was added, changed or withdrawn. Fetch them again. */
      assignments_changed: z.object({}),
    },
  },
  audit: {
    'assignment.given': '{who} assigned work to a class',
    'assignment.changed': '{who} changed an assignment',
    'assignment.closed': '{who} closed an assignment',
    'assignment.reopened': '{who} reopened an assignment',
    'assignment.deleted': '{who} deleted an assignment',
    'assignment.accommodated': '{who} changed the due date or the time of {whom} in an assignment',
  },
  personalData: [
    {
      table: 'assignments',
      userColumn: 'created_by',
      onErase: 'anonymise',
      anonymise: ['title', 'note'],
      description: 'Work you assigned',
    },
    {
      table: 'learners',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Work you were assigned, and its terms for you',
    },
    { table: 'notices', userColumn: 'user_id', onErase: 'delete', description: 'Notices about work you were assigned' },
  ],
});
