import type { Mastery, Pathway } from '../../contract.ts';
import { levelTitles } from '../../contract.ts';

/** Where a pathway's screen is. */
export const pathwayAddress = (pathway: Pathway): `/${string}` => `/learning-paths/${pathway}`;

export const pathwayTitle = (pathway: Pathway) => `${levelTitles[pathway]} Level`;

/** What each pathway is for. */
export const pathwaySays: Record<Pathway, string> = {
  foundation: 'The tools of quantitative thinking: numbers, charts and what data can teach a machine.',
  immersion: 'Putting the tools together: functions, trade-offs, and judging how well a model works.',
  mastery: 'Reasoning under uncertainty: proof, optimisation, and the limits of models.',
};

export const masteryTitles: Record<Mastery, string> = {
  mastered: 'Mastered',
  proficient: 'Proficient',
  familiar: 'Familiar',
  attempted: 'Attempted',
};
