import { performance } from 'node:perf_hooks';
import type { Clock } from '../../../../core/clock.ts';
import type { Database } from '../../../../core/db/index.ts';
import type { Random } from '../../../../core/random.ts';
import type { Item } from '../../items/item.ts';
import { VariantRow } from '../../models.ts';
import type { DrawnVariant } from './draw-variant.ts';
import { storeNew } from './store-new.ts';
import type { VariantSource } from './variant-source.ts';

// Writing a text takes one to three milliseconds. A process therefore writes the next texts of asked items ahead, between
// requests, and holds them in the database, so that no other process asks them.

/** Texts held for an item. The number doubles each time they run out, or follows the expected demand. */
const depth = { first: 2, max: 8, maxExpected: 16 } as const;
/** Maximum number of texts held in all, about 10 kB each. */
const maxHeld = 1000;
/** Failed draws after which the texts of a design count as used up. */
const maxDraws = 8;
/** Pause between two draws (ms), longer while the process is busy, so that requests come first. */
const pause = { usual: 20, busy: 300 } as const;
/** Event-loop utilization from which a process counts as busy. */
const busyFrom = 0.6;
/** How long a text is held, and how long a design counts as used up (ms). */
const heldForMs = 60 * 60_000;
const usedUpForMs = 60 * 60_000;
/** A text whose hold ends within this time (ms) is no longer used. */
const marginMs = 10 * 60_000;

export interface HeldTexts {
  /** Takes a held text of an item, and starts writing the next one. */
  shift(item: Item): DrawnVariant | undefined;
  /** Prepares for this many askings of an item. */
  expect(item: Item, askings: number): void;
  isUsedUp(itemId: string): boolean;
  noteUsedUp(item: Item): void;
  /** Releases the held texts to other processes. */
  stop(): Promise<void>;
}

interface Dependencies {
  readonly db: Database;
  readonly random: Random;
  readonly clock: Clock;
  readonly log: { warn(details: object, text: string): void };
  readonly source: VariantSource;
}

interface Shelf {
  texts: { readonly drawn: DrawnVariant; readonly until: number }[];
  depth: number;
}

export function createHeldTexts({ db, random, clock, log, source }: Dependencies): HeldTexts {
  const shelves = new Map<string, Shelf>();
  const usedUp = new Map<string, number>();
  const waiting = new Map<string, Item>();
  let held = 0;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let isStopped = false;
  let measured = performance.eventLoopUtilization();
  const now = () => clock.now().getTime();

  return {
    shift(item) {
      const shelf = shelfOf(item.id);
      const usable = shelf.texts.filter(({ until }) => until - marginMs > now());
      const [first, ...rest] = usable;
      if (!first) shelf.depth = Math.max(shelf.depth, Math.min(depth.max, 2 * shelf.depth));
      keep(shelf, rest);
      waiting.set(item.id, item);
      wake();
      return first?.drawn;
    },
    expect(item, askings) {
      const shelf = shelfOf(item.id);
      shelf.depth = Math.max(shelf.depth, Math.min(depth.maxExpected, askings));
      if (shelf.texts.length >= shelf.depth) return;
      waiting.set(item.id, item);
      wake();
    },
    isUsedUp: (itemId) => (usedUp.get(itemId) ?? 0) > now(),
    noteUsedUp: ({ id }) => void usedUp.set(id, now() + usedUpForMs),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await working;
      const digests = [...shelves.values()].flatMap(({ texts }) => texts.map(({ drawn }) => drawn.digest));
      shelves.clear();
      if (digests.length === 0) return;
      const released = db.catalogue(VariantRow).whereIn('digest', digests).where({ asked: 0 });
      await released.patch({ heldUntil: clock.now() }).catch((error: unknown) => {
        log.warn({ err: error }, 'held question texts were not released; other processes can use them in an hour');
      });
    },
  };

  /** The pause before the next draw. */
  function pauseNow(): number {
    const since = performance.eventLoopUtilization(measured);
    measured = performance.eventLoopUtilization();
    return since.utilization > busyFrom ? pause.busy : pause.usual;
  }

  function shelfOf(itemId: string): Shelf {
    const shelf = shelves.get(itemId) ?? { texts: [], depth: depth.first };
    shelves.set(itemId, shelf);
    return shelf;
  }

  function keep(shelf: Shelf, texts: Shelf['texts']): void {
    held += texts.length - shelf.texts.length;
    shelf.texts = texts;
  }

  function wake(): void {
    if (isStopped || timer || waiting.size === 0) return;
    timer = setTimeout(() => {
      working = refillNext()
        .catch((error: unknown) => {
          log.warn({ err: error }, 'question texts were not written ahead; they are written when asked');
        })
        .finally(() => {
          timer = undefined;
          wake();
        });
    }, pauseNow());
    timer.unref();
  }

  async function refillNext(): Promise<void> {
    const [item] = waiting.values();
    if (!item || !waiting.delete(item.id)) return;
    const shelf = shelfOf(item.id);
    const wanted = Math.min(shelf.depth - shelf.texts.length, maxHeld - held);
    if (wanted <= 0) return;
    const heldUntil = new Date(now() + heldForMs);
    const taken = [...(await takeOver(item, wanted, heldUntil))];
    const isEnough = taken.length >= wanted;
    const written = isEnough ? [] : await writeAhead(item, wanted - taken.length, heldUntil);
    if (!isEnough && written.length === 0) usedUp.set(item.id, now() + usedUpForMs);
    const added = [...taken, ...written].map((drawn) => ({ drawn, until: heldUntil.getTime() }));
    keep(shelf, [...shelf.texts, ...added]);
  }

  /** Texts that another process held and did not ask in time. */
  async function takeOver({ id: itemId }: Item, wanted: number, heldUntil: Date): Promise<DrawnVariant[]> {
    const left = db
      .catalogue(VariantRow)
      .select('digest')
      .where({ itemId, asked: 0 })
      .where('heldUntil', '<=', clock.now())
      .limit(wanted)
      .forUpdate()
      .skipLocked();
    const rows = await db.catalogue(VariantRow).whereIn('digest', left).patch({ heldUntil }).returning('*');
    return rows.map(({ digest, content }) => ({ digest, item: content }));
  }

  async function writeAhead(item: Item, wanted: number, heldUntil: Date): Promise<DrawnVariant[]> {
    const drawer = await source.load();
    const drawn = new Map<string, DrawnVariant>();
    for (let draws = 0; draws < Math.max(maxDraws, 2 * wanted) && drawn.size < wanted && !isStopped; draws++) {
      const each = drawer.draw(item, random);
      if (each) drawn.set(each.digest, each);
      await new Promise((resolve) => setTimeout(resolve, pauseNow()));
    }
    if (drawn.size === 0) return [];
    const rows = [...drawn.values()].map(({ item: content, digest }) => ({
      ...{ digest, itemId: item.id, content, asked: 0, lastAskedAt: clock.now(), heldUntil },
    }));
    const stored = await storeNew(db, undefined, rows);
    return [...drawn.values()].filter(({ digest }) => stored.has(digest));
  }
}
