import type { Lesson } from '../lesson.ts';
import { createRetrieval } from './retrieval.ts';

/** Finds lessons by what learners type. */
export function createLessonSearch(lessons: readonly Lesson[]) {
  return createRetrieval(
    lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      keywords: [...lesson.keywords, ...lesson.asked],
      text: [
        lesson.explanation,
        lesson.inSimpleWords ?? '',
        lesson.example,
        ...lesson.mistakes.flatMap(({ claim, remedy }) => [claim, remedy]),
        ...lesson.checks.map(({ question }) => question),
      ].join(' '),
    })),
  );
}
