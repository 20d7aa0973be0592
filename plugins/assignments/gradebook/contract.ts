import { z } from 'zod';
import { file, Id, Timestamp } from '../../../core/contract/index.ts';
import { Section } from '../../item-bank/contract.ts';
import { Mastery } from '../../learner/contract.ts';
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

/** The mastery of practice topics in a class. */
export const MasteryGrid = z.object({
  classId: Id,
  className: z.string(),
  /** Topics in which anyone has an answer, by section and title. Empty where practice is off. */
  topics: z.array(
    z.object({
      section: Section,
      contentArea: z.string(),
      title: z.string(),
      /** Learners without a graded answer, and those at each step. */
      none: z.int(),
      reached: z.record(Mastery, z.int()),
    }),
  ),
  /** By name; empty where names were left out. `cells` are in the order of the topics; null without an answer. */
  rows: z.array(
    z.object({
      id: Id,
      firstName: z.string(),
      lastName: z.string(),
      cells: z.array(z.object({ mastery: Mastery.nullable(), graded: z.int(), correct: z.int() }).nullable()),
    }),
  ),
});
export type MasteryGrid = z.infer<typeof MasteryGrid>;

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
  mastery: {
    method: 'get',
    path: '/api/class-mastery/:classId',
    access: 'assignments.give',
    description: 'The mastery of practice topics in a class: of each learner, or without names',
    params,
    query: z.object({ names: z.enum(['on', 'off']).default('on') }),
    response: MasteryGrid,
  },
  masteryFile: {
    method: 'get',
    path: '/api/class-mastery/:classId/file',
    access: 'assignments.give',
    description: 'The same as CSV',
    params,
    response: file(),
  },
} as const;
