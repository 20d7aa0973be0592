import { z } from 'zod';
import { Day, Id, Line, nothing } from '../../../core/contract/index.ts';

export const Term = z.object({
  id: Id,
  name: z.string(),
  /** First and last day. */
  startsOn: Day,
  endsOn: Day,
  /** Classes of the term, archived ones included. */
  classes: z.int(),
});
export type Term = z.infer<typeof Term>;

const TermEntry = z
  .object({
    name: Line.min(1, 'Required').max(60, 'At most 60 characters'),
    startsOn: Day,
    endsOn: Day,
  })
  .refine(({ startsOn, endsOn }) => endsOn > startsOn, {
    path: ['endsOn'],
    error: 'Must be after the first day',
  });

export const termRoutes = {
  terms: {
    method: 'get',
    path: '/api/class-terms',
    access: 'classes.teach',
    description: 'Terms, the latest first',
    response: z.array(Term),
  },
  addTerm: {
    method: 'post',
    path: '/api/class-terms',
    access: 'classes.manage',
    description: 'Add a term. Idempotent by id',
    body: TermEntry.safeExtend({ id: Id }),
    response: Term,
    status: 201,
  },
  changeTerm: {
    method: 'put',
    path: '/api/class-terms/:id',
    access: 'classes.manage',
    description: 'Change the name and the days of a term',
    params: z.object({ id: Id }),
    body: TermEntry,
    response: Term,
  },
  removeTerm: {
    method: 'delete',
    path: '/api/class-terms/:id',
    access: 'classes.manage',
    description: 'Remove a term that has no classes',
    params: z.object({ id: Id }),
    response: nothing(),
  },
} as const;
