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

/** A concept that a class finds hard, from answers in practice and completed placements of at least three learners. */
export const HardConcept = z.object({
  concept: z.string(),
  title: z.string(),
  section: Section,
  learners: z.int(),
  answers: z.int(),
  wrong: z.int(),
  /** The one most learners chose, at least two. */
  misconception: z.object({ says: z.string(), learners: z.int() }).nullable(),
  /** A lesson on the concept. */
  lesson: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type HardConcept = z.infer<typeof HardConcept>;

/** The mastery of practice topics in a class. */
export const MasteryGrid = z.object({
  classId: Id,
  className: z.string(),
  /** Topics in which anyone has an answer, by section and title. Empty where practice is off. */
  topics: z.array(z.object({ section: Section, contentArea: z.string(), title: z.string() })),
  /** By name. `cells` are in the order of the topics; null without an answer. */
  rows: z.array(
    z.object({
      id: Id,
      firstName: z.string(),
      lastName: z.string(),
      cells: z.array(z.object({ mastery: Mastery.nullable(), graded: z.int(), correct: z.int() }).nullable()),
    }),
  ),
  /** At most three, the hardest first. Empty with too few answers. */
  hardest: z.array(HardConcept),
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
    description: 'The mastery of practice topics of each learner of a class',
    params,
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
