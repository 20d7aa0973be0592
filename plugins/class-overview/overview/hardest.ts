import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { conceptTitle } from '../../learner/contract.ts';
import type { LessonLibrary } from '../../lessons/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { HardConcept } from './contract.ts';

type Shown = z.input<typeof HardConcept>;

/** Concepts listed as hardest. */
const mostHard = 3;

/** What each of these groups of learners finds hardest, with a lesson to teach it. */
export async function hardestOf(
  { misconceptions, lessons }: Pick<Dependencies, 'misconceptions' | 'lessons'>,
  who: Who,
  groups: readonly (readonly string[])[],
): Promise<Shown[][]> {
  const found = await misconceptions(who)?.hardest({ who }, groups, mostHard);
  const library = lessons(who);
  return groups.map((_, place) =>
    (found?.[place] ?? []).map((each) => ({
      ...each,
      title: conceptTitle(each.concept),
      lesson: library ? lessonOn(library, each.concept) : null,
    })),
  );
}

/** The lesson on the fewest concepts besides this one. */
function lessonOn(library: LessonLibrary, concept: string): Shown['lesson'] {
  const [lesson] = library
    .all()
    .filter(({ concepts }) => concepts.includes(concept))
    .sort((one, other) => one.concepts.length - other.concepts.length || one.level - other.level);
  return lesson ? { id: lesson.id, title: lesson.title } : null;
}
