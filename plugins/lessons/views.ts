import { contentAreaTitle, sectionTitles } from '../item-bank/contract.ts';
import type { LessonLine, LessonView } from './contract.ts';
import { LessonSection } from './contract.ts';
import type { Lesson } from './lesson.ts';
import type { LessonLibrary } from './services.ts';

const titleOf = (section: LessonSection) =>
  section === 'study_skills' ? 'Study skills' : sectionTitles[section].title;

const lineOf = ({ id, title, section, area, level }: Lesson): LessonLine => ({ id, title, section, area, level });

/** All lessons by section and area; within an area the easiest first. */
export function sectionsOf(lessons: readonly Lesson[]) {
  const easiestFirst = lessons.toSorted((one, other) => one.level - other.level || (one.title < other.title ? -1 : 1));
  return LessonSection.options.map((id) => {
    const areas = Map.groupBy(
      easiestFirst.filter(({ section }) => section === id),
      ({ area }) => area,
    );
    return {
      id,
      title: titleOf(id),
      areas: [...areas].map(([area, own]) => ({ id: area, title: contentAreaTitle(area), lessons: own.map(lineOf) })),
    };
  });
}

export function viewOf(library: LessonLibrary, lesson: Lesson): LessonView {
  return {
    ...lineOf(lesson),
    explanation: lesson.explanation,
    inSimpleWords: lesson.inSimpleWords ?? null,
    example: lesson.example,
    yourTurn: lesson.yourTurn,
    whatHelps: lesson.whatHelps ?? null,
    mistakes: [...lesson.mistakes],
    facts: lesson.facts.map(({ statement }) => statement),
    checks: lesson.checks.map(({ question, options }) => ({ question, options: options ? [...options] : null })),
    requires: lesson.requires.flatMap((id) => {
      const before = library.one(id);
      return before ? [{ id, title: before.title }] : [];
    }),
    skills: [...lesson.skills],
    practice: lesson.practice.map((topic) => ({ ...topic, title: contentAreaTitle(topic.contentArea) })),
  };
}
