import { z } from 'zod';
import { defineContract, Id, nothing, PageQuery, pageOf } from '../../core/contract/index.ts';
import { EiqScore, Level } from '../learner/contract.ts';
import { HeldResult } from '../learner/retakes/contract.ts';
import { ExtraTime, LearnerStanding } from './learners/contract.ts';
import { Result, ResultSummary } from './results/contract.ts';
import { Milliseconds, Saved, Session, Terms } from './sessions/contract.ts';

export * from './learners/contract.ts';
export * from './sessions/contract.ts';

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
      whenSignedInAs: 'closed',
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
      table: 'result_versions',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['result'],
      description: 'When results of your IDFS were scored again',
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
