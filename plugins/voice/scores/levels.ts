import type { Settings } from '../settings.ts';

/** The level of an overall score by the institution's cuts. */
export function levelOf(score: number, settings: Settings): string {
  if (score >= settings.advancedFrom) return 'Advanced';
  if (score >= settings.proficientFrom) return 'Proficient';
  return score >= settings.developingFrom ? 'Developing' : 'Beginner';
}
