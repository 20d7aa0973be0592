import type { Database } from '../../../core/db/index.ts';
import type { Remembered } from '../../../core/plugins/define-plugin.ts';
import { OccupationRow, OccupationSkillRow } from '../models.ts';
import type { Namesakes } from './namesakes.ts';
import { plainName } from './namesakes.ts';

/** An imported occupation with skills of the platform's own catalogue. */
export interface Occupation {
  readonly title: string;
  readonly aliases: readonly string[];
  /** Own skills with the name of a skill that the occupation needs, essential ones first. */
  readonly skills: readonly string[];
}

/** Imported occupations by the name of a role. */
export interface Occupations {
  /** The occupation with this title or alternative label, else null. */
  of(role: string | undefined): Promise<Occupation | null>;
}

interface Dependencies {
  readonly db: Database;
  readonly namesakes: Namesakes;
  /** By name of the role. An import is noticed when they are read again, within a minute. */
  readonly remembered: Remembered<{ readonly occupation: Occupation | null }>;
}

export function createOccupations({ db, namesakes, remembered }: Dependencies): Occupations {
  async function find(name: string): Promise<Occupation | null> {
    const [found] = await db
      .catalogue(OccupationRow)
      .whereRaw('lower(title) = ? or ? = any (select lower(alias) from unnest(aliases) as alias)', [name, name])
      // A title counts more than the alternative label of another occupation.
      .orderByRaw('lower(title) = ? desc, title, id', [name])
      .limit(1);
    if (!found) return null;
    const links = await db.catalogue(OccupationSkillRow).where({ occupationId: found.id });
    const relationOf = new Map(links.map(({ skillId, relation }) => [skillId, relation]));
    const named = [...(await namesakes.all())].flatMap(([id, imported]) => {
      const relations = imported.flatMap((each) => relationOf.get(each) ?? []);
      return relations.length === 0 ? [] : [{ id, isEssential: relations.includes('essential') }];
    });
    const skills = named.toSorted((one, other) => Number(other.isEssential) - Number(one.isEssential));
    return { title: found.title, aliases: found.aliases, skills: skills.map(({ id }) => id) };
  }
  return {
    async of(role) {
      const name = plainName(role ?? '');
      if (name === '') return null;
      return (await remembered.recall(name, async () => ({ occupation: await find(name) }))).occupation;
    },
  };
}
