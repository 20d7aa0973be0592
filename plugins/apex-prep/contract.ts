import { z } from 'zod';
import { Day, defineContract, Timestamp } from '../../core/contract/index.ts';
import { Section } from '../item-bank/contract.ts';
import { Domain, EiqScore, Estimate, Level, Mastery } from '../learner/contract.ts';

/** Where the platinum track starts, in points of the EiQ scale. */
export const platinumFrom = 750;

/** Number of questions in a lesson of the plan. */
export const questionsInLesson = 10;

const Probability = z.number().min(0).max(1);

export const TargetKind = z.enum(['level', 'platinum', 'own', 'requirement']);
export type TargetKind = z.infer<typeof TargetKind>;

/** A target to choose. */
const Choice = z.object({
  kind: TargetKind,
  /** For a level its name; for a requirement `plugin:id`; null otherwise. */
  reference: z.string().nullable(),
  title: z.string(),
  eiqScore: EiqScore,
});

export const OfferedChoice = Choice.extend({
  /** Probability that the learner's ability is already at the target; null without a record. */
  probability: Probability.nullable(),
});
export type OfferedChoice = z.infer<typeof OfferedChoice>;

export const Target = Choice.extend({
  /** Null without a date. */
  by: Day.nullable(),
  /** Whole days until the date; negative when it is past. */
  daysLeft: z.int().nullable(),
  chosenAt: Timestamp,
  /** The learner's score when the target was chosen; null without one. */
  from: Estimate.nullable(),
});
export type Target = z.infer<typeof Target>;

/** The distance in points, negative above the target, and the probability of having reached it. */
const Distance = z.object({ points: z.number(), probability: Probability });

export const DomainDistance = Estimate.extend({
  domain: Domain,
  title: z.string(),
  /** Percent of a placement's score. */
  weight: z.number(),
  ...Distance.shape,
});
export type DomainDistance = z.infer<typeof DomainDistance>;

/** The basis of a line of the plan, as of when the plan was made. */
const LineEvidence = z.object({
  /** Null before the first question. */
  mastery: Mastery.nullable(),
  graded: z.int(),
  correct: z.int(),
  /** Points from the domain's estimate to the target; null for an unmeasured domain. */
  points: z.number().nullable(),
  weight: z.number(),
});

export const PlanLine = z.object({
  section: Section,
  contentArea: z.string(),
  title: z.string(),
  lessons: z.int(),
  /** Questions planned, and answered this week. */
  questions: z.int(),
  answered: z.int(),
  isDone: z.boolean(),
  evidence: LineEvidence,
});
export type PlanLine = z.infer<typeof PlanLine>;

/** What caused the plan to be made. */
export const PlanReason = z.enum(['week', 'target', 'hours', 'record']);
export type PlanReason = z.infer<typeof PlanReason>;

export const Plan = z.object({
  /** The Monday of the week. */
  week: Day,
  /** Including today. */
  daysLeft: z.int(),
  /** By weight, descending. */
  lines: z.array(PlanLine),
  lessons: z.int(),
  questions: z.int(),
  /** Answered questions of the plan. */
  answered: z.int(),
  madeAt: Timestamp,
  reason: PlanReason,
  /** The score it is based on. */
  from: Estimate,
});
export type Plan = z.infer<typeof Plan>;

export const PastWeek = z.object({
  week: Day,
  /** Null without a plan. */
  questions: z.int().nullable(),
  /** All questions answered in practice, planned or not. */
  answered: z.int(),
  correct: z.int(),
});
export type PastWeek = z.infer<typeof PastWeek>;

export const Overview = z.object({
  /** Null before the first result. */
  current: Estimate.nullable(),
  cuts: z.array(z.object({ level: Level, from: z.number() })),
  /** Number of results behind the score. */
  results: z.int(),
  choices: z.array(OfferedChoice),
  target: Target.nullable(),
  /** Null without a record or a target. */
  distance: Distance.nullable(),
  domains: z.array(DomainDistance),
  /** Hours a week and their source: chosen here, from the setup, or the default (`usual`). */
  hours: z.object({ perWeek: z.int(), lessons: z.int(), source: z.enum(['chosen', 'setup', 'usual']) }),
  /** Null without a record, a target or topics to practise. */
  plan: Plan.nullable(),
  /** Past weeks, the latest first. */
  weeks: z.array(PastWeek),
});
export type Overview = z.infer<typeof Overview>;

const By = Day.nullable().default(null);

export const WantedTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('level'), level: Level, by: By }),
  z.object({ kind: z.literal('platinum'), by: By }),
  z.object({
    kind: z.literal('own'),
    name: z.string().trim().min(1, 'Enter a name').max(80, 'At most 80 characters'),
    eiqScore: EiqScore,
    by: By,
  }),
  z.object({ kind: z.literal('requirement'), reference: z.string().min(1).max(200), by: By }),
]);
export type WantedTarget = z.output<typeof WantedTarget>;

export const apexPrep = defineContract({
  id: 'apex-prep',
  title: 'ApexPrep',
  summary: 'Prepares learners for a target they choose: the distance to it, and a weekly plan of practice',
  routes: {
    overview: {
      method: 'get',
      path: '/api/apex-prep',
      access: 'signed-in',
      description:
        'Your target, the distance to it, this week’s plan and past weeks. The first call of a week makes its plan',
      response: Overview,
    },
    choose: {
      method: 'put',
      path: '/api/apex-prep/target',
      access: 'signed-in',
      description: 'Choose a target. This week’s plan is made again',
      body: WantedTarget,
      response: Overview,
    },
    drop: {
      method: 'delete',
      path: '/api/apex-prep/target',
      access: 'signed-in',
      description: 'Remove the target. Past weeks are kept',
      response: Overview,
    },
    setHours: {
      method: 'put',
      path: '/api/apex-prep/hours',
      access: 'signed-in',
      description: 'Set your hours a week; null for the answer in the setup',
      body: z.object({ perWeek: z.int().min(1, 'At least 1').max(40, 'At most 40').nullable() }),
      response: Overview,
    },
  },
  live: {
    sends: {
      /** Your target, plan or progress changed. Fetch it again. */
      apex_prep_changed: z.object({ week: Day.nullable() }),
    },
  },
  personalData: [
    {
      table: 'preparations',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Your target and your hours a week',
    },
    { table: 'weeks', userColumn: 'user_id', onErase: 'delete', description: 'Your weekly plans' },
  ],
});
