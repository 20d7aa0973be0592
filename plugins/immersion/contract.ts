import { z } from 'zod';
import { defineContract, Id, nothing, PageQuery, pageOf, Timestamp } from '../../core/contract/index.ts';
import { Answer, Question, Section } from '../item-bank/contract.ts';
import { EiqScore, Estimate, Level } from '../learner/contract.ts';
import { HeldResult } from '../learner/retakes/contract.ts';

/** The sections in order. */
export const stages = Section.options;
export const Stage = Section;
export type Stage = z.infer<typeof Stage>;

/** How many questions a section usually asks. */
const QuestionRange = z.object({ from: z.int(), to: z.int() });

/** The state of a section, with the current question. */
export const StageState = z.object({
  sessionId: Id,
  stage: Stage,
  /** The current question; empty when the section is done. */
  questions: z.array(Question),
  /** Number of the question in this section, from 0. */
  index: z.int(),
  /** The most questions this section asks. */
  total: z.int(),
  usual: QuestionRange,
  answered: z.int(),
  /** 1 to 5. */
  difficulty: z.int(),
  /** Average of the last five results, 0 to 1; null before the fifth. */
  recentPerformance: z.number().nullable(),
  sectionProgress: z.record(Section, z.number()),
  /** Milliseconds since the start of the placement, by the server's clock. */
  elapsed: z.number(),
  /** Milliseconds since this question was first asked. */
  questionElapsed: z.number(),
  /** No question is open until the placement is resumed. */
  isPaused: z.boolean(),
  /** Pauses left in this section; each withdraws a question. */
  pausesLeft: z.int(),
});
export type StageState = z.infer<typeof StageState>;

export const Status = z.object({
  state: z.enum(['none', 'open', 'completed']),
  sessionId: Id.nullable(),
  /** The section to continue with. */
  stage: Stage.nullable(),
  sectionProgress: z.record(Section, z.number()),
  startedAt: Timestamp.nullable(),
  completedAt: Timestamp.nullable(),
  canStart: z.boolean(),
  /** When the next placement may start; null where it may start now. */
  nextAt: Timestamp.nullable(),
  /** The latest result, where it is held because of hasty answers. */
  held: z.object({ sessionId: Id, completedAt: Timestamp }).nullable(),
  /** No question is open until the placement is resumed. */
  isPaused: z.boolean(),
  /** The open question with the pauses left in its section; null where none is open. */
  open: z.object({ questionId: Id, stage: Stage, pausesLeft: z.int() }).nullable(),
  /** The fewest and the most questions of a section. */
  questionsPerSection: z.object({ minimum: z.int(), maximum: z.int() }),
  usualQuestions: z.record(Section, QuestionRange),
});
export type Status = z.infer<typeof Status>;

export const PlacementLevel = Level.extract(['foundation', 'immersion', 'mastery']);
export type PlacementLevel = z.infer<typeof PlacementLevel>;

/** The pathways a placement leads to, in ascending order. */
export const pathways: Record<PlacementLevel, { title: string; description: string }> = {
  foundation: {
    title: 'Foundation',
    description:
      'Builds the basics that everything else depends on: core ideas one at a time, with worked examples and short practice.',
  },
  immersion: {
    title: 'Immersion',
    description:
      'Takes what you already do reliably into mixed, realistic problems in which ideas have to be combined.',
  },
  mastery: {
    title: 'Mastery',
    description: 'Goes deep: open problems, the limits of methods and models, and explaining your reasoning to others.',
  },
};

/** Ways of thinking that questions call for. */
export const reasoningStyles = ['analytical', 'creative', 'systematic', 'intuitive'] as const;
export type ReasoningStyle = (typeof reasoningStyles)[number];

export const PlacementResult = z.object({
  sessionId: Id,
  eiqScore: EiqScore,
  standardError: z.number(),
  interval: Estimate.shape.interval,
  placementLevel: PlacementLevel,
  /** The certainty of the level, 0 to 1. */
  confidenceLevel: z.number(),
  /** Probability of every level, 0 to 1. */
  levelProbabilities: z.record(PlacementLevel, z.number()),
  /** Percent. */
  sectionScores: z.record(Section, z.number()),
  sections: z.array(
    Estimate.extend({
      section: Section,
      title: z.string(),
      weight: z.number(),
      answered: z.int(),
      percentage: z.number(),
    }),
  ),
  /** 0 to 100 for each way of thinking: credit earned on questions of that kind compared with the expected credit. */
  reasoningProfile: z.object({
    analytical: z.number(),
    creative: z.number(),
    systematic: z.number(),
    intuitive: z.number(),
  }),
  /** How many questions of each kind there were. */
  reasoningEvidence: z.object({ analytical: z.int(), creative: z.int(), systematic: z.int(), intuitive: z.int() }),
  strengthAreas: z.array(z.string()),
  learningGaps: z.array(z.object({ area: z.string(), says: z.string() })),
  /** Titles of areas with too few questions for either. */
  untoldAreas: z.array(z.string()).default([]),
  recommendedPath: z.string(),
  nextSteps: z.array(z.string()),
  /** The practice topic of each next step; null where there is none. */
  nextPractice: z.array(z.object({ section: Section, contentArea: z.string() }).nullable()).default([]),
  /** Levels and the scores they begin at. */
  cuts: z.array(z.object({ level: Level, from: z.number() })),
  startedAt: Timestamp,
  completedAt: Timestamp,
  /** Milliseconds. */
  totalTime: z.number(),
  questionsAnswered: z.int(),
  hintsUsed: z.int(),
  /** Whether answers after a hint counted as not solved. */
  hintsCounted: z.boolean(),
  /** The number of hasty answers, where it is large enough to hold the result. */
  haste: z.object({ hasty: z.int(), answers: z.int() }).nullable().default(null),
  /** A limitation of the result, for its reader: many hasty answers. Null where there is none. */
  caution: z.string().nullable().default(null),
  /** Earlier versions, from before staff regraded an answer, oldest first. */
  revisions: z
    .array(z.object({ at: Timestamp, formerScore: EiqScore, formerLevel: PlacementLevel, says: z.string() }))
    .default([]),
  /** The result counts in the learner's record. */
  outcome: z.literal('recorded').default('recorded'),
  learner: z.string(),
  /** Whether the result is the caller's own. */
  isOwn: z.boolean(),
  version: z.string(),
  /** From demo questions; not comparable with other results. */
  isDemo: z.boolean().default(false),
  /** Whether authors estimated the difficulty of some questions. True for results from before this was stored. */
  isProvisional: z.boolean().default(true),
  /** Correlations of the errors of two sections, where sections are scored jointly. */
  errorCorrelations: z.array(z.object({ sections: z.tuple([Stage, Stage]), correlation: z.number() })).default([]),
});
export type PlacementResult = z.infer<typeof PlacementResult>;

/** A hasty result that does not count, without score, level and certainty. */
export const UnrecordedPlacement = z.object({
  sessionId: Id,
  /** Held until staff decide, declined by staff, or repeated by the learner before a decision. */
  outcome: z.enum(['held', 'declined', 'repeated']),
  caution: z.string().nullable(),
  startedAt: Timestamp,
  completedAt: Timestamp,
  /** Milliseconds. */
  totalTime: z.number(),
  questionsAnswered: z.int(),
  learner: z.string(),
  isOwn: z.boolean(),
});
export type UnrecordedPlacement = z.infer<typeof UnrecordedPlacement>;

/** The result of a placement, recorded or not. */
export const PlacementOutcome = z.union([PlacementResult, UnrecordedPlacement]);
export type PlacementOutcome = z.infer<typeof PlacementOutcome>;

/** A learner with their latest result, for staff. */
export const LearnerStanding = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  /** `open` also while an earlier placement has a result. */
  state: Status.shape.state,
  /** Of the latest completed placement. This and the following are null where there is none. */
  sessionId: Id.nullable(),
  completedAt: Timestamp.nullable(),
  eiqScore: EiqScore.nullable(),
  standardError: z.number().nullable(),
  placementLevel: PlacementLevel.nullable(),
  /** When the next placement may start; null where it may start now. */
  waitsUntil: Timestamp.nullable(),
  /** Whether the learner has an unused grant to start at once. */
  hasGrant: z.boolean(),
});
export type LearnerStanding = z.infer<typeof LearnerStanding>;

/** A recently completed placement. */
export const LatestPlacement = z.object({
  sessionId: Id,
  firstName: z.string(),
  lastName: z.string(),
  completedAt: Timestamp,
  eiqScore: EiqScore,
  standardError: z.number(),
  placementLevel: PlacementLevel,
});
export type LatestPlacement = z.infer<typeof LatestPlacement>;

/** The address of the screen with a placement's report. */
export const reportOf = (sessionId: string) => `/placement/results?sessionId=${sessionId}`;

export const immersion = defineContract({
  id: 'immersion',
  title: 'AI immersion placement',
  summary: 'The adaptive placement: three sections, an EiQ score with its uncertainty, and a pathway',
  permissions: {
    'immersion.manage': {
      description: 'Allow a learner another placement, read results, decide on held ones',
      grantedTo: ['administrator', 'instructor'],
    },
  },
  routes: {
    status: {
      method: 'get',
      path: '/api/assessment/ai-immersion',
      access: 'signed-in',
      description: 'Whether a placement is open, completed, or may be started',
      response: Status,
    },
    results: {
      method: 'get',
      path: '/api/assessment/ai-immersion/results',
      access: 'signed-in',
      description:
        'The full result of your latest placement, or of the given one; staff can read any, guardians those of their child',
      query: z.object({ sessionId: Id.optional() }),
      response: PlacementOutcome,
    },
    stage: {
      method: 'get',
      path: '/api/assessment/ai-immersion/:stage',
      access: 'signed-in',
      description: 'The current question of a section; core_math starts the placement',
      params: z.object({ stage: Stage }),
      response: StageState,
    },
    analyze: {
      method: 'post',
      path: '/api/assessment/analyze-response',
      access: 'signed-in',
      description: 'Answer a question; it is graded and stored before the response',
      body: z.object({
        sessionId: Id,
        questionId: Id,
        answer: Answer,
        section: Stage,
        /** Milliseconds as the browser measured them; the server's own clock bounds them. */
        timeSpent: z.number().min(0).optional(),
        question: z.unknown().optional(),
        currentDifficulty: z.unknown().optional(),
      }),
      response: z.object({
        isCorrect: z.boolean(),
        confidence: z.number(),
        difficulty: z.int(),
        /** The new state of the section, with its next question. */
        next: StageState,
      }),
    },
    submit: {
      method: 'post',
      path: '/api/assessment/submit-immersion',
      access: 'signed-in',
      description: 'Score the placement from the stored answers',
      body: z.looseObject({ sessionId: Id.optional() }),
      response: PlacementOutcome,
    },
    pause: {
      method: 'post',
      path: '/api/assessment/ai-immersion/pause',
      access: 'signed-in',
      description: 'Pause the placement: the open question is withdrawn, and another one is asked afterwards',
      /** The open question, so that a late request does not withdraw another one. */
      body: z.object({ sessionId: Id, questionId: Id }),
      response: Status,
    },
    resume: {
      method: 'post',
      path: '/api/assessment/ai-immersion/resume',
      access: 'signed-in',
      description: 'Resume a paused placement',
      body: z.object({ sessionId: Id }),
      response: Status,
    },
    abandon: {
      method: 'post',
      path: '/api/assessment/ai-immersion/abandon',
      access: 'signed-in',
      description: 'Give up the open placement without a score',
      body: z.object({ sessionId: Id }),
      response: nothing(),
    },
    learners: {
      method: 'get',
      path: '/api/admin/placements',
      access: 'immersion.manage',
      description: 'Learners of the institution with their latest result and when they may start again',
      query: PageQuery.extend({ search: z.string().trim().max(200).default('') }),
      response: pageOf(LearnerStanding),
    },
    latest: {
      method: 'get',
      path: '/api/admin/placements/latest',
      access: 'immersion.manage',
      description: 'The latest completed placements of the institution, and the number of learners',
      response: z.object({ learners: z.int(), results: z.array(LatestPlacement) }),
    },
    held: {
      method: 'get',
      path: '/api/admin/placements/held',
      access: 'immersion.manage',
      description: 'Hasty results that await a decision, oldest first',
      response: z.array(HeldResult),
    },
    decide: {
      method: 'post',
      path: '/api/admin/placements/held/:sessionId',
      access: 'immersion.manage',
      description: 'Accept a held result, so that it counts, or decline it',
      params: z.object({ sessionId: Id }),
      body: z.object({ accept: z.boolean(), reason: z.string().trim().max(500).default('') }),
      response: nothing(),
    },
    grant: {
      method: 'post',
      path: '/api/assessment/ai-immersion/grants',
      access: 'immersion.manage',
      description: 'Allow a learner another placement before the waiting time is over',
      body: z.object({ userId: Id, reason: z.string().trim().max(500).default('') }),
      response: nothing(),
    },
  },
  events: {
    /** A result entered the learner's record. */
    'placement.completed': z.object({
      userId: Id,
      sessionId: Id,
      eiqScore: EiqScore,
      standardError: z.number(),
      placementLevel: PlacementLevel,
    }),
  },
  live: {
    sends: {
      /** Staff regraded an answer: read the result again. */
      result_revised: z.object({ sessionId: Id }),
      /** The placement changed, perhaps in another tab: read the stage again. */
      placement_moved: z.object({
        sessionId: Id,
        stage: Stage,
        answered: z.int(),
        isCompleted: z.boolean(),
        isPauseChanged: z.boolean().optional(),
      }),
    },
  },
  audit: {
    'immersion.granted': '{who} allowed {whom} another placement',
    'immersion.result-accepted': '{who} accepted a held placement result of {whom}',
    'immersion.result-declined': '{who} declined a held placement result of {whom}',
  },
  personalData: [
    {
      table: 'placements',
      userColumn: 'user_id',
      onErase: 'delete',
      // Held results have no visible figures; recorded ones are in the learner's record.
      withhold: ['result'],
      description: 'Your placements; their results are in your EiQ record',
    },
    {
      table: 'result_versions',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['result'],
      description: 'When results of your placements were revised',
    },
    { table: 'grants', userColumn: 'user_id', onErase: 'delete', description: 'Extra placements you were granted' },
    {
      table: 'grants',
      userColumn: 'granted_by',
      onErase: 'anonymise',
      withhold: ['reason'],
      description: 'When you granted extra placements',
    },
  ],
});
