import { defineService } from '../../core/contract/index.ts';
import type { Lesson } from './lesson.ts';
import type { Found } from './retrieval/retrieval.ts';

export { lessonPhrasings } from './evaluation/phrasings.ts';
export type { Check, Lesson } from './lesson.ts';
export { shippedLessons, shippedLibrary } from './library.ts';
export { editDistance } from './retrieval/edit-distance.ts';
export { createLessonSearch } from './retrieval/lesson-search.ts';
export type { Findable, Found } from './retrieval/retrieval.ts';
export { createRetrieval } from './retrieval/retrieval.ts';

/** The lessons, with the answers of their checks: answers are not for browsers. */
export interface LessonLibrary {
  all(): readonly Lesson[];
  /** @example library.one('percentages')?.title // 'Percentages' */
  one(id: string): Lesson | undefined;
  /**
   * Lessons that fit what a learner typed, best first, with how certain the match is.
   * @example library.search('how do i add fractions', 3).matches[0]?.entry.id // 'common-denominators'
   */
  search(text: string, most?: number): Found<{ readonly id: string }>;
}
export const lessonLibrary = defineService<LessonLibrary>('lessons.library');
