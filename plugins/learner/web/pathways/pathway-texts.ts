import type { LearningPath, Mastery, Pathway } from '../../contract.ts';
import { levelTitles } from '../../contract.ts';

/** Where a pathway's screen is. */
export const pathwayAddress = (pathway: Pathway): `/${string}` => `/learning-paths/${pathway}`;

export const pathwayTitle = (pathway: Pathway) => `${levelTitles[pathway]} Level`;

/** What each pathway is for. */
export const pathwayDescriptions: Record<Pathway, string> = {
  foundation: 'The tools of quantitative thinking: numbers, charts and what data can teach a machine.',
  immersion: 'Putting the tools together: functions, trade-offs, and judging how well a model works.',
  mastery: 'Reasoning under uncertainty: proof, optimisation, and the limits of models.',
};

/** `0 of 24 concepts mastered, 1 proficient`: what the progress is made of. */
export function conceptsText({
  masteredConcepts,
  proficientConcepts,
  concepts,
}: Pick<LearningPath, 'masteredConcepts' | 'proficientConcepts' | 'concepts'>): string {
  const proficient = proficientConcepts > 0 ? `, ${proficientConcepts} proficient` : '';
  return `${masteredConcepts} of ${concepts} concepts mastered${proficient}`;
}

export const masteryTitles: Record<Mastery, string> = {
  mastered: 'Mastered',
  proficient: 'Proficient',
  familiar: 'Familiar',
  attempted: 'Attempted',
};
