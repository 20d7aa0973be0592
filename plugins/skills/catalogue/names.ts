import type { Database } from '../../../core/db/index.ts';
import { SkillRow } from '../models.ts';
import type { NamedSkill, SkillNames } from './services.ts';

export const createNames = (db: Pick<Database, 'catalogue'>): SkillNames => ({
  async meant(names) {
    const keys = [...new Set(names.map(keyOf))];
    if (keys.length === 0) return new Map();
    const found = await db
      .catalogue(SkillRow)
      .where({ isRetired: false })
      // Lower case of the whole array at once is much faster than of each alias.
      .whereRaw('(lower(title) = any(?::text[]) or lower(aliases::text)::text[] && ?::text[])', [keys, keys])
      .orderByRaw("source = 'esco'")
      .orderBy('id')
      .select('id', 'title', 'aliases');
    const byKey = new Map<string, NamedSkill>();
    const add = (name: string, skill: SkillRow) => {
      const { id, title, aliases } = skill;
      if (!byKey.has(keyOf(name))) byKey.set(keyOf(name), { id, title, aliases });
    };
    for (const skill of found) add(skill.title, skill);
    for (const skill of found) for (const alias of skill.aliases) add(alias, skill);
    return new Map(
      names.flatMap((name) => {
        const skill = byKey.get(keyOf(name));
        return skill ? [[name, skill] as const] : [];
      }),
    );
  },
});

const keyOf = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
