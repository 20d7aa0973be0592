import { z } from 'zod';
import { defineContract, Id, PageQuery, pageOf, Timestamp } from '../../core/contract/index.ts';
import { Answer, Question, Section } from '../item-bank/contract.ts';
import { Mastery } from '../learner/contract.ts';

/** `form`: three questions, one from each section. `topic`: as many as one likes from one content area. */
export const RunKind = z.enum(['form', 'topic']);
export type RunKind = z.infer<typeof RunKind>;

/** The sections in the order the form asks of them. */
export const formSections = Section.options;

/** Said as soon as an open answer is stored, before it is graded. */
export const inReviewMessage = 'Answer submitted for AI review';

/** How answers went. `accuracy` is right of graded ones, in whole percent; null before the first. */
export const Tally = z.object({
  answered: z.int(),
  graded: z.int(),
  correct: z.int(),
  accuracy: z.int().min(0).max(100).nullable(),
});
export type Tally = z.infer<typeof Tally>;

/** A content area of a section, and how it stands with the learner. */
export const Topic = z.object({
  section: Section,
  contentArea: z.string(),
  title: z.string(),
  /** Different questions there are. */
  questions: z.int(),
  /** By the latest answers; null before the first. See the plugin's README for the rule. */
  mastery: Mastery.nullable(),
  ...Tally.shape,
  lastAt: Timestamp.nullable(),
});
export type Topic = z.infer<typeof Topic>;

/** A run that has not been completed. */
const OpenRun = z.object({
  runId: Id,
  kind: RunKind,
  section: Section.nullable(),
  contentArea: z.string().nullable(),
  title: z.string(),
  answered: z.int(),
  startedAt: Timestamp,
});
export type OpenRun = z.infer<typeof OpenRun>;

/** What there is to practise. */
export const Overview = z.object({
  topics: z.array(Topic),
  openRuns: z.array(OpenRun),
  hintsAllowed: z.boolean(),
});
export type Overview = z.infer<typeof Overview>;

export const HintKind = z.enum(['conceptual', 'procedural', 'strategic', 'encouragement']);
export type HintKind = z.infer<typeof HintKind>;

export const RevealedHint = z.object({ kind: HintKind, text: z.string() });
export type RevealedHint = z.infer<typeof RevealedHint>;

/** What a learner may read once the answer is graded. */
export const Feedback = z.object({
  points: z.number(),
  maximumPoints: z.number(),
  /** Index of the right option; null for an open question. */
  correctOption: z.int().nullable(),
  explanation: z.string(),
  /** The solution, a step a line. */
  steps: z.array(z.string()),
  /** What a wrong choice suggests. */
  misconception: z.string().nullable(),
  /** Of an open answer: what earns points, which of it was there, who graded and why. */
  rubric: z
    .object({
      criteria: z.array(z.object({ says: z.string(), points: z.number(), isMet: z.boolean() })),
      modelAnswer: z.string(),
      grader: z.string(),
      reason: z.string().nullable(),
    })
    .nullable(),
});
export type Feedback = z.infer<typeof Feedback>;

/** An answer that the server has stored, and what it counted. */
export const Submission = z.object({
  userAnswer: Answer,
  submittedAt: Timestamp,
  status: z.enum(['in_review', 'graded']),
  message: z.string().nullable(),
  /** Null while it is reviewed, like everything below. */
  isCorrect: z.boolean().nullable(),
  masteryLevel: Mastery.nullable(),
  hintsUsed: z.int(),
  /** Milliseconds, by the server's clock. */
  timeSpent: z.int(),
  feedback: Feedback.nullable(),
});
export type Submission = z.infer<typeof Submission>;

/** The question that stands, with the help that was taken and the answer once it is in. */
export const OpenLearnerQuestion = z.object({
  question: Question,
  /** 1 to 5. */
  difficulty: z.int(),
  /** Milliseconds since it was asked, by the server's clock. */
  elapsed: z.number(),
  hints: z.object({ revealed: z.array(RevealedHint), total: z.int() }),
  submission: Submission.nullable(),
});
export type OpenLearnerQuestion = z.infer<typeof OpenLearnerQuestion>;

/** What a run came to, topic by topic. */
export const Summary = z.object({
  ...Tally.shape,
  inReview: z.int(),
  hintsUsed: z.int(),
  /** Milliseconds spent on questions. */
  timeSpent: z.number(),
  topics: z.array(
    z.object({
      section: Section,
      contentArea: z.string(),
      title: z.string(),
      before: Mastery.nullable(),
      after: Mastery.nullable(),
      ...Tally.shape,
    }),
  ),
});
export type Summary = z.infer<typeof Summary>;

export const Run = z.object({
  runId: Id,
  kind: RunKind,
  state: z.enum(['open', 'completed']),
  section: Section.nullable(),
  contentArea: z.string().nullable(),
  title: z.string(),
  startedAt: Timestamp,
  endedAt: Timestamp.nullable(),
  /** Number of the question that stands, from 0. */
  index: z.int(),
  /** Null in a run without an end. */
  total: z.int().nullable(),
  isLast: z.boolean(),
  tally: Tally,
  /** Open answers that wait to be graded. */
  inReview: z.int(),
  /** Null once the run is completed. */
  standing: OpenLearnerQuestion.nullable(),
  /** Null until it is, or the last question of the form is answered. */
  summary: Summary.nullable(),
});
export type Run = z.infer<typeof Run>;

/** A completed run in the list of them. */
export const PastRun = z.object({
  runId: Id,
  kind: RunKind,
  title: z.string(),
  startedAt: Timestamp,
  endedAt: Timestamp,
  ...Tally.shape,
});
export type PastRun = z.infer<typeof PastRun>;

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
      description: 'What there is to practise, how each topic stands with you, and runs you have not completed',
      response: Overview,
    },
    history: {
      method: 'get',
      path: '/api/practice/runs',
      access: 'signed-in',
      description: 'Your completed runs, the latest first',
      query: PageQuery,
      response: pageOf(PastRun),
    },
    start: {
      method: 'post',
      path: '/api/practice/runs',
      access: 'signed-in',
      description:
        'Begin a run, or go on with the open one of the same kind; another topic completes the run before it',
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
      description: 'A run of yours: the question that stands, or the summary once it is completed',
      params: runId,
      response: Run,
    },
    next: {
      method: 'post',
      path: '/api/practice/runs/:runId/next',
      access: 'signed-in',
      description: 'Go on to the next question after the one named; repeating it changes nothing',
      params: runId,
      body: z.object({ after: Id }),
      response: Run,
    },
    hint: {
      method: 'post',
      path: '/api/practice/runs/:runId/hint',
      access: 'signed-in',
      description: 'Reveal hints up to the number given; repeating it changes nothing',
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
        'Answer a question: stored before this answers, graded by the server; the same answer again changes nothing',
      body: z.object({
        questionId: Id,
        /** Index of the chosen option, or the words of an open answer. */
        userAnswer: Answer,
        /** Milliseconds as the browser measured them; the server's own clock bounds them. */
        timeSpent: z.number().min(0).optional(),
        /** Where it is given, a question of another run counts as not asked. */
        runId: Id.optional(),
        // Counted by the server, whatever is sent.
        isCorrect: z.unknown().optional(),
        hintsUsed: z.unknown().optional(),
        masteryLevel: z.unknown().optional(),
      }),
      response: z.object({ questionId: Id, ...Submission.shape, run: Run }),
    },
  },
  events: {
    /** A run was completed with as many answers as make a lesson. Told once for every run. */
    'practice.completed': z.object({
      userId: Id,
      runId: Id,
      kind: RunKind,
      answered: z.int(),
      /** Right by what is graded so far. */
      correct: z.int(),
    }),
  },
  live: {
    sends: {
      /** A run changed, perhaps in another tab, or an open answer was graded: ask for it again. */
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

/** A completed run of at least so many answers is a lesson practised: as many as the form asks. */
export const lessonAnswers = 3;

/** About how long a run of practice takes. */
export const practiceMinutes = 5;

/** The address at which practising a topic begins, or goes on. */
export const practiseAddress = ({ section, contentArea }: Pick<Topic, 'section' | 'contentArea'>) =>
  `/assessment?${new URLSearchParams({ section, contentArea })}`;

/** How mastery is called on screens. */
export const masteryTitles: Record<Mastery, string> = {
  attempted: 'Attempted',
  familiar: 'Familiar',
  proficient: 'Proficient',
  mastered: 'Mastered',
};
