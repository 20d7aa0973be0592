import { z } from 'zod';
import { defineContract, Id, nothing, PageQuery, pageOf, Timestamp } from '../../core/contract/index.ts';
import { Answer, Question, Section } from '../item-bank/contract.ts';
import { EiqScore, Estimate, Level } from '../learner/contract.ts';
import { HeldResult } from '../learner/retakes/contract.ts';

/** The sections in the order they are taken. */
export const stages = Section.options;
export const Stage = Section;
export type Stage = z.infer<typeof Stage>;

/** How many questions a section usually asks. */
const QuestionRange = z.object({ from: z.int(), to: z.int() });

/** Where a section stands, with the question to answer now. */
export const StageState = z.object({
  sessionId: Id,
  stage: Stage,
  /** The question to answer now; empty when the section is done. */
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
  /** Milliseconds since the placement began, by the server's clock. */
  elapsed: z.number(),
  /** Milliseconds since this question was first asked. */
  questionElapsed: z.number(),
  /** No question is open, and none is asked until the placement is resumed. */
  isPaused: z.boolean(),
  /** Questions of this section that pauses may still withdraw. */
  pausesLeft: z.int(),
});
export type StageState = z.infer<typeof StageState>;

export const Status = z.object({
  state: z.enum(['none', 'open', 'completed']),
  sessionId: Id.nullable(),
  /** The section to go on with. */
  stage: Stage.nullable(),
  sectionProgress: z.record(Section, z.number()),
  startedAt: Timestamp.nullable(),
  completedAt: Timestamp.nullable(),
  canStart: z.boolean(),
  /** When another placement may be begun, where it is not yet. */
  nextAt: Timestamp.nullable(),
  /** The latest result, where it is held because many answers came in haste. */
  held: z.object({ sessionId: Id, completedAt: Timestamp }).nullable(),
  /** The placement is paused: no question is open. */
  isPaused: z.boolean(),
  /** The question that waits for its answer, with the pauses its section has left; null where none is open. */
  open: z.object({ questionId: Id, stage: Stage, pausesLeft: z.int() }).nullable(),
  /** Questions a section asks at least and at most. */
  questionsPerSection: z.object({ minimum: z.int(), maximum: z.int() }),
  usualQuestions: z.record(Section, QuestionRange),
});
export type Status = z.infer<typeof Status>;

export const PlacementLevel = Level.extract(['foundation', 'immersion', 'mastery']);
export type PlacementLevel = z.infer<typeof PlacementLevel>;

/** The pathways a placement leads to, from the first. */
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

/** Ways of thinking that questions ask for. */
export const reasoningStyles = ['analytical', 'creative', 'systematic', 'intuitive'] as const;
export type ReasoningStyle = (typeof reasoningStyles)[number];

export const PlacementResult = z.object({
  sessionId: Id,
  eiqScore: EiqScore,
  standardError: z.number(),
  interval: Estimate.shape.interval,
  placementLevel: PlacementLevel,
  /** 0 to 1: how sure the level is. */
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
  /** 0 to 100 for each way of thinking: credit earned on questions of that kind against what was to be expected. */
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
  /** Areas with too few questions for either, in words. */
  untoldAreas: z.array(z.string()).default([]),
  recommendedPath: z.string(),
  nextSteps: z.array(z.string()),
  /** For each of the next steps the topic in which it can be practised; null where there is none. */
  nextPractice: z.array(z.object({ section: Section, contentArea: z.string() }).nullable()).default([]),
  /** Levels and the scores they begin at. */
  cuts: z.array(z.object({ level: Level, from: z.number() })),
  startedAt: Timestamp,
  completedAt: Timestamp,
  /** Milliseconds. */
  totalTime: z.number(),
  questionsAnswered: z.int(),
  hintsUsed: z.int(),
  /** Whether an answer given after a hint counted as not solved. */
  hintsCounted: z.boolean(),
  /** How many answers came in haste, where so many did that the result is held first. */
  haste: z.object({ hasty: z.int(), answers: z.int() }).nullable().default(null),
  /** What limits this result, said to its reader: that many answers came in haste. Null where nothing does. */
  caution: z.string().nullable().default(null),
  /** What it was before staff graded an answer anew, from the first version on. */
  revisions: z
    .array(z.object({ at: Timestamp, formerScore: EiqScore, formerLevel: PlacementLevel, says: z.string() }))
    .default([]),
  /** It counts in the learner's record. */
  outcome: z.literal('recorded').default('recorded'),
  learner: z.string(),
  /** Whether it is the caller's. */
  isOwn: z.boolean(),
  version: z.string(),
  /** From questions of the demo: not to be compared with results that count. */
  isDemo: z.boolean().default(false),
  /** The difficulty of some of its questions is an estimate of their authors. Results from before this was kept: of all. */
  isProvisional: z.boolean().default(true),
  /** How far the errors of two sections correlate, where sections are scored jointly. */
  errorCorrelations: z.array(z.object({ sections: z.tuple([Stage, Stage]), correlation: z.number() })).default([]),
});
export type PlacementResult = z.infer<typeof PlacementResult>;

/** A hasty result that does not count: no score, no level, and no certainty. */
export const UnrecordedPlacement = z.object({
  sessionId: Id,
  /** Held until staff decide; declined by them; or repeated by the learner before they did. */
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

/** What a placement came to. */
export const PlacementOutcome = z.union([PlacementResult, UnrecordedPlacement]);
export type PlacementOutcome = z.infer<typeof PlacementOutcome>;

/** A learner with their latest result, for those who look after them. */
export const LearnerStanding = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  /** `open` also while an earlier placement has a result. */
  state: Status.shape.state,
  /** Of the latest completed placement; the rest of it is null where there is none. */
  sessionId: Id.nullable(),
  completedAt: Timestamp.nullable(),
  eiqScore: EiqScore.nullable(),
  standardError: z.number().nullable(),
  placementLevel: PlacementLevel.nullable(),
  /** When another placement may be begun, where it is not yet. */
  waitsUntil: Timestamp.nullable(),
  /** Leave to begin at once that has not been used. */
  hasGrant: z.boolean(),
});
export type LearnerStanding = z.infer<typeof LearnerStanding>;

/** A placement that a learner completed lately. */
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
      description: 'Whether a placement is open, done, or may be begun',
      response: Status,
    },
    results: {
      method: 'get',
      path: '/api/assessment/ai-immersion/results',
      access: 'signed-in',
      description:
        'The full result of your latest placement, or of the one named; for staff anybody’s, for guardians their child’s',
      query: z.object({ sessionId: Id.optional() }),
      response: PlacementOutcome,
    },
    stage: {
      method: 'get',
      path: '/api/assessment/ai-immersion/:stage',
      access: 'signed-in',
      description: 'The question to answer now in a section; core_math opens the placement',
      params: z.object({ stage: Stage }),
      response: StageState,
    },
    analyze: {
      method: 'post',
      path: '/api/assessment/analyze-response',
      access: 'signed-in',
      description: 'Answer a question: graded and stored before this answers',
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
        /** The section as it now stands, with its next question. */
        next: StageState,
      }),
    },
    submit: {
      method: 'post',
      path: '/api/assessment/submit-immersion',
      access: 'signed-in',
      description: 'Score the placement from what the server recorded',
      body: z.looseObject({ sessionId: Id.optional() }),
      response: PlacementOutcome,
    },
    pause: {
      method: 'post',
      path: '/api/assessment/ai-immersion/pause',
      access: 'signed-in',
      description: 'Pause the placement: the open question is withdrawn, and another one is asked afterwards',
      /** The open question: a request that arrives late must not withdraw another one. */
      body: z.object({ sessionId: Id, questionId: Id }),
      response: Status,
    },
    resume: {
      method: 'post',
      path: '/api/assessment/ai-immersion/resume',
      access: 'signed-in',
      description: 'Go on with a paused placement',
      body: z.object({ sessionId: Id }),
      response: Status,
    },
    abandon: {
      method: 'post',
      path: '/api/assessment/ai-immersion/abandon',
      access: 'signed-in',
      description: 'Give up the open placement; nothing of it is scored',
      body: z.object({ sessionId: Id }),
      response: nothing(),
    },
    learners: {
      method: 'get',
      path: '/api/admin/placements',
      access: 'immersion.manage',
      description: 'Learners of the institution, each with their latest result and when they may begin again',
      query: PageQuery.extend({ search: z.string().trim().max(200).default('') }),
      response: pageOf(LearnerStanding),
    },
    latest: {
      method: 'get',
      path: '/api/admin/placements/latest',
      access: 'immersion.manage',
      description: 'The placements that learners of the institution completed last, and how many learners there are',
      response: z.object({ learners: z.int(), results: z.array(LatestPlacement) }),
    },
    held: {
      method: 'get',
      path: '/api/admin/placements/held',
      access: 'immersion.manage',
      description: 'Hasty results that are not recorded until somebody accepts them, the oldest first',
      response: z.array(HeldResult),
    },
    decide: {
      method: 'post',
      path: '/api/admin/placements/held/:sessionId',
      access: 'immersion.manage',
      description: 'Accept a held result, which then counts, or decline it',
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
      /** Staff graded an answer anew: ask for the result again. */
      result_revised: z.object({ sessionId: Id }),
      /** The placement moved on, perhaps in another tab: ask for the stage again. */
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
      // Held results show their figures to nobody before they count; those that count are in the learner's record.
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
    { table: 'grants', userColumn: 'user_id', onErase: 'delete', description: 'Extra placements you were allowed' },
    {
      table: 'grants',
      userColumn: 'granted_by',
      onErase: 'anonymise',
      withhold: ['reason'],
      description: 'Extra placements you allowed: when',
    },
  ],
});
