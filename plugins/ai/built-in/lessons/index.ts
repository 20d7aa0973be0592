import { aiLessons } from './ai.ts';
import { algebraLessons } from './algebra.ts';
import { dataLessons } from './data.ts';
import type { Lesson } from './lesson.ts';
import { numberLessons } from './numbers.ts';
import { reasoningLessons } from './reasoning.ts';

export type { Lesson } from './lesson.ts';

export const lessons: readonly Lesson[] = [
  ...numberLessons,
  ...algebraLessons,
  ...dataLessons,
  ...reasoningLessons,
  ...aiLessons,
];

const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));

export const lessonOf = (id: string): Lesson | undefined => byId.get(id);
