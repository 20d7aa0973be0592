import { z } from 'zod';
import { defineContract } from '../../core/contract/index.ts';
import { Section } from '../item-bank/contract.ts';

/** The three sections of the item bank, and how to learn. */
export const LessonSection = z.enum([...Section.options, 'study_skills']);
export type LessonSection = z.infer<typeof LessonSection>;

export const LessonLine = z.object({
  id: z.string(),
  title: z.string(),
  section: LessonSection,
  area: z.string(),
  /** 1: up to grade 5; 2: grades 6 to 9; 3: grades 10 to 12; 4: university. */
  level: z.int().min(1).max(4),
});
export type LessonLine = z.infer<typeof LessonLine>;

/** A lesson as learners read it: the checks without their answers. */
export const LessonView = z.object({
  ...LessonLine.shape,
  explanation: z.string(),
  inSimpleWords: z.string().nullable(),
  example: z.string(),
  /** A question that leads on. */
  yourTurn: z.string(),
  whatHelps: z.string().nullable(),
  mistakes: z.array(z.object({ claim: z.string(), remedy: z.string() })),
  /** What is good to know about it, and often asked. */
  facts: z.array(z.string()),
  checks: z.array(
    z.object({
      question: z.string(),
      /** Null where a number is to be entered. */
      options: z.array(z.string()).nullable(),
    }),
  ),
  /** Lessons that come before it. */
  requires: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Ids of skills of the platform's own catalogue. */
  skills: z.array(z.string()),
  /** Topics of the item bank with questions on it. */
  practice: z.array(z.object({ section: Section, contentArea: z.string(), title: z.string() })),
});
export type LessonView = z.infer<typeof LessonView>;

export const lessons = defineContract({
  id: 'lessons',
  title: 'Lessons',
  summary: 'Short lessons with an example, common mistakes, checks and links to practice',
  routes: {
    list: {
      method: 'get',
      path: '/api/lessons',
      access: 'signed-in',
      description: 'All lessons by section and area',
      response: z.object({
        sections: z.array(
          z.object({
            id: LessonSection,
            title: z.string(),
            areas: z.array(z.object({ id: z.string(), title: z.string(), lessons: z.array(LessonLine) })),
          }),
        ),
      }),
    },
    lesson: {
      method: 'get',
      path: '/api/lessons/:id',
      access: 'signed-in',
      description: 'A lesson; the answers of its checks stay on the server',
      // Lessons would help with a question that is being scored.
      duringAssessment: 'closed',
      params: z.object({ id: z.string().max(60) }),
      response: LessonView,
    },
  },
});
