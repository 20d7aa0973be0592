import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { conceptTitle } from '../../learner/contract.ts';
import type { LessonLibrary } from '../../lessons/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HardConcept, Window } from './contract.ts';

type Shown = z.input<typeof HardConcept>;

/** Concepts listed as hardest. */
const mostHard = 3;

/** The days that count; a term is about four months. */
const daysIn: Readonly<Record<Window, number>> = { week: 7, month: 30, term: 120 };
const dayMs = 24 * 60 * 60 * 1000;

/** What each of these groups of learners has found hardest lately, with a lesson to teach it. */
export async function hardestOf(
  { misconceptions, lessons, clock }: Pick<Dependencies, 'misconceptions' | 'lessons' | 'clock'>,
  who: Who,
  groups: readonly (readonly string[])[],
  window: Window,
): Promise<Shown[][]> {
  const since = new Date(clock.now().getTime() - daysIn[window] * dayMs);
  const found = await misconceptions(who)?.hardest({ who }, groups, mostHard, since);
  const library = lessons(who);
  return groups.map((_, place) =>
    (found?.[place] ?? []).map((each) => ({
      ...each,
      title: conceptTitle(each.concept),
      lesson: library ? lessonOn(library, each.concept) : null,
    })),
  );
}

/** Of one class. @throws Failure not_found for a class that the caller does not teach */
export async function hardestOfClass(
  dependencies: Pick<Dependencies, 'misconceptions' | 'lessons' | 'clock' | 'classes'>,
  who: Who,
  classId: string,
  window: Window,
): Promise<Shown[]> {
  const { learners } = await dependencies.classes.rosterOf({ who }, classId);
  const [hardest = []] = await hardestOf(dependencies, who, [learners.map(({ id }) => id)], window);
  return hardest;
}

/** The lesson on the fewest concepts besides this one. */
function lessonOn(library: LessonLibrary, concept: string): Shown['lesson'] {
  const [lesson] = library
    .all()
    .filter(({ concepts }) => concepts.includes(concept))
    .sort((one, other) => one.concepts.length - other.concepts.length || one.level - other.level);
  return lesson ? { id: lesson.id, title: lesson.title } : null;
}
