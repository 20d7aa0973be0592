import type { Database } from '../../../core/db/index.ts';
import type { Remembered } from '../../../core/plugins/define-plugin.ts';
import { OccupationRow, OccupationSkillRow } from '../models.ts';
import type { Namesakes } from './namesakes.ts';

/** How many of the imported occupations name a skill, in percent. */
export interface Demand {
  /** Of an imported skill, or of one of the platform's own. Undefined without imported data about it. */
  of(skillId: string): Promise<number | undefined>;
  /** By skill of the platform's own catalogue, for those that the imported data knows. */
  all(): Promise<ReadonlyMap<string, number>>;
}

interface Dependencies {
  readonly db: Database;
  readonly namesakes: Namesakes;
  /** Until the next import, which forgets `demandKey`. */
  readonly remembered: Remembered<ReadonlyMap<string, number>>;
}

export const demandKey = 'demand';

export function createDemand({ db, namesakes, remembered }: Dependencies): Demand {
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

  const all = () =>
    remembered.recall(demandKey, async () => {
      const shares = await Promise.all(
        [...(await namesakes.all())].map(async ([id, ids]) => [id, await shareOf(ids)] as const),
      );
      return new Map(shares.flatMap(([id, share]) => (share === undefined ? [] : [[id, share] as const])));
    });

  return { all, of: async (id) => (id.startsWith('esco:') ? shareOf([id]) : (await all()).get(id)) };
}
