import { z } from 'zod';
import { Id, PageQuery, Timestamp } from '../../../core/contract/index.ts';
import { Explanation, MatchLevel } from '../matching/contract.ts';
import { CorporatePartner } from '../partners/contract.ts';

/** How far a learner and a company are, as the learner sees it. */
export const MatchStatus = z.enum([
  'new',
  /** The company is interested; the learner has not answered. */
  'invited',
  /** The learner is interested; the company has not answered. */
  'contacted',
  /** Both are interested and can write to each other. */
  'mutual',
  'interview',
  'offer',
  'hired',
  'declined',
  'withdrawn',
]);
export type MatchStatus = z.infer<typeof MatchStatus>;

/** Titles on a learner's screens. */
export const matchStatusTitles: Record<MatchStatus, string> = {
  new: 'New',
  invited: 'The company is interested',
  contacted: 'Already Contacted',
  mutual: 'In conversation',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined by the company',
  withdrawn: 'Withdrawn',
};

export const RecruitmentMatch = z.object({
  id: Id,
  /** 0 to 100, one decimal. */
  matchScore: z.number(),
  level: MatchLevel,
  jobTitle: z.string(),
  /** Plain text. */
  jobDescription: z.string(),
  /** For a year; null is shown as “Competitive”. */
  salary: z.object({ min: z.int(), max: z.int() }).nullable(),
  /** ISO 4217 */
  currency: z.string(),
  /** The lowest EiQ score; null without one. */
  eiqRequirement: z.int().nullable(),
  place: z.string().nullable(),
  isRemote: z.boolean(),
  startsOn: z.string().nullable(),
  deadline: Timestamp.nullable(),
  status: MatchStatus,
  /** False where the job has closed since. Only matches in which something happened stay in the list then. */
  isOpen: z.boolean(),
  corporatePartner: CorporatePartner.omit({ openJobs: true }),
  explanation: Explanation,
});
export type RecruitmentMatch = z.infer<typeof RecruitmentMatch>;

const maxMatches = 100;

export const matchRoutes = {
  recruitmentMatches: {
    method: 'get',
    path: '/api/recruitment-matches',
    access: 'signed-in',
    description:
      'Your matches with open jobs, the best first, at most 100 from an offset on; with a status, only those',
    query: PageQuery.extend({
      limit: z.coerce.number().int().min(1).max(maxMatches).default(maxMatches),
      status: MatchStatus.exclude(['new']).optional(),
    }),
    response: z.array(RecruitmentMatch),
  },
} as const;

export const matchJobs = {
  /** Computes the matches of a learner with all open jobs. */
  matchLearner: { payload: z.object({ userId: z.string() }), once: ['userId'] },
  /** Computes the matches of a job with all open profiles. */
  matchJob: { payload: z.object({ jobId: z.string() }), once: ['jobId'], concurrency: 1 },
} as const;

export const matchData = [
  { table: 'matches', userColumn: 'user_id', onErase: 'delete', description: 'Your matches with jobs' },
] as const;
