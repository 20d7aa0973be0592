import type { Clock } from '../../../core/clock.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import type { Remembered } from '../../../core/plugins/define-plugin.ts';
import type { ItemSection, Pool } from '../contract.ts';
import { ItemState, poolsFor, Section } from '../contract.ts';
import { BankStateRow, ItemRow } from '../models.ts';
import type { ExposureCounter } from './exposure.ts';
import { createExposure } from './exposure.ts';
import type { Item } from './item.ts';
import { Item as ItemSchema } from './item.ts';
import type { ItemModel } from './item-model.ts';
import type { ProvidedPack } from './packs/pack-items.ts';
import { itemModels } from './packs/pack-items.ts';
import type { SectionBank } from './section-bank.ts';
import { readSection } from './section-bank.ts';
import type { PackVersion, StoreReport } from './store-items.ts';
import { isScored, retireUnowned, storeItems } from './store-items.ts';

/** The number of changes of the bank; a change is signalled to every process. */
export interface Revision {
  readonly revision: number;
}

/** The key under which the revision is cached. All institutions share one bank. */
const theBank = 'the bank';

/** How long exposure counts are cached (ms). Rates over many takers change slowly. */
const exposureMaxAgeMs = 60_000;

/** The states of items that may be asked some day. */
const inBank = ItemState.options.filter((state) => state !== 'retired');

/** Item versions cached in memory, about 5 kB each. */
const maxCachedVersions = 5000;

/** The items of all packs and imports: storage, lookup and exposure. */
export class ItemBank {
  readonly exposure: ExposureCounter;
  readonly #db: Database;
  readonly #clock: Clock;
  /** A version never changes, so cached content stays valid. */
  readonly #cached = new Map<string, Item>();
  readonly #sections = new Map<string, { revision: number; readAt: number; bank: SectionBank }>();
  readonly #maxCached: number;

  readonly #remembered: Remembered<Revision> | undefined;
  readonly #packs: () => readonly ProvidedPack[];

  /**
   * @param options `remembered`: cache of the bank's revision; without it, the revision is read each time. `packs`: the
   * loaded packs whose items were imported successfully
   */
  constructor(
    db: Database,
    clock: Clock,
    {
      maxCached = maxCachedVersions,
      remembered,
      packs = () => [],
    }: { maxCached?: number; remembered?: Remembered<Revision>; packs?: () => readonly ProvidedPack[] } = {},
  ) {
    this.exposure = createExposure(db, clock);
    this.#db = db;
    this.#clock = clock;
    this.#maxCached = maxCached;
    this.#remembered = remembered;
    this.#packs = packs;
  }

  /** The item models of its packs. */
  itemModels(): Promise<ItemModel[]> {
    return itemModels(this.#packs());
  }

  /** Stores items in one transaction with the bank's new revision; see `storeItems`. */
  async storeItems(
    tx: Tx,
    items: readonly Item[],
    from: { origin: ItemRow['origin']; pack?: PackVersion; states?: ReadonlyMap<string, ItemState> | undefined },
  ): Promise<StoreReport> {
    await this.changed(tx);
    const report = await storeItems({ db: this.#db, clock: this.#clock }, tx, items, from);
    this.#sections.clear();
    return report;
  }

  /** Retires shipped items of these sections that belong to no pack. */
  async retireUnowned(tx: Tx, sections: readonly ItemSection[]): Promise<void> {
    const retired = await retireUnowned({ db: this.#db, clock: this.#clock }, tx, sections);
    if (retired > 0) await this.changed(tx);
    this.#sections.clear();
  }

  /** Ids of items for scored assessments that practice or the demo has already exposed. */
  async practised(items: readonly Item[], tx?: Tx): Promise<string[]> {
    const scored = items.filter(isScored).map(({ id }) => id);
    const rows = await this.#db
      .catalogue(ItemRow, tx)
      .distinct('itemId')
      .whereNotIn('pool', poolsFor('assessment'))
      .whereRaw('item_id = any(?::text[])', [scored])
      .orderBy('itemId');
    return rows.map(({ itemId }) => itemId);
  }

  /**
   * Adds an author's items to the bank.
   * @param states of new items, by id; operational without one
   * @throws Failure conflict where practice has exposed an item for scored assessments, or an item cannot be in its state
   */
  importItems(items: readonly Item[], states?: ReadonlyMap<string, ItemState>): Promise<StoreReport> {
    return this.#db.transaction(async (tx) => {
      const [shown] = await this.practised(items, tx);
      if (shown) throw conflict(`Practice has shown the key of ${shown}, so it cannot be used in scored assessments`);
      return this.storeItems(tx, items, { origin: 'imported', states });
    });
  }

  /**
   * The section's items of a pool, cached until the bank changes.
   * @param packs the packs to include, besides imported items; all where absent
   */
  async section(section: ItemSection, pool: Pool, tx?: Tx, packs?: readonly string[]): Promise<SectionBank> {
    const read = async () => ({ revision: (await this.#db.catalogue(BankStateRow, tx).first())?.revision ?? 0 });
    const { revision } = await (this.#remembered?.recall(theBank, read) ?? read());
    const key = `${section} ${pool} ${packs?.join(' ') ?? '*'}`;
    const known = this.#sections.get(key);
    const now = this.#clock.now().getTime();
    if (known?.revision === revision && Math.abs(now - known.readAt) < exposureMaxAgeMs) return known.bank;
    const bank = await readSection({ db: this.#db, exposure: this.exposure }, section, pool, tx, packs);
    this.#sections.set(key, { revision, readAt: now, bank });
    return bank;
  }

  /** The same with current exposure counts. */
  async sectionNow(section: ItemSection, pool: Pool, tx: Tx, packs?: readonly string[]): Promise<SectionBank> {
    const known = await this.section(section, pool, tx, packs);
    return { ...known, exposure: await this.exposure.now(known.entries, section, pool, tx) };
  }

  /** One version of an item. @throws Failure not_found */
  async item(itemId: string, version: number, tx?: Tx): Promise<Item> {
    const item = (await this.items([{ itemId, itemVersion: version }], tx)).get(keyOf(itemId, version));
    if (!item) throw notFound(`There is no item ${itemId} in version ${version}`);
    return item;
  }

  /** Several versions, by `id version` (see `keyOf`). */
  async items(wanted: readonly { itemId: string; itemVersion: number }[], tx?: Tx): Promise<Map<string, Item>> {
    // Collected separately, because the cache may be emptied meanwhile.
    const found = new Map<string, Item>();
    const unknown = new Map<string, [string, number]>();
    for (const { itemId, itemVersion } of wanted) {
      const key = keyOf(itemId, itemVersion);
      const item = this.#cached.get(key);
      if (item) found.set(key, item);
      else unknown.set(key, [itemId, itemVersion]);
    }
    if (unknown.size === 0) return found;
    const rows = await this.#db.catalogue(ItemRow, tx).findByIds([...unknown.values()]);
    if (this.#cached.size + rows.length > this.#maxCached) this.#cached.clear();
    for (const row of rows) {
      const item = ItemSchema.parse(row.content);
      found.set(keyOf(row.itemId, row.version), item);
      this.#cached.set(keyOf(row.itemId, row.version), item);
    }
    return found;
  }

  /** Every item in one of the states, by default all but retired ones; with `all` every version. */
  async list(
    filter: {
      section?: ItemSection;
      contentArea?: string;
      rung?: number;
      format?: string;
      pool?: Pool;
      states?: readonly ItemState[];
      all?: boolean;
    } = {},
  ): Promise<ItemRow[]> {
    const { all, states = inBank, ...equal } = filter;
    const given = Object.fromEntries(Object.entries(equal).filter(([, value]) => value !== undefined));
    const query = this.#db
      .catalogue(ItemRow)
      .where(given)
      .orderBy(['section', 'contentArea', 'rung', 'itemId', 'version']);
    return all ? query : query.where({ isCurrent: true }).whereIn('state', [...states]);
  }

  /** Content areas of the placement's sections with the number of items in a pool. */
  async topics(
    pool: Pool,
    packs?: readonly string[],
  ): Promise<{ section: Section; contentArea: string; questions: number }[]> {
    const rows = await this.#db
      .catalogue(ItemRow)
      .where({ pool, isCurrent: true, state: 'operational' })
      .whereIn('section', Section.options)
      .where((query) => void (packs && query.whereNull('pack').orWhereIn('pack', [...packs])))
      .groupBy('section', 'contentArea')
      .orderBy(['section', 'contentArea'])
      .select('section', 'contentArea', ItemRow.raw('count(*)::int as questions'));
    return rows as (ItemRow & { section: Section; questions: number })[];
  }

  /** The latest version of an item. @throws Failure not_found */
  async latest(itemId: string): Promise<ItemRow> {
    const row = await this.#db.catalogue(ItemRow).where({ itemId }).orderBy('version', 'desc').first();
    if (!row) throw notFound(`There is no item ${itemId}`);
    return row;
  }

  /** Locks the bank for a change of its items, and signals it to every process at the commit. */
  async changed(tx: Tx): Promise<void> {
    const state = await this.#db.catalogue(BankStateRow, tx).forUpdate().first();
    const revision = (state?.revision ?? 0) + 1;
    const next = { isTheOne: true, revision, fingerprint: state?.fingerprint ?? '' };
    await this.#db.catalogue(BankStateRow, tx).insert(next).onConflict('isTheOne').merge();
    await this.#remembered?.forget(theBank, tx);
  }
}

export const keyOf = (itemId: string, version: number) => `${itemId} ${version}`;
