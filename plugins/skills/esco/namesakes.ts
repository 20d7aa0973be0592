import type { Database } from '../../../core/db/index.ts';
import type { Remembered } from '../../../core/plugins/define-plugin.ts';
import type { SkillEntry } from '../contract.ts';
import { SkillRow } from '../models.ts';

/** Imported skills with the name of a skill of the platform's own catalogue. */
export interface Namesakes {
  /** Ids of imported skills by own skill, for own skills with any. */
  all(): Promise<ReadonlyMap<string, readonly string[]>>;
}

interface Dependencies {
  readonly db: Database;
  readonly skills: readonly SkillEntry[];
  /** Until the next import, which forgets `namesakesKey`. */
  readonly remembered: Remembered<ReadonlyMap<string, readonly string[]>>;
}

export const namesakesKey = 'all';

export function createNamesakes({ db, skills, remembered }: Dependencies): Namesakes {
  async function read(): Promise<ReadonlyMap<string, readonly string[]>> {
    const imported = await db
      .catalogue(SkillRow)
      .where({ source: 'esco', isRetired: false })
      .select('id', 'title', 'aliases');
    const byName = new Map<string, string[]>();
    for (const { id, title, aliases } of imported) {
      for (const name of new Set([title, ...aliases].map(plainName)))
        byName.set(name, [...(byName.get(name) ?? []), id]);
    }
    return new Map(
      skills.flatMap(({ id, title, aliases }) => {
        const same = new Set([title, ...aliases].flatMap((name) => byName.get(plainName(name)) ?? []));
        return same.size > 0 ? [[id, [...same]] as const] : [];
      }),
    );
  }
  return { all: () => remembered.recall(namesakesKey, read) };
}

/** In lower case, without a remark in parentheses: `Python (computer programming)` is `python`. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
