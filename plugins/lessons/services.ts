import { defineService } from '../../core/contract/index.ts';
import type { Lesson } from './lesson.ts';

export type { Check, Lesson } from './lesson.ts';
export { shippedLessons } from './library.ts';

/** The lessons, with the answers of their checks: answers are not for browsers. */
export interface LessonLibrary {
  all(): readonly Lesson[];
  /** @example library.one('percentages')?.title // 'Percentages' */
  one(id: string): Lesson | undefined;
}
export const lessonLibrary = defineService<LessonLibrary>('lessons.library');
