import type { Database } from '../../../core/db/index.ts';
import type { Remembered } from '../../../core/plugins/define-plugin.ts';
import type { SkillEntry } from '../contract.ts';
import { OccupationRow, OccupationSkillRow, SkillRow } from '../models.ts';

/** How many of the imported occupations name a skill, in percent. */
export interface Demand {
  /** Of an imported skill, or of one of the platform's own. Undefined without imported data about it. */
  of(skillId: string): Promise<number | undefined>;
  /** By skill of the platform's own catalogue, for those that the imported data knows. */
  all(): Promise<ReadonlyMap<string, number>>;
}

interface Dependencies {
  readonly db: Database;
  readonly skills: readonly SkillEntry[];
  /** Until the next import, which forgets `demandKey`. */
  readonly remembered: Remembered<ReadonlyMap<string, number>>;
}

export const demandKey = 'demand';

export function createDemand({ db, skills, remembered }: Dependencies): Demand {
  async function shareOf(ids: readonly string[]): Promise<number | undefined> {
    const [total, named] = await Promise.all([
      db.catalogue(OccupationRow).resultSize(),
      db
        .catalogue(OccupationSkillRow)
        .whereIn('skillId', [...ids])
        .distinct('occupationId')
        .resultSize(),
    ]);
    return total > 0 ? Math.round((1000 * named) / total) / 10 : undefined;
  }

  /** Own skills with imported ones of the same name. */
  async function namesakes(): Promise<[id: string, imported: string[]][]> {
    const imported = await db
      .catalogue(SkillRow)
      .where({ source: 'esco', isRetired: false })
      .select('id', 'title', 'aliases');
    const byName = new Map<string, string[]>();
    for (const { id, title, aliases } of imported) {
      for (const name of new Set([title, ...aliases].map(plainName)))
        byName.set(name, [...(byName.get(name) ?? []), id]);
    }
    return skills.flatMap(({ id, title, aliases }) => {
      const same = new Set([title, ...aliases].flatMap((name) => byName.get(plainName(name)) ?? []));
      return same.size > 0 ? [[id, [...same]] as [string, string[]]] : [];
    });
  }

  const all = () =>
    remembered.recall(demandKey, async () => {
      const shares = await Promise.all((await namesakes()).map(async ([id, ids]) => [id, await shareOf(ids)] as const));
      return new Map(shares.flatMap(([id, share]) => (share === undefined ? [] : [[id, share] as const])));
    });

  return { all, of: async (id) => (id.startsWith('esco:') ? shareOf([id]) : (await all()).get(id)) };
}

/** In lower case, without a remark in parentheses: `Python (computer programming)` is `python`. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
