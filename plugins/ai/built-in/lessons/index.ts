import { aiLessons } from './ai.ts';
import { algebraLessons } from './algebra.ts';
import { dataLessons } from './data.ts';
import type { Lesson } from './lesson.ts';
import { reasoningLessons } from './logic.ts';
import { moreNumberLessons } from './more-numbers.ts';
import { numberLessons } from './numbers.ts';
import { learningLessons } from './study-skills.ts';

export type { Lesson } from './lesson.ts';

export const lessons: readonly Lesson[] = [
  ...numberLessons,
  ...moreNumberLessons,
  ...algebraLessons,
  ...dataLessons,
  ...reasoningLessons,
  ...aiLessons,
  ...learningLessons,
];

const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));

export const lessonOf = (id: string): Lesson | undefined => byId.get(id);
