import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knexOf } from '../../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { ItemTrend, TrendLine, TrendOverview } from '../../contract.ts';
import { measurement as measurementName } from '../../services.ts';
import type { KnownItem } from '../testing.ts';
import { choiceItems, storeAnswers } from '../testing.ts';

let at: TestPlatform;
let author: TestPerson;
let items: KnownItem[];
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  author = await at.person('administrator');
  items = await choiceItems(at, 'core_math', 12);
});
afterAll(() => at?.close());

const knex = () => knexOf(at.platform.database);
const idOf = (place: number) => items[place]?.itemId ?? '';
const trendOf = async (itemId: string, by = author): Promise<ItemTrend> =>
  (await by.get(`/api/item-bank/items/${itemId}/trend`)).body;
const listed = async (query: string, by = author): Promise<{ items: TrendLine[]; total: number }> =>
  (await by.get(`/api/item-bank/trends?${query}`)).body;
const overview = async (by = author): Promise<TrendOverview> =>
  (await by.get('/api/item-bank/trends/overview?section=core_math')).body;
const thisMonth = (ago = 0) => {
  const now = at.clock.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 10);
};

describe('exposure by month', () => {
  test('counts each question and each sitting in its month', async () => {
    const learner = await at.person();
    const measurement = at.platform.host.service(measurementName);
    const who = { who: { institution: at.institution } };
    const section = { minimum: 1, maximum: 1, targetStandardError: 0.1, certainty: 1, openEnded: 0 };
    const plan = {
      purpose: 'test',
      cuts: [0],
      hintsCount: false,
      sections: [{ section: 'ai_conceptual' as const, ...section }],
    };
    const askOne = async () => {
      const { sittingId } = await measurement.open(who, learner.user.id, plan);
      const { question } = await measurement.current(who, sittingId, 'ai_conceptual');
      const { itemId } = await knex()('item_bank.responses').where({ id: question?.id }).first('itemId');
      return trendOf(itemId);
    };
    const [first] = (await askOne()).exposure.slice(-1);
    expect(first).toEqual({ month: thisMonth(), asked: 1, takers: 1, rate: 1 });
    await knex().raw(`update item_bank.exposure_months set month = month - interval '1 month'`);
    await knex().raw(`update item_bank.taker_months set month = month - interval '1 month'`);
    expect((await askOne()).exposure).toEqual([
      { month: thisMonth(1), asked: expect.any(Number), takers: 1, rate: expect.any(Number) },
      { month: thisMonth(), asked: 1, takers: 1, rate: 1 },
    ]);
  });

  test('lists items over the limit, overall or in a month, and summarises a section', async () => {
    const [section, pool] = ['core_math', 'assessment'];
    await knex()('item_bank.takers').insert({ section, pool, sittings: 200 });
    await knex()('item_bank.taker_months').insert([
      { section, pool, month: thisMonth(1), sittings: 100 },
      { section, pool, month: thisMonth(), sittings: 100 },
    ]);
    await knex()('item_bank.exposure').insert([
      { itemId: idOf(0), asked: 80 },
      { itemId: idOf(1), asked: 40 },
      { itemId: idOf(2), asked: 20 },
    ]);
    await knex()('item_bank.exposure_months').insert([
      { itemId: idOf(0), month: thisMonth(1), asked: 40 },
      { itemId: idOf(0), month: thisMonth(), asked: 40 },
      { itemId: idOf(1), month: thisMonth(1), asked: 31 },
      { itemId: idOf(1), month: thisMonth(), asked: 9 },
      { itemId: idOf(2), month: thisMonth(), asked: 20 },
    ]);
    const over = await listed('section=core_math&flag=exposure');
    expect(over.items.map(({ itemId }) => itemId)).toEqual([idOf(0), idOf(1)]);
    expect(over.items[1]).toMatchObject({
      isOverexposed: true,
      exposure: { asked: 40, rate: 0.2 },
      peak: { month: thisMonth(1), rate: 0.31 },
    });
    expect(await listed('section=core_math&flag=drift')).toEqual({ items: [], total: 0 });
    const [, , third] = (await listed('section=core_math&limit=3')).items;
    expect(third).toMatchObject({ itemId: idOf(2), isOverexposed: false, latest: null });
    const { exposure } = await overview();
    expect(exposure.map(({ month, highest, over: count }) => [month, highest, count])).toEqual([
      [thisMonth(1), 0.4, 2],
      [thisMonth(), 0.4, 1],
    ]);
    expect(exposure[0]?.median).toBe(0);
  });
});

describe('drift', () => {
  const calibrate = async (by = author) => {
    const started = await by.post('/api/item-bank/calibrations', {
      section: 'core_math',
      model: '2PL',
      minimumAnswers: 200,
    });
    expect(started.status).toBe(201);
    await at.platform.queueing.waitUntilIdle();
    return started.body.id as string;
  };
  const answer = (seed: string, moved: number, institution = at.institution) =>
    storeAnswers(at, {
      ...{ items, people: 1500, section: 'core_math', seed, institution },
      truth: ({ content }, index) => {
        const { a, b } = content.parameters as { a: number; b: number };
        return { a, b: index === 5 ? b + moved : b, c: 0 };
      },
    });

  test('compares each calibration with the one before, with errors, and flags the item that moved', async () => {
    await answer('first', 0);
    const first = await calibrate();
    const [known] = (await trendOf(idOf(5))).estimates;
    expect(known).toMatchObject({ calibrationId: first, model: '2PL', answers: 1500, drift: { comparedWith: null } });
    await knex()('item_bank.responses').delete();
    await answer('second', -1.4);
    const second = await calibrate();
    const { estimates } = await trendOf(idOf(5));
    expect(estimates.map(({ calibrationId }) => calibrationId)).toEqual([first, second]);
    expect(estimates[1]?.drift).toMatchObject({ isDrifting: true, comparedWith: first });
    expect(estimates[1]?.drift?.change).toBeLessThan(-0.9);
    expect(estimates[1]?.drift?.error).toBeGreaterThan(0.03);
    const drifted = await listed('section=core_math&flag=drift&sort=drift');
    expect(drifted.items.map(({ itemId }) => itemId)).toEqual([idOf(5)]);
    expect((await listed('section=core_math&flag=any')).total).toBe(3);
    const { drift } = await overview();
    expect(drift).toMatchObject({ compared: 12, drifting: 1 });
    expect(drift.bins.reduce((sum, bin) => sum + bin.items, 0)).toBe(12);
  });

  test('of another institution is not seen, and does not change the order', async () => {
    const elsewhere = await at.anotherInstitution();
    const other = await at.person('administrator', elsewhere);
    expect((await trendOf(idOf(5), other)).estimates).toEqual([]);
    expect((await listed('section=core_math&flag=drift', other)).total).toBe(0);
    expect((await listed('section=core_math&limit=100', other)).items.every(({ latest }) => latest === null)).toBe(
      true,
    );
    expect((await overview(other)).drift).toMatchObject({ compared: 0, drifting: 0 });
    const order = async (by: TestPerson) =>
      (await listed('section=core_math&sort=drift&limit=5', by)).items.map(({ itemId }) => itemId);
    expect((await order(author))[0]).toBe(idOf(5));
    expect(await order(other)).toEqual(
      (await listed('section=core_math&sort=place&limit=5')).items.map(({ itemId }) => itemId),
    );
    const own = await answer('elsewhere', 0, elsewhere).then(() => calibrate(other));
    expect((await trendOf(idOf(5), other)).estimates.map(({ calibrationId }) => calibrationId)).toEqual([own]);
    expect((await trendOf(idOf(5))).estimates).toHaveLength(2);
  });

  test('is not compared after the question has changed', async () => {
    const moved = await knex()('item_bank.items')
      .where({ itemId: idOf(7) })
      .first('content', 'version');
    const stem = `${moved.content.stem} Say which.`;
    await knex()('item_bank.items')
      .where({ itemId: idOf(7), version: moved.version })
      .update({ content: JSON.stringify({ ...moved.content, stem }) });
    await calibrate();
    expect((await trendOf(idOf(7))).estimates.at(-1)?.drift).toBeNull();
    expect((await trendOf(idOf(6))).estimates.at(-1)?.drift).not.toBeNull();
  });
});
