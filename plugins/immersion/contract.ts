import { z } from 'zod';
import { defineContract, Id, nothing, PageQuery, pageOf, Timestamp } from '../../core/contract/index.ts';
import { Answer, Question, Section } from '../item-bank/contract.ts';
import { EiqScore } from '../learner/contract.ts';
import { HeldResult } from '../learner/retakes/contract.ts';
import { PlacementLevel, PlacementOutcome } from './results/contract.ts';

export * from './results/contract.ts';

/** The sections in order. */
export const stages = Section.options;
export const Stage = Section;
export type Stage = z.infer<typeof Stage>;

/** Which questions a placement asks: those for grades 3 to 5, or the general ones. */
export const Form = z.enum(['general', 'early']);
export type Form = z.infer<typeof Form>;

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
  /** The fewest and the most questions of a section, with those that are tried out. */
  questionsPerSection: z.object({ minimum: z.int(), maximum: z.int() }),
  /** Questions of a section that are tried out and do not count. */
  pretestQuestions: z.int(),
  usualQuestions: z.record(Section, QuestionRange),
  /** The questions that the learner's grade calls for; null in kindergarten to grade 2, which are not measured. */
  form: Form.nullable(),
});
export type Status = z.infer<typeof Status>;

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
      whenSignedInAs: 'closed',
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
