import { createLessonSearch, shippedLessons } from '../../../lessons/services.ts';
import type { Lesson } from './lesson.ts';

export type { Lesson } from './lesson.ts';

/** The platform's lessons as the built-in tutor speaks them. */
export const lessons: readonly Lesson[] = shippedLessons().map((lesson) => ({
  id: lesson.id,
  title: lesson.title,
  names: lesson.keywords,
  concepts: lesson.concepts,
  idea: lesson.explanation,
  example: lesson.example,
  question: lesson.yourTurn,
  ...((lesson.section === 'study_skills' || lesson.id.startsWith('early-')) && { isEveryday: true }),
  // The first question of this lesson asks for a topic.
  ...(lesson.id === 'studying' && { asksTopic: true }),
  ...(lesson.inSimpleWords && { simply: lesson.inSimpleWords }),
  ...(lesson.whatHelps && { remedy: lesson.whatHelps }),
}));

const search = createLessonSearch(shippedLessons());

/** Lessons that may be meant, the best match first; none if nothing fits. */
export const lessonsNear = (message: string): readonly Lesson[] =>
  search(message, 3).matches.flatMap(({ entry }) => lessonOf(entry.id) ?? []);

const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));

export const lessonOf = (id: string): Lesson | undefined => byId.get(id);
