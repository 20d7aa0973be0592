import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lesson } from './lesson.ts';
import { readLesson } from './read-lesson.ts';
import { createLessonSearch } from './retrieval/lesson-search.ts';
import type { LessonLibrary } from './services.ts';

/** The lessons in a folder, by id. @throws Error that names the first faulty file */
export function readLessons(folder: string): Lesson[] {
  const files = globSync('**/*.md', { cwd: folder });
  const lessons = files.map((file) =>
    readLesson(path.basename(file, '.md'), readFileSync(path.join(folder, file), 'utf8')),
  );
  return lessons.sort((one, other) => (one.id < other.id ? -1 : 1));
}

let shipped: readonly Lesson[] | undefined;

/** The lessons in `content/`, read on first use. */
export function shippedLessons(): readonly Lesson[] {
  shipped ??= readLessons(path.join(import.meta.dirname, 'content'));
  return shipped;
}

/** The shipped lessons as a library, for what runs without the plugin. */
export function shippedLibrary(): LessonLibrary {
  library ??= createLibrary(shippedLessons());
  return library;
}
let library: LessonLibrary | undefined;

export function createLibrary(lessons: readonly Lesson[]): LessonLibrary {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  return { all: () => lessons, one: (id) => byId.get(id), search: createLessonSearch(lessons) };
}
