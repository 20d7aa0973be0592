import { z } from 'zod';
import { defineContract, Id, PageQuery, pageOf } from '../../core/contract/index.ts';
import { Answer, Section } from '../item-bank/contract.ts';
import type { Mastery } from '../learner/contract.ts';
import type { Topic } from './runs/contract.ts';
import { HintKind, OpenLearnerQuestion, Overview, PastRun, Run, RunKind, Submission } from './runs/contract.ts';

export * from './runs/contract.ts';

const runId = z.object({ runId: Id });

export const practice = defineContract({
  id: 'practice',
  title: 'Practice',
  summary: 'Questions one at a time with hints, explanations and mastery per topic; never changes the EiQ score',
  routes: {
    topics: {
      method: 'get',
      path: '/api/practice/topics',
      access: 'signed-in',
      description: 'Topics to practise with your mastery, and your open runs',
      response: Overview,
    },
    history: {
      method: 'get',
      path: '/api/practice/runs',
      access: 'signed-in',
      description: 'Your completed runs, latest first',
      query: PageQuery,
      response: pageOf(PastRun),
    },
    start: {
      method: 'post',
      path: '/api/practice/runs',
      access: 'signed-in',
      description: 'Start a run, or continue the open one of the same kind; another topic completes the open run first',
      body: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('form') }),
        z.object({ kind: z.literal('topic'), section: Section, contentArea: z.string().min(1).max(100) }),
      ]),
      response: Run,
    },
    run: {
      method: 'get',
      path: '/api/practice/runs/:runId',
      access: 'signed-in',
      description: 'One of your runs: the current question, or the summary once it is completed',
      params: runId,
      response: Run,
    },
    next: {
      method: 'post',
      path: '/api/practice/runs/:runId/next',
      access: 'signed-in',
      description: 'Go to the question after the given one; repeating it changes nothing',
      params: runId,
      body: z.object({ after: Id }),
      response: Run,
    },
    hint: {
      method: 'post',
      path: '/api/practice/runs/:runId/hint',
      access: 'signed-in',
      description: 'Reveal hints up to the given number; repeating it changes nothing',
      params: runId,
      body: z.object({ questionId: Id, number: z.int().min(1).max(HintKind.options.length) }),
      response: OpenLearnerQuestion.shape.hints,
    },
    complete: {
      method: 'post',
      path: '/api/practice/runs/:runId/complete',
      access: 'signed-in',
      description: 'Complete a run; repeating it changes nothing',
      params: runId,
      response: Run,
    },
    submitAnswer: {
      method: 'post',
      path: '/api/assessment/submit-answer',
      access: 'signed-in',
      description:
        'Answer a question; it is stored before the response and graded by the server, and repeating it changes nothing',
      body: z.object({
        questionId: Id,
        /** Index of the chosen option, or the words of an open answer. */
        userAnswer: Answer,
        /** Milliseconds as the browser measured them; the server's own clock bounds them. */
        timeSpent: z.number().min(0).optional(),
        /** If given, the question must belong to this run. */
        runId: Id.optional(),
        // Ignored: the server counts them.
        isCorrect: z.unknown().optional(),
        hintsUsed: z.unknown().optional(),
        masteryLevel: z.unknown().optional(),
      }),
      response: z.object({ questionId: Id, ...Submission.shape, run: Run }),
    },
  },
  events: {
    /** A run was completed with enough answers for a lesson. Emitted once for each run. */
    'practice.completed': z.object({
      userId: Id,
      runId: Id,
      kind: RunKind,
      answered: z.int(),
      /** Right answers among those graded so far. */
      correct: z.int(),
    }),
  },
  live: {
    sends: {
      /** A run changed, perhaps in another tab, or an open answer was graded: read it again. */
      practice_changed: z.object({
        runId: Id,
        questionId: Id.nullable(),
        what: z.enum(['moved', 'graded', 'completed']),
      }),
    },
  },
  jobs: {
    /** Grades an open answer. */
    review: { payload: z.object({ questionId: z.uuid() }), once: ['questionId'] },
  },
  personalData: [
    { table: 'runs', userColumn: 'user_id', onErase: 'delete', description: 'Your practice runs' },
    {
      table: 'questions',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'What you were asked in practice, your answers, the hints you took and how it was graded',
    },
  ],
});

/** The fewest answers for a completed run to count as a lesson: as many as the form asks. */
export const lessonAnswers = 3;

/** About how long a run of practice takes. */
export const practiceMinutes = 5;

/** The address of the screen with the topics. */
export const practicePath = '/assessment';

/** The address that starts or continues a run by topic. */
export const practiseAddress = ({ section, contentArea }: Pick<Topic, 'section' | 'contentArea'>) =>
  `${practicePath}?${new URLSearchParams({ section, contentArea })}`;

/** Titles of mastery on screens. */
export const masteryTitles: Record<Mastery, string> = {
  attempted: 'Attempted',
  familiar: 'Familiar',
  proficient: 'Proficient',
  mastered: 'Mastered',
};
