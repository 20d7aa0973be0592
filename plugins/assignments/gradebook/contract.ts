import { z } from 'zod';
import { file, Id, Timestamp } from '../../../core/contract/index.ts';
import { WorkResult, WorkState } from '../given/contract.ts';

/** The work of a learner in an assignment. Null for learners it was not assigned to. */
export const Cell = z.object({
  /** Null where the plugin of the work is off. */
  state: WorkState.nullable(),
  isLate: z.boolean(),
  doneAt: Timestamp.nullable(),
  isHeld: z.boolean(),
  /** Both null where the institution’s gradebooks show no results. */
  result: WorkResult.nullable(),
  answers: z.object({ correct: z.int(), graded: z.int() }).nullable(),
});
export type Cell = z.infer<typeof Cell>;

export const Gradebook = z.object({
  classId: Id,
  className: z.string(),
  showsResults: z.boolean(),
  /** The first due first. */
  columns: z.array(
    z.object({
      id: Id,
      title: z.string(),
      kindTitle: z.string().nullable(),
      dueAt: Timestamp,
      timeZone: z.string(),
      closedAt: Timestamp.nullable(),
    }),
  ),
  /** By name. `cells` are in the order of the columns. */
  rows: z.array(
    z.object({
      id: Id,
      firstName: z.string(),
      lastName: z.string(),
      username: z.string(),
      cells: z.array(Cell.nullable()),
    }),
  ),
});
export type Gradebook = z.infer<typeof Gradebook>;

const params = z.object({ classId: Id });

export const gradebookRoutes = {
  gradebook: {
    method: 'get',
    path: '/api/gradebooks/:classId',
    access: 'assignments.give',
    description: 'What a class was assigned, and how far each learner is',
    params,
    response: Gradebook,
  },
  gradebookFile: {
    method: 'get',
    path: '/api/gradebooks/:classId/file',
    access: 'assignments.give',
    description: 'The same as CSV',
    params,
    response: file(),
  },
} as const;
