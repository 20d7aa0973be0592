import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';
import { Question, Section } from '../../item-bank/contract.ts';

export const maxQuestions = 10;
export const defaultSeconds = 90;

const Taker = z.object({
  id: Id,
  /** Right answers so far, of revealed questions. */
  correct: z.int(),
  hasAnswered: z.boolean(),
  /** The chosen option; null before the answers are shown, and without one. */
  answer: z.int().nullable(),
});

export const PracticeRun = z.object({
  id: Id,
  title: z.string(),
  total: z.int(),
  /** From 0. */
  position: z.int(),
  question: Question,
  /** After how long the answers are shown even if not everyone has answered: browsers' clocks may be wrong. */
  secondsLeft: z.number(),
  takers: z.array(Taker),
  isTakingPart: z.boolean(),
  /** Whether the questions are for the caller: general ones are not for pupils up to grade 5. */
  mayTakePart: z.boolean(),
  /** Whether the caller may end the run: whoever started it, and the host. */
  mayEnd: z.boolean(),
  /** The caller's answer to this question. */
  ownAnswer: z.int().nullable(),
  /** Null until everyone who takes part has answered, or the time is up. */
  solution: z
    .object({ correctOption: z.int().nullable(), explanation: z.string(), steps: z.array(z.string()) })
    .nullable(),
  endedAt: Timestamp.nullable(),
});
export type PracticeRun = z.input<typeof PracticeRun>;

const RoomParams = z.object({ id: Id });
const RunParams = z.object({ id: Id, runId: Id });
const path = '/api/collaboration/rooms/:id/practice';

export const practiceRoutes = {
  practice: {
    method: 'get',
    path,
    access: 'collaboration.use',
    params: RoomParams,
    response: z.object({
      run: PracticeRun.nullable(),
      topics: z.array(z.object({ section: Section, contentArea: z.string(), title: z.string() })),
    }),
    description: 'The latest shared practice run of a room, and the topics of a new one',
  },
  startPractice: {
    method: 'post',
    path,
    access: 'collaboration.use',
    duringAssessment: 'closed',
    params: RoomParams,
    body: z.object({
      id: Id,
      section: Section,
      contentArea: z.string().min(1).max(100),
      total: z.int().min(1).max(maxQuestions).default(5),
      seconds: z.int().min(20).max(600).default(defaultSeconds),
    }),
    response: PracticeRun,
    status: 201,
    description: 'Starts a practice run that the people in a room answer together. Idempotent by id',
  },
  joinPractice: {
    method: 'post',
    path: `${path}/:runId/join`,
    access: 'collaboration.use',
    duringAssessment: 'closed',
    params: RunParams,
    response: PracticeRun,
    description: 'Takes part in a shared practice run',
  },
  answerPractice: {
    method: 'post',
    path: `${path}/:runId/answer`,
    access: 'collaboration.use',
    duringAssessment: 'closed',
    params: RunParams,
    body: z.object({ position: z.int().min(0).max(99), answer: z.int().min(0).max(9) }),
    response: PracticeRun,
    description: 'Answers the current question. The first answer stays',
  },
  nextPractice: {
    method: 'post',
    path: `${path}/:runId/next`,
    access: 'collaboration.use',
    duringAssessment: 'closed',
    params: RunParams,
    body: z.object({ after: z.int().min(0).max(99) }),
    response: PracticeRun,
    description: 'Asks the next question once the answers are shown, or ends the run after the last. Idempotent',
  },
  endPractice: {
    method: 'post',
    path: `${path}/:runId/end`,
    access: 'collaboration.use',
    params: RunParams,
    response: PracticeRun,
    description: 'Ends a run early; for whoever started it, and the host',
  },
} as const;
