import { z } from 'zod';
import { Id, Timestamp } from '../../../../core/contract/index.ts';
import { Decision } from '../../applications/contract.ts';

/** `superseded`: the application was decided again, or withdrawn, before an answer. */
export const AppealState = z.enum(['open', 'reopened', 'refused', 'superseded']);
export type AppealState = z.infer<typeof AppealState>;

const reason = z.string().trim().min(1, 'Required').max(5000, 'At most 5,000 characters');

/** An appeal, as its applicant sees it. */
export const Appeal = z.object({
  id: Id,
  /** The decision it is about. */
  decision: Decision,
  reason: z.string(),
  at: Timestamp,
  state: AppealState,
  /** From the university; null while it is open. */
  answer: z.string().nullable(),
  answeredAt: Timestamp.nullable(),
});
export type Appeal = z.infer<typeof Appeal>;

export const DeskAppeal = Appeal.extend({
  answeredBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** Whether the caller recorded the decision that it is about. */
  isAboutOwnDecision: z.boolean(),
});

const Appeals = z.object({
  mayAppeal: z.boolean(),
  /** Until when the released decision can be appealed; null without one that can. */
  until: Timestamp.nullable(),
  /** Days from the release of a decision within which it can be appealed. */
  days: z.int(),
  /** The latest first. */
  appeals: z.array(Appeal),
});

const params = z.object({ id: Id });

export const appealRoutes = {
  appeals: {
    method: 'get',
    path: '/api/university-applications/:id/appeals',
    access: 'signed-in',
    description: 'Your appeals in an application, and whether its decision can be appealed',
    params,
    response: Appeals,
  },
  appeal: {
    method: 'post',
    path: '/api/university-applications/:id/appeals',
    access: 'signed-in',
    duringAssessment: 'closed',
    description:
      'Appeal a rejection or a place on the waiting list, once for each decision. The same again changes nothing',
    params,
    body: z.object({ reason }),
    response: Appeals,
    status: 201,
  },
  answerAppeal: {
    method: 'post',
    path: '/api/admissions/appeals/:id/answer',
    access: 'universities.review',
    description: 'Reopen an application after an appeal, or refuse the appeal. The same again changes nothing',
    params,
    body: z.object({ answer: z.enum(['reopen', 'refuse']), reason }),
    response: DeskAppeal,
  },
} as const;

export const appealAudit = {
  'universities.appealed': '{who} appealed a decision on an application',
  'universities.appeal-reopened': '{who} reopened an application after an appeal',
  'universities.appeal-refused': '{who} refused an appeal',
} as const;

export const appealData = [
  {
    table: 'appeals',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Your appeals against decisions on university applications',
  },
  {
    table: 'appeals',
    userColumn: 'answered_by',
    onErase: 'anonymise',
    withhold: ['application_id', 'user_id', 'reason'],
    description: 'Appeals that you answered',
  },
] as const;
