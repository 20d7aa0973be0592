import { defineService } from '../../../core/contract/index.ts';

/** A skill of the catalogue with all its names. */
export interface NamedSkill {
  readonly id: string;
  readonly title: string;
  readonly aliases: readonly string[];
}

/** What skills are called. The catalogue is shared by all institutions. */
export interface SkillNames {
  /**
   * The skills that these names mean, by name, compared without case and spacing. Names that the catalogue does not have are
   * absent. If several skills have a name, a title comes before an alias, and the platform's own skill before an imported one.
   * @example (await names.meant(['sql'])).get('sql')?.title // 'Databases and SQL'
   */
  meant(names: readonly string[]): Promise<ReadonlyMap<string, NamedSkill>>;
}
export const skillNames = defineService<SkillNames>('skills.names');
