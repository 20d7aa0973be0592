import { z } from 'zod';
import { Block } from '../../../core/contract/index.ts';
import { Section } from '../../item-bank/contract.ts';
import { LessonLine } from '../../lessons/contract.ts';

// The guided tutor: find a topic, work a practice question with hints and steps, see examples. It needs no model.

/** Maximum length of what is searched, of a step and of an answer, in characters. */
export const longestEntry = 500;

const lessonId = z.object({ id: z.string().max(60) });

/** A practice question without its key. */
export const GuidedQuestion = z.object({
  /** Counts the questions on the lesson, from 0. */
  number: z.int(),
  total: z.int(),
  stem: z.string(),
  blocks: z.array(Block),
  options: z.array(z.string()),
  /** Gentlest first. None of them gives the answer away. */
  hints: z.array(z.string()),
});
export type GuidedQuestion = z.infer<typeof GuidedQuestion>;

/** A solved practice question. */
export const WorkedQuestion = z.object({
  number: z.int(),
  total: z.int(),
  stem: z.string(),
  blocks: z.array(Block),
  steps: z.array(z.string()),
  answer: z.string(),
  explanation: z.string(),
});
export type WorkedQuestion = z.infer<typeof WorkedQuestion>;

export const guideRoutes = {
  guideSearch: {
    // With a body, what learners type is read for signs of danger, like all they write.
    method: 'post',
    path: '/api/tutor/guide/search',
    access: 'signed-in',
    description: 'Lessons, skills and practice topics that fit what you typed, best first',
    duringAssessment: 'closed',
    body: z.object({ text: z.string().trim().min(1).max(longestEntry) }),
    response: z.object({
      /** `none`: nothing fits, and all lists are empty. */
      certainty: z.enum(['sure', 'unsure', 'none']),
      /** The text with typing errors corrected. */
      didYouMean: z.string().nullable(),
      /** Where to find help, if the text signals danger; then nothing else is offered. */
      help: z.string().nullable(),
      lessons: z.array(LessonLine),
      skills: z.array(z.object({ id: z.string(), title: z.string() })),
      topics: z.array(z.object({ section: Section, contentArea: z.string(), title: z.string() })),
    }),
  },
  guideQuestion: {
    method: 'get',
    path: '/api/tutor/guide/lessons/:id/questions/:number',
    access: 'signed-in',
    description: 'A practice question on a lesson, with its hints; null where the item bank has none',
    duringAssessment: 'closed',
    params: lessonId.extend({ number: z.coerce.number().int().min(0).max(1000) }),
    response: z.object({ question: GuidedQuestion.nullable() }),
  },
  guideAnswer: {
    method: 'post',
    path: '/api/tutor/guide/lessons/:id/questions/:number',
    access: 'signed-in',
    description: 'Answer a practice question of a lesson, or see its solution; nothing is recorded',
    duringAssessment: 'closed',
    params: lessonId.extend({ number: z.coerce.number().int().min(0).max(1000) }),
    /** `option` is the index of the chosen option; without it the solution is shown. */
    body: z.object({ option: z.int().min(0).max(9).optional() }),
    response: z.object({
      isRight: z.boolean().nullable(),
      /** What a wrong choice suggests. */
      misconception: z.string().nullable(),
      /** Null after a wrong choice. */
      solution: WorkedQuestion.pick({ steps: true, answer: true, explanation: true }).nullable(),
    }),
  },
  guideExample: {
    method: 'get',
    path: '/api/tutor/guide/lessons/:id/examples/:number',
    access: 'signed-in',
    description: 'A worked example of a lesson; null where the item bank has none',
    duringAssessment: 'closed',
    params: lessonId.extend({ number: z.coerce.number().int().min(0).max(1000) }),
    response: z.object({ example: WorkedQuestion.nullable() }),
  },
  guideCheck: {
    method: 'post',
    path: '/api/tutor/guide/lessons/:id/checks',
    access: 'signed-in',
    description: 'Check your answer to a question of a lesson; an answer that was not read completely is not judged',
    duringAssessment: 'closed',
    params: lessonId,
    body: z.object({ check: z.int().min(0).max(20), answer: z.string().max(longestEntry) }),
    response: z.object({
      verdict: z.enum(['right', 'wrong', 'rounded', 'unread']),
      /** The reason, once the answer is right. */
      why: z.string().nullable(),
    }),
  },
  guideStep: {
    method: 'post',
    path: '/api/tutor/guide/steps',
    access: 'signed-in',
    description: 'Check a calculation step exactly; what was not read completely is not judged',
    duringAssessment: 'closed',
    body: z.object({
      text: z.string().trim().min(1).max(longestEntry),
      /** The lesson in which the step was written: the verdict, not the step, is kept with it. */
      lesson: z.string().max(60).optional(),
    }),
    response: z.object({
      verdict: z.enum(['holds', 'fails', 'rounded', 'joined', 'open', 'unread', 'none']),
      /** The step as it was read. */
      step: z.string().nullable(),
      /** The usual mistake that leads to it, where exactly one does. */
      mistake: z.string().nullable(),
    }),
  },
  guideProgress: {
    method: 'get',
    path: '/api/tutor/guide/progress',
    access: 'signed-in',
    description:
      'The guided lessons that you have begun: the checks you answered right, and whether the lesson is done',
    response: z.object({
      lessons: z.array(z.object({ id: z.string(), checks: z.array(z.int()), isDone: z.boolean() })),
    }),
  },
} as const;

export const guideData = [
  {
    table: 'lesson_progress',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Your guided lessons: the checks you answered right, and when you began and were done',
  },
  {
    table: 'checked_steps',
    userColumn: 'user_id',
    onErase: 'delete',
    description:
      'Whether the steps you had checked in lessons were right, and the usual mistake behind them. Not the steps',
  },
] as const;
