import { invalid } from '../../../core/contract/index.ts';
import type { SkillNames } from '../../skills/services.ts';
import { termKey } from '../matching/terms.ts';
import type { JobRequirement } from './contract.ts';

/** A skill that a job asks for, with its id and its other names in the catalogue of skills, if that has it. */
export interface StoredRequirement extends JobRequirement {
  readonly skillId?: string;
  readonly aliases?: readonly string[];
}

/**
 * Finds skills in the catalogue of skills by any of their names; those that it has take its title. Others stay as written, and
 * all of them where the plugin is off.
 */
export async function inCatalogue(
  names: SkillNames | undefined,
  requirements: readonly StoredRequirement[],
): Promise<StoredRequirement[]> {
  if (!names) return [...requirements];
  const meant = await names.meant(requirements.map(({ skill }) => skill));
  return requirements.map(({ skill, level, weight }) => {
    const known = meant.get(skill);
    return known
      ? { skill: known.title, level, weight, skillId: known.id, aliases: [...known.aliases] }
      : { skill, level, weight };
  });
}

/** @throws Failure invalid where two of these are the same skill */
export function assertDistinct(requirements: readonly StoredRequirement[]): void {
  const keys = requirements.map(({ skill }) => termKey(skill));
  const repeated = requirements.find((_, place) => keys.indexOf(keys[place] ?? '') < place);
  if (repeated) {
    const message = `${repeated.skill} is asked for twice`;
    throw invalid(message, [{ path: 'requirements', message }]);
  }
}
