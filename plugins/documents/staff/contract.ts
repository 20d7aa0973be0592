import { z } from 'zod';
import { CursorQuery, Id, pageOf } from '../../../core/contract/index.ts';
import { DocumentSummary } from '../library/contract.ts';

// What staff see: documents of a learner, and those with another person's name.

export const NameMismatch = z.object({
  document: DocumentSummary,
  learner: z.object({ id: Id, firstName: z.string(), lastName: z.string() }),
  /** The name that was read. */
  nameRead: z.string(),
  /** The name the learner put in its place, if another. */
  nameCorrected: z.string().nullable(),
});
export type NameMismatch = z.input<typeof NameMismatch>;

export const staffRoutes = {
  ofLearner: {
    method: 'get',
    path: '/api/documents/learners/:userId',
    access: 'documents.read',
    description: 'Documents of a learner you may see, latest first',
    params: z.object({ userId: Id }),
    response: z.array(DocumentSummary),
  },
  nameMismatches: {
    method: 'get',
    path: '/api/documents/name-mismatches',
    access: 'documents.read',
    description: 'Documents of learners you may see that carry another name, latest first',
    query: CursorQuery,
    response: pageOf(NameMismatch),
  },
} as const;
