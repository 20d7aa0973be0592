import { z } from 'zod';
import { Id, Line, nothing, Timestamp } from '../../../core/contract/index.ts';
import { EiqScore, Level } from '../../learner/contract.ts';

/** `late`: the due date has passed, and it is not done. Work that is done after it is `done` and `isLate`. */
export const WorkState = z.enum(['not-begun', 'working', 'done', 'late']);
export type WorkState = z.infer<typeof WorkState>;

export const stateTitles: Record<WorkState, string> = {
  'not-begun': 'Not begun',
  working: 'Working',
  done: 'Done',
  late: 'Late',
};

/** The most learners, assignments and hours of notice. */
export const limits = { note: 2000, title: 120, assignments: 200, reminderHours: 168 } as const;

export const TimeFactor = z.number().gt(1).max(4);

/** A local time to the day or the minute, in the institution's time zone. */
const LocalTime = z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/, 'Enter a date, with or without a time');

const Kind = z.string().min(1).max(40);

/** A kind of work that can be assigned here. */
export const WorkKind = z.object({
  kind: Kind,
  title: z.string(),
  description: z.string(),
  amount: z.object({ unit: z.string(), least: z.int(), most: z.int(), usual: z.int() }).nullable(),
  hasClock: z.boolean(),
  /** Null where there is nothing to choose. */
  choices: z.array(z.object({ target: z.string(), title: z.string(), group: z.string() })).nullable(),
});
export type WorkKind = z.infer<typeof WorkKind>;

/** How far a learner is with their work. */
const Standing = z.object({
  /** Null where the plugin of the work is off. */
  state: WorkState.nullable(),
  isLate: z.boolean(),
  doneAt: Timestamp.nullable(),
  /** Set for learners who have not begun and may not now: until a moment, or before their grade. */
  barred: z.object({ until: Timestamp.nullable() }).nullable(),
});

/** Counts of a class by state. */
const Counts = z.object({ learners: z.int(), notBegun: z.int(), working: z.int(), done: z.int(), late: z.int() });

export const Assignment = z.object({
  id: Id,
  classId: Id,
  className: z.string(),
  kind: Kind,
  /** Of the kind; null where its plugin is off. */
  kindTitle: z.string().nullable(),
  hasClock: z.boolean(),
  target: z.string(),
  amount: z.int().nullable(),
  title: z.string(),
  note: z.string(),
  /** As entered; null where it opened when it was assigned. */
  opensLocal: z.string().nullable(),
  opensAt: Timestamp,
  dueLocal: z.string(),
  dueAt: Timestamp,
  timeZone: z.string(),
  acceptsLate: z.boolean(),
  /** Hours before the due date; null without a reminder. */
  reminderHours: z.int().nullable(),
  /** Null for the whole class. */
  learnerIds: z.array(Id).nullable(),
  closedAt: Timestamp.nullable(),
  counts: Counts,
});
export type Assignment = z.infer<typeof Assignment>;

const AssignedLearner = Standing.extend({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  /** Their own due date as entered; null for the usual one. */
  dueLocal: z.string().nullable(),
  dueAt: Timestamp,
  timeFactor: TimeFactor.nullable(),
});
export type AssignedLearner = z.infer<typeof AssignedLearner>;

export const AssignmentPage = Assignment.extend({ learners: z.array(AssignedLearner) });
export type AssignmentPage = z.infer<typeof AssignmentPage>;

/** Assigned work as its learner sees it. */
export const OwnAssignment = Standing.extend({
  id: Id,
  className: z.string(),
  kind: Kind,
  kindTitle: z.string(),
  title: z.string(),
  note: z.string(),
  /** The screen on which it is done. */
  to: z.string(),
  opensAt: Timestamp,
  isOpen: z.boolean(),
  dueAt: Timestamp,
  timeZone: z.string(),
  acceptsLate: z.boolean(),
  timeFactor: TimeFactor.nullable(),
  /** How much of the amount is done. All three null where the kind has no amount. */
  counted: z.int().nullable(),
  amount: z.int().nullable(),
  unit: z.string().nullable(),
  /** A result is withheld until staff decide on it. */
  isHeld: z.boolean(),
});
export type OwnAssignment = z.infer<typeof OwnAssignment>;

/** A result or a count of answers in a gradebook. */
export const WorkResult = z.object({ level: Level, eiqScore: EiqScore, standardError: z.number() });

const Terms = z.object({
  title: Line.min(1, 'Required').max(limits.title, `At most ${limits.title} characters`),
  note: z.string().trim().max(limits.note, `At most ${limits.note} characters`).default(''),
  opensLocal: LocalTime.nullable().default(null),
  dueLocal: LocalTime,
  acceptsLate: z.boolean().default(true),
  reminderHours: z.int().min(1).max(limits.reminderHours).nullable().default(24),
  /** Null for the whole class, with those who join later. */
  learnerIds: z.array(Id).min(1).max(300).nullable().default(null),
});

const one = z.object({ id: Id });
const access = 'assignments.give';

export const assignmentRoutes = {
  workKinds: {
    method: 'get',
    path: '/api/assignment-kinds',
    access,
    description: 'The kinds of work that can be assigned, and the institution’s time zone',
    response: z.object({ timeZone: z.string(), kinds: z.array(WorkKind) }),
  },
  assignments: {
    method: 'get',
    path: '/api/assignments',
    access,
    description: 'The assignments of a class, the last due first',
    query: z.object({ classId: Id }),
    response: z.array(Assignment),
  },
  runningAssignments: {
    method: 'get',
    path: '/api/running-assignments',
    access,
    description:
      'The open assignments of the classes you teach that are due soon or were due in the past two weeks, the first due first',
    response: z.array(Assignment),
  },
  give: {
    method: 'post',
    path: '/api/assignments',
    access,
    description: 'Assign work to a class or to learners of it. Idempotent by id',
    body: Terms.extend({
      id: Id,
      classId: Id,
      kind: Kind,
      target: z.string().max(200).default(''),
      amount: z.int().min(1).max(1000).nullable().default(null),
    }),
    response: AssignmentPage,
    status: 201,
  },
  assignment: {
    method: 'get',
    path: '/api/assignments/:id',
    access,
    description: 'An assignment with the state of each learner',
    params: one,
    response: AssignmentPage,
  },
  changeAssignment: {
    method: 'put',
    path: '/api/assignments/:id',
    access,
    description: 'Change the terms of an assignment; its work stays',
    params: one,
    body: Terms,
    response: AssignmentPage,
  },
  closeAssignment: {
    method: 'post',
    path: '/api/assignments/:id/close',
    access,
    description: 'Close an assignment: later work does not count. Idempotent',
    params: one,
    response: AssignmentPage,
  },
  reopenAssignment: {
    method: 'post',
    path: '/api/assignments/:id/reopen',
    access,
    description: 'Reopen a closed assignment. Idempotent',
    params: one,
    response: AssignmentPage,
  },
  copyAssignment: {
    method: 'post',
    path: '/api/assignments/:id/copy',
    access,
    description:
      'Assign the same work to another whole class, or to the same one again. Idempotent by the id of the copy',
    params: one,
    body: z.object({ id: Id, classId: Id, dueLocal: LocalTime }),
    response: AssignmentPage,
    status: 201,
  },
  deleteAssignment: {
    method: 'delete',
    path: '/api/assignments/:id',
    access,
    description: 'Delete an assignment. The work that learners did stays in their records. Idempotent',
    params: one,
    response: nothing(),
  },
  accommodate: {
    method: 'put',
    path: '/api/assignments/:id/learners/:userId',
    access,
    description: 'Give a learner a later due date and more time in an assignment, or withdraw both',
    params: one.extend({ userId: Id }),
    body: z.object({ dueLocal: LocalTime.nullable(), timeFactor: TimeFactor.nullable() }),
    response: AssignmentPage,
  },
} as const;

/** Assigned work of a learner as their teachers see it. */
export const LearnerAssignment = z.object({
  id: Id,
  title: z.string(),
  className: z.string(),
  dueAt: Timestamp,
  timeZone: z.string(),
  /** Null where the plugin of the work is off. */
  state: WorkState.nullable(),
  isLate: z.boolean(),
});

export const ownRoutes = {
  learnerAssignments: {
    method: 'get',
    path: '/api/learner-assignments/:userId',
    access,
    description:
      'The work a learner was assigned in classes you teach, or in all for those who manage them; the last due first',
    params: z.object({ userId: Id }),
    response: z.array(LearnerAssignment),
  },
  ownAssignments: {
    method: 'get',
    path: '/api/own-assignments',
    access: 'assignments.receive',
    description: 'The work you were assigned that is not closed, the next due first',
    response: z.array(OwnAssignment),
  },
} as const;
