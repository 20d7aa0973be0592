import type { Clock } from '../../../../core/clock.ts';
import type { Database, Tx } from '../../../../core/db/index.ts';
import type { Random } from '../../../../core/random.ts';
import type { Item } from '../../items/item.ts';
import { VariantRow } from '../../models.ts';
import type { DrawnVariant, VariantDrawer } from './draw-variant.ts';
import type { VariantSource } from './variant-source.ts';

/** Maximum number of draws for an unused text. Some designs have few texts. */
const maxDraws = 6;

/** A variant with the number of times its text was asked of anyone. */
export interface Fresh {
  readonly drawn: DrawnVariant;
  readonly asked: number;
}

interface Dependencies {
  readonly db: Database;
  readonly random: Random;
  readonly clock: Clock;
  readonly source: VariantSource;
}

/** Finds unused texts for items whose models can write them. */
export function createFreshVariants({ db, random, clock, source }: Dependencies) {
  return {
    load: () => source.load(),

    draw: async (tx: Tx | undefined, items: readonly Item[], taken?: ReadonlySet<string>) =>
      drawLeastAsked(await source.load(), (digests) => askings(db, tx, digests), items, random, taken),

    /** Counts variants as asked. Rows are sorted, so that concurrent calls cannot deadlock. */
    async store(tx: Tx, drawn: readonly DrawnVariant[]): Promise<void> {
      if (drawn.length === 0) return;
      const lastAskedAt = clock.now();
      const rows = drawn.map(({ item, digest }) => ({ digest, itemId: item.id, content: item, asked: 1, lastAskedAt }));
      await db
        .catalogue(VariantRow, tx)
        .insert(rows.sort((one, other) => (one.digest < other.digest ? -1 : 1)))
        .onConflict('digest')
        // Objection accepts raw SQL as a value; its types do not allow it.
        .merge({ asked: VariantRow.raw('variants.asked + 1') as unknown as number, lastAskedAt });
    },
  };
}

/**
 * The least asked variant of each item, all different, in the order of the items; undefined where there is none.
 * @param askings the number of times texts were asked, by digest
 */
export async function drawLeastAsked(
  drawer: VariantDrawer,
  askings: (digests: readonly string[]) => Promise<ReadonlyMap<string, number>>,
  items: readonly Item[],
  random: Random,
  taken: ReadonlySet<string> = new Set(),
): Promise<(Fresh | undefined)[]> {
  const best: (Fresh | undefined)[] = items.map(() => undefined);
  for (let round = 0; round < maxDraws && best.some((each) => each?.asked !== 0); round++) {
    const drawn = items.map((item, at) => (best[at]?.asked === 0 ? undefined : drawer.draw(item, random)));
    const timesAsked = await askings(drawn.flatMap((each) => each?.digest ?? []));
    const used = new Set([...taken, ...best.flatMap((each) => each?.drawn.digest ?? [])]);
    for (const [at, each] of drawn.entries()) {
      if (!each || used.has(each.digest)) continue;
      const asked = timesAsked.get(each.digest) ?? 0;
      if (asked >= (best[at]?.asked ?? Number.POSITIVE_INFINITY)) continue;
      best[at] = { drawn: each, asked };
      used.add(each.digest);
    }
  }
  return best;
}

async function askings(db: Database, tx: Tx | undefined, digests: readonly string[]): Promise<Map<string, number>> {
  if (digests.length === 0) return new Map();
  const rows = await db
    .catalogue(VariantRow, tx)
    .findByIds([...digests])
    .select('digest', 'asked');
  return new Map(rows.map(({ digest, asked }) => [digest, asked]));
}
