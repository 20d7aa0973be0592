import { z } from 'zod';
import { Id } from '../../../../core/contract/index.ts';
import { Decision } from '../../applications/contract.ts';

/** Applications in one call. */
export const maxBulk = 500;

/** The answer for one application. `refused` states why in `message`; nothing changed there. */
const outcomeOf = <const T extends string>(...outcomes: readonly T[]) =>
  z.array(z.object({ applicationId: Id, outcome: z.enum(outcomes), message: z.string().nullable() }));

const access = 'universities.review';

export const decisionRoutes = {
  decide: {
    method: 'post',
    path: '/api/admissions/decisions',
    access,
    isLong: true,
    description:
      'Record decisions, each with an answer of its own. The same again changes nothing; another decision replaces it. The applicant learns nothing before the release',
    body: z.object({
      decisions: z
        .array(
          z.object({
            applicationId: Id,
            decision: Decision,
            /** The recorded decision that you saw, null for none. Where another one was recorded since, yours is refused. */
            seen: Decision.nullable().optional(),
            /** Required where the reviews are not complete. */
            reason: z.string().trim().max(1000, 'At most 1,000 characters').optional(),
          }),
        )
        .min(1)
        .max(maxBulk, `At most ${maxBulk} applications at once`),
    }),
    response: z.object({ results: outcomeOf('recorded', 'unchanged', 'refused') }),
  },
  release: {
    method: 'post',
    path: '/api/admissions/releases',
    access,
    isLong: true,
    description:
      'Publish recorded decisions, from the release time of their intakes on. Those recorded before it are published by themselves',
    body: z.object({ applicationIds: z.array(Id).min(1).max(maxBulk, `At most ${maxBulk} applications at once`) }),
    response: z.object({ results: outcomeOf('released', 'unchanged', 'refused') }),
  },
} as const;

export const decisionAudit = {
  'universities.decision-recorded': '{who} recorded a decision on an application',
  'universities.decision-released': '{who} released a decision on an application',
} as const;
