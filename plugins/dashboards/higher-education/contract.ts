import { z } from 'zod';
import type { PersonalData } from '../../../core/contract/contract.ts';
import { Day, Id, nothing } from '../../../core/contract/index.ts';
import type { Domain } from '../../learner/contract.ts';
import { TrackTopic } from '../k12/contract.ts';

// What the dashboard of higher education shows of a learner's own way.

export const HigherPathway = z.enum([
  'undergraduate',
  'graduate',
  'doctoral',
  'postdoctoral',
  'professional-development',
  'research-innovation',
]);
export type HigherPathway = z.infer<typeof HigherPathway>;

/** The pathways as screens call them. */
export const higherPathwayTitles: Record<HigherPathway, string> = {
  undergraduate: 'Undergraduate',
  graduate: 'Graduate',
  doctoral: 'Doctoral',
  postdoctoral: 'Postdoctoral',
  'professional-development': 'Professional development',
  'research-innovation': 'Research and innovation',
};

/** The domains a pathway leans on most, the first the most. An editor's judgement, not a measurement. */
export const leansOn: Record<HigherPathway, readonly [Domain, Domain]> = {
  undergraduate: ['core_math', 'applied_reasoning'],
  graduate: ['applied_reasoning', 'core_math'],
  doctoral: ['applied_reasoning', 'core_math'],
  postdoctoral: ['applied_reasoning', 'ai_conceptual'],
  'professional-development': ['applied_reasoning', 'ai_conceptual'],
  'research-innovation': ['ai_conceptual', 'applied_reasoning'],
};

/** What a learner told of where they want to go; what they left out is null, or empty. */
export const Goals = z.object({
  targetRole: z.string().nullable(),
  targetCompanies: z.array(z.string()),
  timeline: z.string().nullable(),
  fieldOfStudy: z.string().nullable(),
});
export type Goals = z.infer<typeof Goals>;

export const HigherEducation = z.object({
  /** Null before the learner's setup is completed, and where nobody asks for it. */
  goals: Goals.nullable(),
  /** Topics of practice that research rests on, the weakest first. */
  research: z.array(TrackTopic),
  topics: z.object({ mastered: z.int(), all: z.int() }),
});
export type HigherEducation = z.infer<typeof HigherEducation>;

export const FundingStatus = z.enum(['planned', 'applied', 'awarded', 'declined']);
export type FundingStatus = z.infer<typeof FundingStatus>;

const NewFundingPlan = z.object({
  title: z.string().trim().min(1, 'What do you apply for?').max(120),
  /** Null where there is none. */
  deadline: Day.nullable(),
  status: FundingStatus,
  note: z.string().trim().max(500),
});
export type NewFundingPlan = z.infer<typeof NewFundingPlan>;

/** Something a learner applies for, or thinks of applying for. */
export const FundingPlan = NewFundingPlan.extend({
  id: Id,
  /** Whether the deadline has passed on the learner's calendar. */
  isOver: z.boolean(),
});
export type FundingPlan = z.infer<typeof FundingPlan>;

/** Entries that a learner's list holds. */
export const mostFundingPlans = 50;

const planId = z.object({ id: Id });

export const higherEducationRoutes = {
  higherEducation: {
    method: 'get',
    path: '/api/dashboards/higher-education',
    access: 'signed-in',
    description: 'Your goals, and how the topics that research rests on stand with you',
    response: HigherEducation,
  },
  fundingPlans: {
    method: 'get',
    path: '/api/dashboards/funding-plans',
    access: 'signed-in',
    description: 'What you apply for to pay for your studies: the next deadline first, what is over last',
    response: z.array(FundingPlan),
  },
  keepFundingPlan: {
    method: 'put',
    path: '/api/dashboards/funding-plans/:id',
    access: 'signed-in',
    description: 'Add an entry under an id of yours, or change it; the same again changes nothing',
    params: planId,
    body: NewFundingPlan,
    response: FundingPlan,
  },
  removeFundingPlan: {
    method: 'delete',
    path: '/api/dashboards/funding-plans/:id',
    access: 'signed-in',
    description: 'Remove an entry of yours; one that is gone stays gone',
    params: planId,
    response: nothing(),
  },
} as const;

export const higherEducationData: readonly PersonalData[] = [
  {
    table: 'funding_plans',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'What you apply for to pay for your studies',
  },
];
