import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { knexOf } from '../../../../core/db/index.ts';
import { seededRandom } from '../../../../core/random.ts';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { shippedItems } from '../../../../tests/item-packs.ts';
import type { ChoiceItem } from '../../items/item.ts';
import { drawerOf } from '../../testing.ts';
import type { DrawnVariant, VariantDrawer } from './draw-variant.ts';
import { createHeldTexts } from './held-texts.ts';
import { createVariantStock } from './variant-stock.ts';

const shipped = await shippedItems();
const drawer = await drawerOf(shipped);
const item = shipped.find(({ id }) => id === 'applied_reasoning.common-slot.0000') as ChoiceItem;

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
});
afterAll(() => at?.close());
beforeEach(() => knexOf(at.platform.database)('item_bank.variants').delete());

/** A drawer with this number of texts. */
function designOf(texts: number): VariantDrawer {
  let draws = 0;
  return { ...drawer, draw: (wanted) => drawer.draw(wanted, seededRandom(`text ${draws++ % texts}`)) };
}

/** A server process on the test's database. */
function startProcess(processDrawer: VariantDrawer) {
  const { database: db } = at.platform;
  const source = { load: async () => processDrawer, loaded: () => processDrawer };
  const common = { db, clock: at.clock, random: Math.random, source };
  const held = createHeldTexts({ ...common, log: { warn: () => {} } });
  const stock = createVariantStock({ ...common, held });
  const ask = (work: 'take' | 'takeLeastAsked' = 'take'): Promise<DrawnVariant | undefined> =>
    db.transaction(async (tx) => {
      const taken = await stock[work](tx, item);
      await taken?.claimed;
      return taken?.drawn;
    });
  return {
    ask,
    stop: () => held.stop(),
    hasFresh: () => stock.hasFresh({ itemId: item.id, itemModel: item.itemModel }),
  };
}

const rows = () => knexOf(at.platform.database)('item_bank.variants');
/**
 * Whether a process takes one of these texts. It can take texts of another process only after a whole refill. With a
 * design of one text it has no other left.
 */
const takesOneOf = async (process: ReturnType<typeof startProcess>, digests: readonly string[]) => {
  const drawn = await process.ask();
  return drawn !== undefined && digests.includes(drawn.digest);
};

const heldNow = async () => Number((await rows().where({ asked: 0 }).count())[0]?.count);

test('processes that ask the same item at once use different texts, including those written ahead', async () => {
  const processes = [startProcess(drawer), startProcess(drawer), startProcess(drawer)];
  const digests: (string | undefined)[] = [];
  for (let round = 0; round < 3; round++) {
    const asked = await Promise.all(processes.flatMap(({ ask }) => [ask(), ask()]));
    digests.push(...asked.map((drawn) => drawn?.digest));
    await expect.poll(heldNow).toBeGreaterThan(0);
  }
  expect(digests).toHaveLength(18);
  expect(digests).not.toContain(undefined);
  expect(new Set(digests).size).toBe(18);
  await Promise.all(processes.map(({ stop }) => stop()));
});

test('when the texts of a design are used up, the least asked one is repeated', async () => {
  const few = designOf(3);
  const one = startProcess(few);
  const other = startProcess(few);
  const digests = new Set<string>();
  for (let drawn = await one.ask(); drawn; drawn = await one.ask()) {
    expect(digests).not.toContain(drawn.digest);
    digests.add(drawn.digest);
  }
  expect(digests.size).toBe(3);
  expect([one.hasFresh(), other.hasFresh()]).toEqual([false, true]);
  expect(await other.ask()).toBeUndefined();
  const again = [await one.ask('takeLeastAsked'), await other.ask('takeLeastAsked'), await one.ask('takeLeastAsked')];
  expect(new Set(again.map((drawn) => drawn?.digest))).toEqual(digests);
  expect(await rows().pluck('asked')).toEqual([2, 2, 2]);
  await Promise.all([one.stop(), other.stop()]);
});

test('an item that was never asked as a variant has no text to repeat', async () => {
  const process = startProcess(drawer);
  expect(await process.ask('takeLeastAsked')).toBeUndefined();
  await process.stop();
});

test('texts held by a process are used by others only after it has stopped', async () => {
  const first = startProcess(drawer);
  await first.ask();
  await expect.poll(heldNow).toBeGreaterThan(0);
  const held = await rows().where({ asked: 0 }).pluck('digest');
  const meanwhile = startProcess(drawer);
  await meanwhile.ask();
  expect(held).not.toContain((await meanwhile.ask())?.digest);
  await meanwhile.stop();
  await first.stop();
  const next = startProcess(designOf(1));
  await expect.poll(() => takesOneOf(next, held)).toBe(true);
  await next.stop();
});

test('texts of a killed process become free when their hold ends', async () => {
  const killed = startProcess(drawer);
  await killed.ask();
  await expect.poll(heldNow).toBeGreaterThan(0);
  const held = await rows().where({ asked: 0 }).pluck('digest');
  const next = startProcess(designOf(1));
  at.clock.forward(59 * 60);
  await next.ask();
  // The process has filled its own shelf, or has found that the design is used up, without the held texts.
  await expect.poll(next.hasFresh).toBe(false);
  expect(await takesOneOf(next, held)).toBe(false);
  at.clock.forward(2 * 60);
  await expect.poll(() => takesOneOf(next, held)).toBe(true);
  await next.stop();
  await killed.stop();
});
