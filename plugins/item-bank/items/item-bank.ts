import type { Bank } from 'psychometrics';
import { toBank } from 'psychometrics';
import type { Clock } from '../../../core/clock.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { Database, Tx } from '../../../core/db/index.ts';
import type { Remembered } from '../../../core/plugins/define-plugin.ts';
import { keepingCalibration } from '../authoring/keep-calibration.ts';
import type { ItemSection } from '../contract.ts';
import { Section } from '../contract.ts';
import type { Pool } from '../models.ts';
import { BankStateRow, ItemRow, PackRow } from '../models.ts';
import type { Exposure } from './exposure.ts';
import { createExposure } from './exposure.ts';
import type { Item, Rung } from './item.ts';
import { Item as ItemSchema } from './item.ts';
import type { ItemModel } from './item-model.ts';
import { checksumOf } from './packs/checksum.ts';
import type { ProvidedPack } from './packs/pack-items.ts';
import { itemModels } from './packs/pack-items.ts';
import type { Measured } from './weighted-parameters.ts';
import { weightedParameters } from './weighted-parameters.ts';

/** What choosing needs of an item; its text is read when it is asked. */
export interface Entry {
  readonly itemId: string;
  readonly version: number;
  readonly rung: Rung;
  readonly format: Item['format'];
  readonly contentArea: string;
  readonly subcategory: string | undefined;
  /** The item model that made it: items of one model are siblings. Absent for an item that has none. */
  readonly itemModel?: string | undefined;
}

/** The operational items of a section, laid out for choosing. Arrays run alike. */
export interface SectionBank {
  readonly bank: Bank;
  readonly entries: readonly Entry[];
  readonly areas: readonly string[];
  readonly areaOf: Uint8Array;
  readonly exposure: Exposure;
}

export interface BringInReport {
  readonly added: number;
  readonly changed: number;
  readonly retired: number;
  readonly unchanged: number;
}

/** The pack that items come from, and the state of its content. */
export interface TakenIn {
  readonly plugin: string;
  readonly fingerprint: string;
}

/** Counts the changes of the bank, which every process hears of. */
export interface Revision {
  readonly revision: number;
}

/** There is one bank for all institutions. */
const theBank = 'the bank';

/** Exposure is counted in the database and read again this often (ms): a rate of many takers moves slowly. */
const exposureAge = 60_000;

/** Versions of items kept in memory, some 5 kB each. */
const keptVersions = 5000;

/** The items: where they are kept, which are asked, how often. */
export class ItemBank {
  readonly exposure: ReturnType<typeof createExposure>;
  readonly #db: Database;
  readonly #clock: Clock;
  /** A version never changes, so what was read once need not be read again. */
  readonly #known = new Map<string, Item>();
  readonly #sections = new Map<string, { revision: number; readAt: number; bank: SectionBank }>();
  readonly #mostKnown: number;

  readonly #remembered: Remembered<Revision> | undefined;
  readonly #packs: () => readonly ProvidedPack[];

  /**
   * @param options `remembered`: the bank's revision, which is read each time without it. `packs`: those that run and whose
   * items could be taken in
   */
  constructor(
    db: Database,
    clock: Clock,
    {
      mostKnown = keptVersions,
      remembered,
      packs = () => [],
    }: { mostKnown?: number; remembered?: Remembered<Revision>; packs?: () => readonly ProvidedPack[] } = {},
  ) {
    this.exposure = createExposure(db);
    this.#db = db;
    this.#clock = clock;
    this.#mostKnown = mostKnown;
    this.#remembered = remembered;
    this.#packs = packs;
  }

  /** The item models of its packs. */
  itemModels(): Promise<ItemModel[]> {
    return itemModels(this.#packs());
  }

  /**
   * Puts items into the bank. One that changed gets a new version; shipped items that are shipped no more are retired,
   * never deleted.
   */
  async bringIn(
    tx: Tx,
    items: readonly Item[],
    { origin, pack }: { origin: ItemRow['origin']; pack?: TakenIn },
  ): Promise<BringInReport> {
    await this.#nextRevision(tx);
    const from = pack?.plugin ?? null;
    const known = await this.#db
      .catalogue(ItemRow, tx)
      .select('itemId', 'version', 'checksum', 'origin', 'isOperational', 'pool', 'pack');
    const latest = new Map<string, ItemRow>();
    for (const row of known) if (row.version > (latest.get(row.itemId)?.version ?? 0)) latest.set(row.itemId, row);
    const report = { added: 0, changed: 0, retired: 0, unchanged: 0 };
    const wanted = new Set(items.map((item) => item.id));
    const gone = [...latest.values()].filter(
      (row) => row.origin === 'shipped' && row.pack === from && row.isOperational && !wanted.has(row.itemId),
    );
    if (origin === 'shipped' && gone.length > 0) {
      report.retired = gone.length;
      await this.#retire(
        tx,
        gone.map((row) => row.itemId),
      );
    }
    const rows: Partial<ItemRow>[] = [];
    const calibrated = origin === 'shipped' ? await this.#calibrated(tx) : undefined;
    for (const given of items) {
      const before = latest.get(given.id);
      const kept = keepingCalibration(given, calibrated?.get(given.id));
      // Its key has been shown, or asked of anybody: where our own lists move, it counts no more.
      const isKnown = origin === 'shipped' && before && before.pool !== 'assessment' && countsIn(kept);
      const item: Item = isKnown ? { ...kept, pool: before.pool } : kept;
      const checksum = checksumOf(item);
      if (before?.checksum === checksum && before.isOperational) report.unchanged += 1;
      else {
        rows.push({ ...this.#rowOf(item, (before?.version ?? 0) + 1, checksum, origin), pack: from });
        if (before) report.changed += 1;
        else report.added += 1;
      }
    }
    await this.#retire(
      tx,
      rows.map((row) => row.itemId as string),
    );
    for (let start = 0; start < rows.length; start += 100) {
      await this.#db.catalogue(ItemRow, tx).insert(rows.slice(start, start + 100));
    }
    if (pack) await this.#own(tx, pack, [...wanted]);
    this.#sections.clear();
    return report;
  }

  /** Items that were in the bank before packs were told apart become those of the pack that brings them. */
  async #own(tx: Tx, { plugin, fingerprint }: TakenIn, itemIds: readonly string[]): Promise<void> {
    await this.#db
      .catalogue(ItemRow, tx)
      .patch({ pack: plugin })
      .where({ origin: 'shipped' })
      .whereRaw('item_id = any(?::text[])', [itemIds])
      .whereRaw('pack is distinct from ?', [plugin]);
    await this.#db.catalogue(PackRow, tx).insert({ plugin, fingerprint }).onConflict('plugin').merge();
  }

  /** Retires shipped items of these sections that no pack has brought: they were shipped before there were packs. */
  async retireUnowned(tx: Tx, sections: readonly ItemSection[]): Promise<void> {
    const retired = await this.#db
      .catalogue(ItemRow, tx)
      .patch({ isOperational: false })
      .where({ origin: 'shipped', pack: null, isOperational: true })
      .whereIn('section', [...sections]);
    if (retired > 0) await this.#nextRevision(tx);
    this.#sections.clear();
  }

  /** Ids of those that would count, though practice has shown their keys or the demo has asked them of anybody. */
  async practised(items: readonly Item[], tx?: Tx): Promise<string[]> {
    const counting = items.filter(countsIn).map(({ id }) => id);
    const rows = await this.#db
      .catalogue(ItemRow, tx)
      .distinct('itemId')
      .whereNot({ pool: 'assessment' })
      .whereRaw('item_id = any(?::text[])', [counting])
      .orderBy('itemId');
    return rows.map(({ itemId }) => itemId);
  }

  /**
   * Puts an author's items into the bank.
   * @throws Failure conflict where one would count that has been practised
   */
  importItems(items: readonly Item[]): Promise<BringInReport> {
    return this.#db.transaction(async (tx) => {
      const [shown] = await this.practised(items, tx);
      if (shown) throw conflict(`${shown} has been practised, so that its key is known: it cannot count any more`);
      return this.bringIn(tx, items, { origin: 'imported' });
    });
  }

  /**
   * The section's items of a pool for choosing; read again when the bank has changed.
   * @param packs the packs whose items are wanted, beside imported ones; all where absent
   */
  async section(section: ItemSection, pool: Pool, tx?: Tx, packs?: readonly string[]): Promise<SectionBank> {
    const read = async () => ({ revision: (await this.#db.catalogue(BankStateRow, tx).first())?.revision ?? 0 });
    const { revision } = await (this.#remembered?.recall(theBank, read) ?? read());
    const key = `${section} ${pool} ${packs?.join(' ') ?? '*'}`;
    const known = this.#sections.get(key);
    const now = this.#clock.now().getTime();
    if (known?.revision === revision && Math.abs(now - known.readAt) < exposureAge) return known.bank;
    const bank = await this.#read(section, pool, tx, packs);
    this.#sections.set(key, { revision, readAt: now, bank });
    return bank;
  }

  /** The same, with exposure as it is counted at this moment. */
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

  /** Several versions at once, by `id version`. */
  async items(wanted: readonly { itemId: string; itemVersion: number }[], tx?: Tx): Promise<Map<string, Item>> {
    // What is found is held here: what is kept may be emptied before all of it is together.
    const found = new Map<string, Item>();
    const unknown: [string, number][] = [];
    for (const { itemId, itemVersion } of wanted) {
      const item = this.#known.get(keyOf(itemId, itemVersion));
      if (item) found.set(keyOf(itemId, itemVersion), item);
      else unknown.push([itemId, itemVersion]);
    }
    if (unknown.length === 0) return found;
    const rows = await this.#db.catalogue(ItemRow, tx).findByIds(unknown);
    if (this.#known.size + rows.length > this.#mostKnown) this.#known.clear();
    for (const row of rows) {
      const item = ItemSchema.parse(row.content);
      found.set(keyOf(row.itemId, row.version), item);
      this.#known.set(keyOf(row.itemId, row.version), item);
    }
    return found;
  }

  /** What an author or administrator lists: every operational item, or every version. */
  async list(
    filter: {
      section?: ItemSection;
      contentArea?: string;
      rung?: number;
      format?: string;
      pool?: Pool;
      all?: boolean;
    } = {},
  ): Promise<ItemRow[]> {
    const { all, ...equal } = filter;
    const given = Object.fromEntries(Object.entries(equal).filter(([, value]) => value !== undefined));
    const query = this.#db
      .catalogue(ItemRow)
      .where(given)
      .orderBy(['section', 'contentArea', 'rung', 'itemId', 'version']);
    return all ? query : query.where({ isOperational: true });
  }

  /** Content areas of the placement's sections that have items in a pool, with how many. */
  async topics(
    pool: Pool,
    packs?: readonly string[],
  ): Promise<{ section: Section; contentArea: string; questions: number }[]> {
    const rows = await this.#db
      .catalogue(ItemRow)
      .where({ pool, isOperational: true })
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

  async #nextRevision(tx: Tx): Promise<void> {
    const state = await this.#db.catalogue(BankStateRow, tx).forUpdate().first();
    const revision = (state?.revision ?? 0) + 1;
    const next = { isTheOne: true, revision, fingerprint: state?.fingerprint ?? '' };
    await this.#db.catalogue(BankStateRow, tx).insert(next).onConflict('isTheOne').merge();
    await this.#remembered?.forget(theBank, tx);
  }

  /** Operational items whose parameters were estimated from answers. */
  async #calibrated(tx: Tx): Promise<Map<string, Item>> {
    const rows = await this.#db
      .catalogue(ItemRow, tx)
      .where({ isOperational: true })
      .whereRaw("content -> 'source' ->> 'kind' = 'calibrated'");
    return new Map(rows.map((row) => [row.itemId, row.content]));
  }

  async #retire(tx: Tx, itemIds: readonly string[]): Promise<void> {
    if (itemIds.length === 0) return;
    await this.#db
      .catalogue(ItemRow, tx)
      .whereIn('itemId', [...itemIds])
      .where({ isOperational: true })
      .patch({ isOperational: false });
  }

  #rowOf(item: Item, version: number, checksum: string, origin: ItemRow['origin']): Partial<ItemRow> {
    const { id: itemId, section, contentArea, rung, format } = item;
    const createdAt = this.#clock.now();
    return {
      itemId,
      version,
      section,
      contentArea,
      rung,
      format,
      pool: item.pool ?? 'assessment',
      content: item,
      checksum,
      origin,
      createdAt,
      isOperational: true,
    };
  }

  async #read(
    section: ItemSection,
    pool: Pool,
    tx: Tx | undefined,
    packs: readonly string[] | undefined,
  ): Promise<SectionBank> {
    const rows = (await this.#db
      .catalogue(ItemRow, tx)
      .select(
        'itemId',
        'version',
        'contentArea',
        'rung',
        'format',
        ItemRow.raw("content -> 'parameters' as parameters, content ->> 'subcategory' as subcategory"),
        ItemRow.raw("content ->> 'itemModel' as item_model"),
        ItemRow.raw("content -> 'source' as source, content -> 'agreement' as agreement"),
      )
      .where({ section, pool, isOperational: true })
      .where((query) => void (packs && query.whereNull('pack').orWhereIn('pack', [...packs])))
      .orderBy('itemId')) as (ItemRow & {
      subcategory: string | null;
      itemModel: string | null;
    } & Measured)[];
    const areas = [...new Set(rows.map((row) => row.contentArea))].sort();
    return {
      bank: toBank(rows.map(weightedParameters)),
      entries: rows.map(({ itemId, version, rung, format, contentArea, subcategory, itemModel }) => ({
        itemId,
        version,
        rung,
        format,
        contentArea,
        subcategory: subcategory ?? undefined,
        itemModel: itemModel ?? undefined,
      })),
      areas,
      areaOf: Uint8Array.from(rows, (row) => areas.indexOf(row.contentArea)),
      exposure: await this.exposure.now(rows, section, pool, tx),
    };
  }
}

const countsIn = ({ pool = 'assessment' }: Item) => pool === 'assessment';

export const keyOf = (itemId: string, version: number) => `${itemId} ${version}`;
