import { z } from 'zod';
import type { PersonalData } from '../../../core/contract/contract.ts';
import { Day, Id, nothing } from '../../../core/contract/index.ts';
import type { Domain } from '../../learner/contract.ts';
import { TrackTopic } from '../k12/contract.ts';

// The dashboard of higher education: goals, topics of research, and funding plans.

export const HigherPathway = z.enum([
  'undergraduate',
  'graduate',
  'doctoral',
  'postdoctoral',
  'professional-development',
  'research-innovation',
]);
export type HigherPathway = z.infer<typeof HigherPathway>;

/** Titles of the pathways on screens. */
export const higherPathwayTitles: Record<HigherPathway, string> = {
  undergraduate: 'Undergraduate',
  graduate: 'Graduate',
  doctoral: 'Doctoral',
  postdoctoral: 'Postdoctoral',
  'professional-development': 'Professional development',
  'research-innovation': 'Research and innovation',
};

/** The two domains that matter most for a pathway, in order. An editorial judgement, not a measurement. */
export const keyDomains: Record<HigherPathway, readonly [Domain, Domain]> = {
  undergraduate: ['core_math', 'applied_reasoning'],
  graduate: ['applied_reasoning', 'core_math'],
  doctoral: ['applied_reasoning', 'core_math'],
  postdoctoral: ['applied_reasoning', 'ai_conceptual'],
  'professional-development': ['applied_reasoning', 'ai_conceptual'],
  'research-innovation': ['ai_conceptual', 'applied_reasoning'],
};

/** A learner's career goals from the setup. Missing answers are null or empty. */
export const Goals = z.object({
  targetRole: z.string().nullable(),
  targetCompanies: z.array(z.string()),
  timeline: z.string().nullable(),
  fieldOfStudy: z.string().nullable(),
});
export type Goals = z.infer<typeof Goals>;

export const HigherEducation = z.object({
  /** Null until the learner's setup is completed, and where onboarding is off. */
  goals: Goals.nullable(),
  /** Topics of practice that research builds on, the weakest first. */
  research: z.array(TrackTopic),
  topics: z.object({ mastered: z.int(), all: z.int() }),
});
export type HigherEducation = z.infer<typeof HigherEducation>;

export const FundingStatus = z.enum(['planned', 'applied', 'awarded', 'declined']);
export type FundingStatus = z.infer<typeof FundingStatus>;

const NewFundingPlan = z.object({
  title: z.string().trim().min(1, 'Enter what you apply for').max(120),
  /** Null without a deadline. */
  deadline: Day.nullable(),
  status: FundingStatus,
  note: z.string().trim().max(500),
});
export type NewFundingPlan = z.infer<typeof NewFundingPlan>;

/** An application for funding, planned or made. */
export const FundingPlan = NewFundingPlan.extend({
  id: Id,
  /** Whether the deadline has passed on the learner's calendar. */
  isOver: z.boolean(),
});
export type FundingPlan = z.infer<typeof FundingPlan>;

/** Maximum number of funding plans of a learner. */
export const maxFundingPlans = 50;

const planId = z.object({ id: Id });

export const higherEducationRoutes = {
  higherEducation: {
    method: 'get',
    path: '/api/dashboards/higher-education',
    access: 'signed-in',
    description: 'Your goals, and your mastery of the topics that research builds on',
    response: HigherEducation,
  },
  fundingPlans: {
    method: 'get',
    path: '/api/dashboards/funding-plans',
    access: 'signed-in',
    description: 'Your funding plans: the next deadline first, past deadlines last',
    response: z.array(FundingPlan),
  },
  keepFundingPlan: {
    method: 'put',
    path: '/api/dashboards/funding-plans/:id',
    access: 'signed-in',
    description: 'Create or replace a funding plan under an id you choose. Idempotent',
    params: planId,
    body: NewFundingPlan,
    response: FundingPlan,
  },
  removeFundingPlan: {
    method: 'delete',
    path: '/api/dashboards/funding-plans/:id',
    access: 'signed-in',
    description: 'Remove a funding plan. Idempotent',
    params: planId,
    response: nothing(),
  },
} as const;

export const higherEducationData: readonly PersonalData[] = [
  {
    table: 'funding_plans',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Your funding plans',
  },
];
