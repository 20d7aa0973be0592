import { z } from 'zod';
import { defineContract, Id, nothing, PageQuery, pageOf, Timestamp } from '../../core/contract/index.ts';
import { Question as BankQuestion } from '../item-bank/contract.ts';
import { EiqScore, Level } from '../learner/contract.ts';
import { HeldResult } from '../learner/retakes/contract.ts';
import { Result, ResultSummary } from './results/contract.ts';

/** The difficulty of a question, as this assessment names it. */
export const Difficulty = z.enum(['foundation', 'intermediate', 'advanced']);
export type Difficulty = z.infer<typeof Difficulty>;

/** A question as shown to a learner, without its key. */
export const Question = BankQuestion.pick({
  id: true,
  question: true,
  options: true,
  stimulus: true,
  stimulusSeconds: true,
  optionFigures: true,
}).extend({
  /** The title, as in `subcategory`: `Number series`. */
  category: z.string(),
  subcategory: z.string(),
  difficulty: Difficulty,
  /** How much has to be kept in mind at once. */
  cognitiveLoad: z.int().min(1).max(5),
});
export type Question = z.infer<typeof Question>;

const Milliseconds = z.number().min(0);

/** The clock of a session. Only the server's clock counts. */
const Clock = z.object({
  startTime: Timestamp,
  /** Seconds from `startTime`, extra time included. */
  timeLimit: z.number(),
  /** The server's time of this response, from which browsers count. */
  serverTime: Timestamp,
  isCompleted: z.boolean(),
});

export const Session = Clock.extend({
  sessionId: Id,
  /** In the order they are asked. */
  questions: z.array(Question),
  /** The index of the first unanswered question; the number of questions when all are answered. */
  currentQuestionIndex: z.int(),
  /** Question id to the index of the chosen option. */
  responses: z.record(z.string(), z.int()),
  /** Question id to milliseconds. */
  timeSpentPerQuestion: z.record(z.string(), Milliseconds),
  /** Extra time of this learner, in minutes. */
  extraMinutes: z.number(),
});
export type Session = z.infer<typeof Session>;

/** The terms of the caller's next session. */
export const Terms = z.object({
  categories: z.array(z.object({ category: z.string(), questions: z.int() })),
  questions: z.int(),
  /** The learner's time in seconds, extra time included. */
  timeLimit: z.number(),
  extraMinutes: z.number(),
  minimumAnswers: z.int(),
  canStart: z.boolean(),
  /** When the next session may start, and why not now; null where it may. Without a time: not before grade 3. */
  nextAt: Timestamp.nullable(),
  waitReason: z.string().nullable(),
});
export type Terms = z.infer<typeof Terms>;

/** The receipt of a stored answer, with the state of the session. It does not say whether the answer was right. */
export const Saved = Clock.extend({
  sessionId: Id,
  questionId: Id,
  answered: z.int(),
  currentQuestionIndex: z.int(),
  /** The same answer was already stored; nothing changed. */
  isRepeated: z.boolean(),
});
export type Saved = z.infer<typeof Saved>;

/** Extra time: a factor of the usual time, or minutes added to it. */
export const ExtraTime = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('factor'), factor: z.number().gt(1).max(4) }),
  z.object({ kind: z.literal('minutes'), minutes: z.int().min(1).max(240) }),
]);
export type ExtraTime = z.infer<typeof ExtraTime>;

/** A learner with their extra time, open session and latest result, for staff. */
export const LearnerStanding = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  extraTime: ExtraTime.nullable(),
  /** The reason for the extra time, for staff who may give it; empty for others. */
  reason: z.string(),
  open: z
    .object({ sessionId: Id, answered: z.int(), questions: z.int(), timeLimit: z.number(), endsAt: Timestamp })
    .nullable(),
  latest: ResultSummary.nullable(),
  /** When the next session may start; null where it may start now. */
  waitsUntil: Timestamp.nullable(),
  /** Whether the learner has an unused grant to start at once. */
  hasGrant: z.boolean(),
});
export type LearnerStanding = z.infer<typeof LearnerStanding>;

const Reason = z.string().trim().max(500).default('');

export const idfs = defineContract({
  id: 'idfs',
  title: 'IDFS assessment',
  summary: 'The 60-minute cognitive assessment: eight kinds of task, a clock, an EiQ level with its uncertainty',
  permissions: {
    'idfs.read': { description: 'See learners’ IDFS sessions and results', grantedTo: ['administrator', 'instructor'] },
    'idfs.manage': {
      description: 'Give learners extra time or another IDFS, decide on held results',
      grantedTo: ['administrator'],
    },
  },
  routes: {
    session: {
      method: 'get',
      path: '/api/idfs-assessment/session',
      access: 'signed-in',
      description: 'Your latest session, open or completed; null before the first',
      response: Session.nullable(),
    },
    terms: {
      method: 'get',
      path: '/api/idfs-assessment/terms',
      access: 'signed-in',
      description: 'The terms of your next session: kinds of task, questions, your time',
      response: Terms,
    },
    start: {
      method: 'post',
      path: '/api/idfs-assessment/start',
      access: 'signed-in',
      description: 'Start a session, or continue the open one',
      response: Session,
    },
    answer: {
      method: 'post',
      path: '/api/idfs-assessment/answer',
      access: 'signed-in',
      description: 'Answer a question; it is stored before the response, and repeating it changes nothing',
      body: z.object({
        questionId: Id,
        /** Index of the chosen option. */
        answer: z.int().min(0).max(9),
        /** Milliseconds as the browser measured them; the server's own clock bounds them. */
        timeSpent: Milliseconds.default(0),
      }),
      response: Saved,
    },
    complete: {
      method: 'post',
      path: '/api/idfs-assessment/complete',
      access: 'signed-in',
      description: 'End the open session and score the answers; repeating it returns the same result',
      body: z.object({ sessionId: Id.optional() }).optional(),
      response: Result,
    },
    results: {
      method: 'get',
      path: '/api/idfs-assessment/results',
      access: 'signed-in',
      description: 'Your results, latest first',
      response: z.array(ResultSummary),
    },
    result: {
      method: 'get',
      path: '/api/idfs-assessment/results/:sessionId',
      access: 'signed-in',
      description:
        'One of your results in full; staff can read those of their learners, guardians with consent those of their child',
      params: z.object({ sessionId: Id }),
      response: Result,
    },
    learners: {
      method: 'get',
      path: '/api/admin/idfs-assessments',
      access: 'idfs.read',
      description: 'Learners of the institution with their extra time, open session and latest result',
      query: PageQuery.extend({ search: z.string().trim().max(200).default('') }),
      response: pageOf(LearnerStanding),
    },
    learnerResults: {
      method: 'get',
      path: '/api/admin/idfs-assessments/learners/:userId/results',
      access: 'idfs.read',
      description: 'All results of one learner, latest first',
      params: z.object({ userId: Id }),
      response: z.array(ResultSummary),
    },
    held: {
      method: 'get',
      path: '/api/admin/idfs-assessments/held',
      access: 'idfs.manage',
      description: 'Hasty results that await a decision, oldest first',
      response: z.array(HeldResult),
    },
    decide: {
      method: 'post',
      path: '/api/admin/idfs-assessments/held/:sessionId',
      access: 'idfs.manage',
      description: 'Accept a held result, so that it counts, or decline it',
      params: z.object({ sessionId: Id }),
      body: z.object({ accept: z.boolean(), reason: Reason }),
      response: nothing(),
    },
    grant: {
      method: 'post',
      path: '/api/idfs-assessment/grants',
      access: 'idfs.manage',
      description: 'Allow a learner another session before the waiting time is over',
      body: z.object({ userId: Id, reason: Reason }),
      response: nothing(),
    },
    giveExtraTime: {
      method: 'put',
      path: '/api/admin/idfs-assessments/learners/:userId/extra-time',
      access: 'idfs.manage',
      description:
        'Give a learner extra time in every session started from now on, and with openSession in the open one',
      params: z.object({ userId: Id }),
      body: z.object({ extraTime: ExtraTime, reason: Reason, openSession: z.boolean().default(false) }),
      response: nothing(),
    },
    withdrawExtraTime: {
      method: 'delete',
      path: '/api/admin/idfs-assessments/learners/:userId/extra-time',
      access: 'idfs.manage',
      description: 'Withdraw a learner’s extra time; an open session keeps what it has',
      params: z.object({ userId: Id }),
      response: nothing(),
    },
    extend: {
      method: 'put',
      path: '/api/admin/idfs-assessments/sessions/:sessionId/time-limit',
      access: 'idfs.manage',
      description: 'Extend an open session after an interruption; the body holds its new total time',
      params: z.object({ sessionId: Id }),
      body: z.object({ minutes: z.int().min(1).max(1440), reason: Reason }),
      response: nothing(),
    },
  },
  events: {
    /** A result entered the learner's record. */
    'idfs.completed': z.object({
      userId: Id,
      sessionId: Id,
      /** The sitting in the item bank. Absent in events of earlier versions. */
      sittingId: Id.optional(),
      eiqScore: EiqScore,
      standardError: z.number(),
      level: Level,
      answered: z.int(),
      questions: z.int(),
    }),
  },
  live: {
    sends: {
      /** A session changed, perhaps in another tab, or got more time: read it again. */
      idfs_moved: z.object({ sessionId: Id, answered: z.int(), timeLimit: z.number(), isCompleted: z.boolean() }),
    },
  },
  jobs: {
    /** Completes a session whose time is over. */
    deadline: { payload: z.object({ sessionId: z.string() }) },
  },
  audit: {
    'idfs.extra-time-given': '{who} gave {whom} extra time in the IDFS assessment',
    'idfs.extra-time-withdrawn': '{who} withdrew the extra time of {whom} in the IDFS assessment',
    'idfs.session-extended': '{who} extended the IDFS session of {whom}',
    'idfs.granted': '{who} allowed {whom} another IDFS assessment',
    'idfs.result-accepted': '{who} accepted a held IDFS result of {whom}',
    'idfs.result-declined': '{who} declined a held IDFS result of {whom}',
  },
  personalData: [
    {
      table: 'sessions',
      userColumn: 'user_id',
      onErase: 'delete',
      // Results that are not recorded have no visible figures; recorded ones are in the learner's record.
      withhold: ['result'],
      description: 'Your IDFS sessions; their results are in your EiQ record',
    },
    {
      table: 'extra_time',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Extra time you were given in the IDFS',
    },
    {
      table: 'extra_time',
      userColumn: 'given_by',
      onErase: 'anonymise',
      withhold: ['extra_time', 'reason'],
      description: 'When you gave extra time in the IDFS',
    },
    {
      table: 'grants',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Extra IDFS assessments you were granted',
    },
    {
      table: 'grants',
      userColumn: 'granted_by',
      onErase: 'anonymise',
      withhold: ['reason'],
      description: 'When you granted extra IDFS assessments',
    },
  ],
});
