import { z } from 'zod';
import { Day, defineContract, Timestamp } from '../../core/contract/index.ts';
import { Section } from '../item-bank/contract.ts';
import { Domain, EiqScore, Estimate, Level, Mastery } from '../learner/contract.ts';

/** Where the platinum track starts, in points of the EiQ scale. */
export const platinumFrom = 750;

/** Questions that a lesson of the plan has. */
export const questionsInLesson = 10;

const Probability = z.number().min(0).max(1);

export const TargetKind = z.enum(['level', 'platinum', 'own', 'requirement']);
export type TargetKind = z.infer<typeof TargetKind>;

/** Something that can be prepared for. */
const Choice = z.object({
  kind: TargetKind,
  /** The level's name; of a requirement the plugin that has it and its id there; null otherwise. */
  reference: z.string().nullable(),
  title: z.string(),
  eiqScore: EiqScore,
});

export const OfferedChoice = Choice.extend({
  /** That the learner's ability is there already; null without a record. */
  probability: Probability.nullable(),
});
export type OfferedChoice = z.infer<typeof OfferedChoice>;

export const Target = Choice.extend({
  /** Null where there is no hurry. */
  by: Day.nullable(),
  /** Whole days until then; below zero once it is past. */
  daysLeft: z.int().nullable(),
  chosenAt: Timestamp,
  /** Where the learner stood when it was chosen; null where that was not known. */
  from: Estimate.nullable(),
});
export type Target = z.infer<typeof Target>;

/** How far it is, in points: below zero above the target. */
const Distance = z.object({ points: z.number(), probability: Probability });

export const DomainDistance = Estimate.extend({
  domain: Domain,
  title: z.string(),
  /** Percent of a placement's score. */
  weight: z.number(),
  ...Distance.shape,
});
export type DomainDistance = z.infer<typeof DomainDistance>;

/** What a line of the plan rests on, as it was when the plan was made. */
const LineEvidence = z.object({
  /** Null before the first question. */
  mastery: Mastery.nullable(),
  graded: z.int(),
  correct: z.int(),
  /** Points from the domain's estimate to the target; null where the domain is not measured. */
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

/** Why a plan is as it is. */
export const PlanReason = z.enum(['week', 'target', 'hours', 'record']);
export type PlanReason = z.infer<typeof PlanReason>;

export const Plan = z.object({
  /** The Monday it begins with. */
  week: Day,
  /** This day included. */
  daysLeft: z.int(),
  /** The heaviest first. */
  lines: z.array(PlanLine),
  lessons: z.int(),
  questions: z.int(),
  /** Of the planned ones. */
  answered: z.int(),
  madeAt: Timestamp,
  reason: PlanReason,
  /** The score it was made from. */
  from: Estimate,
});
export type Plan = z.infer<typeof Plan>;

export const PastWeek = z.object({
  week: Day,
  /** Null where there was no plan. */
  questions: z.int().nullable(),
  /** In practice, planned or not. */
  answered: z.int(),
  correct: z.int(),
});
export type PastWeek = z.infer<typeof PastWeek>;

export const Overview = z.object({
  /** Null before the first result. */
  current: Estimate.nullable(),
  cuts: z.array(z.object({ level: Level, from: z.number() })),
  /** What the score rests on. */
  results: z.int(),
  choices: z.array(OfferedChoice),
  target: Target.nullable(),
  /** Null without a record, or a target. */
  distance: Distance.nullable(),
  domains: z.array(DomainDistance),
  /** Hours a week, and who said so: the learner here, or in the setup; `usual` where nobody did. */
  hours: z.object({ perWeek: z.int(), lessons: z.int(), source: z.enum(['chosen', 'setup', 'usual']) }),
  /** Null without a record, a target, or anything to practise. */
  plan: Plan.nullable(),
  /** Earlier weeks, the latest first. */
  weeks: z.array(PastWeek),
});
export type Overview = z.infer<typeof Overview>;

const By = Day.nullable().default(null);

export const WantedTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('level'), level: Level, by: By }),
  z.object({ kind: z.literal('platinum'), by: By }),
  z.object({
    kind: z.literal('own'),
    name: z.string().trim().min(1, 'Give it a name').max(80, 'At most 80 characters'),
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
        'Your target, how far it is, this week’s plan and the weeks before; the first call of a week makes its plan',
      response: Overview,
    },
    choose: {
      method: 'put',
      path: '/api/apex-prep/target',
      access: 'signed-in',
      description: 'Choose what to prepare for; this week’s plan follows',
      body: WantedTarget,
      response: Overview,
    },
    drop: {
      method: 'delete',
      path: '/api/apex-prep/target',
      access: 'signed-in',
      description: 'Prepare for nothing any more; past weeks are kept',
      response: Overview,
    },
    setHours: {
      method: 'put',
      path: '/api/apex-prep/hours',
      access: 'signed-in',
      description: 'How many hours a week you have; null for what you said in the setup',
      body: z.object({ perWeek: z.int().min(1, 'At least 1').max(40, 'At most 40').nullable() }),
      response: Overview,
    },
  },
  live: {
    sends: {
      /** Your target, plan or what you did of it changed: ask for it again. */
      apex_prep_changed: z.object({ week: Day.nullable() }),
    },
  },
  personalData: [
    {
      table: 'preparations',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'The target you prepare for, and the hours a week you have',
    },
    { table: 'weeks', userColumn: 'user_id', onErase: 'delete', description: 'Your weekly plans' },
  ],
});
