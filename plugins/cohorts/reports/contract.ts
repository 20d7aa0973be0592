import { z } from 'zod';
import { Id, nothing, Timestamp } from '../../../core/contract/index.ts';

export const ReportReason = z.enum(['words', 'unkind', 'pressure', 'age', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

/** Titles of reasons on screens. */
export const reasonTitles: Record<ReportReason, string> = {
  words: 'The name or description is inappropriate',
  unkind: 'Someone is unkind',
  pressure: 'Someone asks for things they should not',
  age: 'Someone is not of the age they say',
  other: 'Something else',
};

export const Report = z.object({
  id: Id,
  cohortId: Id,
  cohortName: z.string(),
  /** Null where the cohort itself is reported, or its member shares no name. */
  reportedName: z.string().nullable(),
  isOfMember: z.boolean(),
  reason: ReportReason,
  at: Timestamp,
});
export type Report = z.infer<typeof Report>;

export const reportRoutes = {
  reportCohort: {
    method: 'post',
    path: '/api/study-cohorts/:id/reports',
    access: 'cohorts.take-part',
    description: 'Report a cohort, or a member of a cohort of yours, to staff. Idempotent by id',
    params: z.object({ id: Id }),
    body: z.object({ id: Id, userId: Id.optional(), reason: ReportReason }),
    response: nothing(),
  },
  cohortReports: {
    method: 'get',
    path: '/api/study-cohorts/reports',
    access: 'cohorts.moderate',
    description: 'Open reports, oldest first',
    response: z.array(Report),
  },
  settleReport: {
    method: 'post',
    path: '/api/study-cohorts/reports/:id/settle',
    access: 'cohorts.moderate',
    description: 'Close a report. Idempotent',
    params: z.object({ id: Id }),
    response: nothing(),
  },
} as const;
