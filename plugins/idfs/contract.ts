import { z } from 'zod';
import { defineContract, Id, nothing, PageQuery, pageOf, Timestamp } from '../../core/contract/index.ts';
import { Question as BankQuestion } from '../item-bank/contract.ts';
import { EiqScore, Level } from '../learner/contract.ts';
import { HeldResult } from '../learner/retakes/contract.ts';
import { Result, ResultSummary } from './results/contract.ts';

/** How hard a question is, in the words of this assessment. */
export const Difficulty = z.enum(['foundation', 'intermediate', 'advanced']);
export type Difficulty = z.infer<typeof Difficulty>;

/** A question as a learner may see it: nothing in it tells the answer. */
export const Question = BankQuestion.pick({
  id: true,
  question: true,
  options: true,
  stimulus: true,
  stimulusSeconds: true,
  optionFigures: true,
}).extend({
  /** In words, as `subcategory`: `Number series`. */
  category: z.string(),
  subcategory: z.string(),
  difficulty: Difficulty,
  /** How much has to be held and handled in mind at once. */
  cognitiveLoad: z.int().min(1).max(5),
});
export type Question = z.infer<typeof Question>;

const Milliseconds = z.number().min(0);

/** Where the clock of a session stands. The server's clock alone decides. */
const Clock = z.object({
  startTime: Timestamp,
  /** Seconds from `startTime`, extra time included. */
  timeLimit: z.number(),
  /** The server's clock when it said this: browsers count from here, whatever theirs shows. */
  serverTime: Timestamp,
  isCompleted: z.boolean(),
});

export const Session = Clock.extend({
  sessionId: Id,
  /** In the order they are asked. */
  questions: z.array(Question),
  /** The first question without an answer; as many as there are questions when all have one. */
  currentQuestionIndex: z.int(),
  /** Question id to the index of the chosen option. */
  responses: z.record(z.string(), z.int()),
  /** Question id to milliseconds. */
  timeSpentPerQuestion: z.record(z.string(), Milliseconds),
  /** Minutes that this learner was given beyond the usual time. */
  extraMinutes: z.number(),
});
export type Session = z.infer<typeof Session>;

/** What a session would be, for somebody who has not begun one. */
export const Terms = z.object({
  categories: z.array(z.object({ category: z.string(), questions: z.int() })),
  questions: z.int(),
  /** Seconds that this learner has, extra time included. */
  timeLimit: z.number(),
  extraMinutes: z.number(),
  minimumAnswers: z.int(),
  canStart: z.boolean(),
  /** When another session may be begun, and why not before; null where it may be begun now. */
  nextAt: Timestamp.nullable(),
  waitReason: z.string().nullable(),
});
export type Terms = z.infer<typeof Terms>;

/** What is said once an answer is stored: that it is, and where the session stands. Nothing of whether it was right. */
export const Saved = Clock.extend({
  sessionId: Id,
  questionId: Id,
  answered: z.int(),
  currentQuestionIndex: z.int(),
  /** The same answer had been stored before; nothing was changed. */
  isRepeated: z.boolean(),
});
export type Saved = z.infer<typeof Saved>;

/** Extra time: the usual time multiplied, or minutes added to it. */
export const ExtraTime = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('factor'), factor: z.number().gt(1).max(4) }),
  z.object({ kind: z.literal('minutes'), minutes: z.int().min(1).max(240) }),
]);
export type ExtraTime = z.infer<typeof ExtraTime>;

/** A learner with their extra time, open session and latest result, for those who look after them. */
export const LearnerStanding = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  extraTime: ExtraTime.nullable(),
  /** Why it was given, for those who may give it; empty for everybody else. */
  reason: z.string(),
  open: z
    .object({ sessionId: Id, answered: z.int(), questions: z.int(), timeLimit: z.number(), endsAt: Timestamp })
    .nullable(),
  latest: ResultSummary.nullable(),
  /** When another session may be begun, where it is not yet. */
  waitsUntil: Timestamp.nullable(),
  /** Leave to begin at once that has not been used. */
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
      description: 'What a session that you begin now would be: kinds of task, questions, your time',
      response: Terms,
    },
    start: {
      method: 'post',
      path: '/api/idfs-assessment/start',
      access: 'signed-in',
      description: 'Begin a session; the one that is open goes on',
      response: Session,
    },
    answer: {
      method: 'post',
      path: '/api/idfs-assessment/answer',
      access: 'signed-in',
      description: 'Answer a question: stored before this answers; the same answer again changes nothing',
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
      description: 'End the open session and score what was answered; again, the same result',
      body: z.object({ sessionId: Id.optional() }).optional(),
      response: Result,
    },
    results: {
      method: 'get',
      path: '/api/idfs-assessment/results',
      access: 'signed-in',
      description: 'Your results, the latest first',
      response: z.array(ResultSummary),
    },
    result: {
      method: 'get',
      path: '/api/idfs-assessment/results/:sessionId',
      access: 'signed-in',
      description:
        'One of your results in full; for staff anybody’s of the institution, for guardians with consent their child’s',
      params: z.object({ sessionId: Id }),
      response: Result,
    },
    learners: {
      method: 'get',
      path: '/api/admin/idfs-assessments',
      access: 'idfs.read',
      description: 'Learners of the institution, each with extra time, open session and latest result',
      query: PageQuery.extend({ search: z.string().trim().max(200).default('') }),
      response: pageOf(LearnerStanding),
    },
    learnerResults: {
      method: 'get',
      path: '/api/admin/idfs-assessments/learners/:userId/results',
      access: 'idfs.read',
      description: 'All results of one learner, the latest first',
      params: z.object({ userId: Id }),
      response: z.array(ResultSummary),
    },
    held: {
      method: 'get',
      path: '/api/admin/idfs-assessments/held',
      access: 'idfs.manage',
      description: 'Hasty results that are not recorded until somebody accepts them, the oldest first',
      response: z.array(HeldResult),
    },
    decide: {
      method: 'post',
      path: '/api/admin/idfs-assessments/held/:sessionId',
      access: 'idfs.manage',
      description: 'Accept a held result, which then counts, or decline it',
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
        'Give a learner extra time in every session begun from now on; with openSession in the open one, too',
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
      description: 'Extend an open session, after an interruption: the whole time it then has, from its beginning',
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
      eiqScore: EiqScore,
      standardError: z.number(),
      level: Level,
      answered: z.int(),
      questions: z.int(),
    }),
  },
  live: {
    sends: {
      /** A session moved on, perhaps in another tab, or was given more time: ask for it again. */
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
      // Results that are not recorded keep their figures from everybody; recorded ones are in the learner's record.
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
      description: 'Extra time you gave in the IDFS: when',
    },
    {
      table: 'grants',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Extra IDFS assessments you were allowed',
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
