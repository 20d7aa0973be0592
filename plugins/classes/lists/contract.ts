import { z } from 'zod';
import { Id, Line, PageQuery, pageOf, Timestamp } from '../../../core/contract/index.ts';

const Named = z.object({ id: Id, firstName: z.string(), lastName: z.string() });

export const Class = z.object({
  id: Id,
  name: z.string(),
  /** Empty where the class belongs to no course. */
  course: z.string(),
  term: z.object({ id: Id, name: z.string() }).nullable(),
  /** Active instructors, by name. */
  teachers: z.array(Named),
  /** Active learners. */
  learners: z.int(),
  archivedAt: Timestamp.nullable(),
});
export type Class = z.infer<typeof Class>;

/** The code with which learners join a class. */
export const JoinCode = z.object({ code: z.string(), expiresAt: Timestamp });
export type JoinCode = z.infer<typeof JoinCode>;

export const ClassPage = Class.extend({
  learnerList: z.array(Named.extend({ username: z.string(), addedAt: Timestamp })),
  /** Null where there is none, or it has expired. */
  joinCode: JoinCode.nullable(),
});
export type ClassPage = z.infer<typeof ClassPage>;

/** A class as its learners see it. */
export const OwnClass = Class.pick({ id: true, name: true, course: true, term: true, teachers: true });
export type OwnClass = z.infer<typeof OwnClass>;

const ClassEntry = z.object({
  name: Line.min(1, 'Required').max(80, 'At most 80 characters'),
  course: Line.max(80, 'At most 80 characters').default(''),
  termId: Id.nullable().default(null),
});

const one = z.object({ id: Id });

export const classRoutes = {
  classes: {
    method: 'get',
    path: '/api/classes',
    access: 'classes.teach',
    description: 'Classes by name: your own, or all for those who manage them',
    query: PageQuery.extend({
      state: z.enum(['active', 'archived']).default('active'),
      search: z.string().max(200).optional(),
      termId: Id.optional(),
    }),
    response: pageOf(Class).extend({ mayCreate: z.boolean() }),
  },
  createClass: {
    method: 'post',
    path: '/api/classes',
    access: 'classes.teach',
    description: 'Create a class. Instructors become its teacher. Idempotent by id',
    body: ClassEntry.extend({ id: Id }),
    response: ClassPage,
    status: 201,
  },
  class: {
    method: 'get',
    path: '/api/classes/:id',
    access: 'classes.teach',
    description: 'One class with its learners',
    params: one,
    response: ClassPage,
  },
  changeClass: {
    method: 'put',
    path: '/api/classes/:id',
    access: 'classes.teach',
    description: 'Change the name, the course and the term of a class',
    params: one,
    body: ClassEntry,
    response: ClassPage,
  },
  archiveClass: {
    method: 'post',
    path: '/api/classes/:id/archive',
    access: 'classes.teach',
    description: 'Archive a class: its teachers no longer see its learners through it. Idempotent',
    params: one,
    response: ClassPage,
  },
  restoreClass: {
    method: 'post',
    path: '/api/classes/:id/restore',
    access: 'classes.teach',
    description: 'Restore an archived class. Idempotent',
    params: one,
    response: ClassPage,
  },
  ownClasses: {
    method: 'get',
    path: '/api/class-memberships',
    access: 'classes.attend',
    description: 'The active classes that you are a learner of, by name',
    response: z.array(OwnClass),
  },
} as const;
