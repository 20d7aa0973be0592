import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { itemCatalogue } from '../services.ts';
import { choiceItems, storeAnswers } from './testing.ts';

let at: TestPlatform;
let author: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  author = await at.person('administrator');
});
afterAll(() => at?.close());

const itemsBy = async (query: string) => (await author.get(`/api/item-bank/items?${query}`)).body;
const firstItem = async (section = 'core_math') => (await itemsBy(`section=${section}&limit=1`)).items[0];
const addressOf = (itemId: string) => `/api/item-bank/items/${encodeURIComponent(itemId)}`;

describe('browsing', () => {
  test('a page has the total, and the next page continues after it', async () => {
    const first = await itemsBy('limit=10');
    const second = await itemsBy('limit=10&offset=10');
    expect(first.total).toBeGreaterThan(500);
    expect(second.total).toBe(first.total);
    const ids = [...first.items, ...second.items].map(({ itemId }: { itemId: string }) => itemId);
    expect(new Set(ids).size).toBe(20);
  });

  test('filters can be combined, and each limits the list', async () => {
    const { contentArea, rung } = await firstItem('applied_reasoning');
    const { items, total } = await itemsBy(
      `section=applied_reasoning&contentArea=${contentArea}&rung=${rung}&format=multiple_choice&pool=assessment&origin=shipped&source=provisional`,
    );
    expect(total).toBeGreaterThan(0);
    for (const item of items) {
      expect(item).toMatchObject({ section: 'applied_reasoning', contentArea, rung, format: 'multiple_choice' });
      expect(item).toMatchObject({ pool: 'assessment', origin: 'shipped', source: { kind: 'provisional' } });
    }
    expect((await itemsBy('source=calibrated')).total).toBe(0);
    expect((await itemsBy('flagged=true')).total).toBe(0);
  });

  test('a search finds words of the stem, the id and the concepts literally, ignoring case', async () => {
    const item = await firstItem();
    expect((await itemsBy(`search=${item.itemId.toUpperCase()}`)).items[0].itemId).toBe(item.itemId);
    const words = item.stem.split(' ').slice(0, 3).join(' ');
    expect((await itemsBy(`search=${encodeURIComponent(words)}`)).total).toBeGreaterThan(0);
    expect((await itemsBy('search=%25')).total).toBeLessThan((await itemsBy('')).total);
    expect((await itemsBy('search=no-such-word-anywhere')).items).toEqual([]);
  });

  test('items are sorted by difficulty in both directions', async () => {
    const rising = (await itemsBy('section=core_math&format=multiple_choice&sort=difficulty&limit=50')).items;
    const b = rising.map(({ parameters }: { parameters: { b: number } }) => parameters.b);
    expect(b).toEqual([...b].sort((one: number, other: number) => one - other));
    const [hardest] = (await itemsBy('section=core_math&format=multiple_choice&sort=difficulty&order=down&limit=1'))
      .items;
    expect(hardest.parameters.b).toBeGreaterThan(b.at(-1));
  });

  test('sections and areas are listed with their counts', async () => {
    const { body } = await author.get('/api/item-bank/areas');
    const all = body.reduce((sum: number, { items }: { items: number }) => sum + items, 0);
    expect(all).toBe((await itemsBy('')).total);
  });
});

describe('an item', () => {
  test('has its key, misconceptions and curve', async () => {
    const { itemId } = (await itemsBy('section=core_math&format=multiple_choice&limit=1')).items[0];
    const { body } = await author.get(addressOf(itemId));
    expect(body.options.filter(({ isKey }: { isKey: boolean }) => isKey)).toHaveLength(1);
    for (const { isKey, misconception } of body.options) expect(misconception === null).toBe(isKey);
    expect(body.curve).toHaveLength(81);
    expect(body.curve[0].expected).toBeLessThan(body.curve.at(-1).expected);
    expect(body.versions).toMatchObject([{ version: 1, isCurrent: true, changed: [] }]);
  });

  test('of open format has its rubric and a curve for each number of points', async () => {
    const { itemId } = (await itemsBy('format=open_ended&limit=1')).items[0];
    const { body } = await author.get(addressOf(itemId));
    const points = body.rubric.criteria.reduce((sum: number, each: { points: number }) => sum + each.points, 0);
    expect(body.curve[0].categories).toHaveLength(points + 1);
    expect(body.rubric.modelAnswer.length).toBeGreaterThan(40);
    expect(body.rubric.wrongConclusions.length).toBeGreaterThan(0);
  });

  test('of open format has its grader’s agreement and scoring parameters', async () => {
    const { body } = await author.get(addressOf('ai_conceptual.open.landslide-warning'));
    expect(body.agreement).toMatchObject({ answers: 8, correlation: expect.any(Number) });
    expect(body.agreement.weight).toBeLessThan(0.8);
    expect(body.agreement.scoredBy.a).toBeLessThan(body.parameters.a);
    const { items } = await itemsBy('format=multiple_choice&limit=1');
    expect((await author.get(addressOf(items[0].itemId))).body.agreement).toBeNull();
  });

  test('that does not exist is not found', async () => {
    expect((await author.get(addressOf('never.was'))).status).toBe(404);
    expect((await author.get(`${addressOf('never.was')}/answers`)).status).toBe(404);
  });

  test('lists what each version changed', async () => {
    const [known] = await choiceItems(at, 'ai_conceptual', 1);
    if (!known) throw new Error('There is no item');
    const mine = { ...known.content, id: 'test.history-1' };
    const catalogue = at.platform.host.service(itemCatalogue);
    await catalogue.importItems([mine]);
    await catalogue.importItems([
      { ...mine, stem: `${mine.stem} Really?`, hints: { ...mine.hints, strategic: 'Take your time, then check.' } },
    ]);
    const { body } = await author.get(addressOf('test.history-1'));
    expect(body.version).toBe(2);
    expect(body.versions).toMatchObject([
      { version: 2, isCurrent: true, origin: 'imported', changed: ['question', 'hints'] },
      { version: 1, isCurrent: false, changed: [] },
    ]);
  });
});

describe('answers', () => {
  test('are only counted if there are few', async () => {
    const [item] = await choiceItems(at, 'core_math', 1);
    if (!item) throw new Error('There is no item');
    const { body } = await author.get(`${addressOf(item.itemId)}/answers`);
    expect(body).toMatchObject({ answers: 0, shareRight: null, pointBiserial: null, bins: [] });
    expect(body.needed).toBeGreaterThan(0);
  });

  test('have shares, times and the correlation with the rest of the sitting, if there are many', async () => {
    const items = await choiceItems(at, 'core_math', 12);
    await storeAnswers(at, { items, people: 120, section: 'core_math' });
    const { body } = await author.get(`${addressOf(items[3]?.itemId ?? '')}/answers`);
    expect(body.answers).toBe(120);
    expect(body.shareRight).toBeGreaterThan(0.1);
    expect(body.medianSeconds).toBeCloseTo(23, 0);
    expect(body.pointBiserial).toBeGreaterThan(0.1);
    const shares = body.choices.map(({ share }: { share: number }) => share);
    expect(shares.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1);
    const listed = (await itemsBy(`search=${items[3]?.itemId}`)).items[0];
    expect(listed.answers).toBe(120);
    expect(listed.shareRight).toBeCloseTo(body.shareRight);
  });

  test('of another institution are not counted', async () => {
    const elsewhere = await at.anotherInstitution();
    const other = await at.person('administrator', elsewhere);
    const [item] = await choiceItems(at, 'core_math', 1);
    expect((await other.get(`${addressOf(item?.itemId ?? '')}/answers`)).body.answers).toBe(0);
  });
});

describe('flags', () => {
  const raise = (itemId: string, says: string) =>
    author.post(`${addressOf(itemId)}/flags`, { reason: 'wording', says });

  test('a flag is raised, found, resolved, and stays in the item’s history', async () => {
    const { itemId } = await firstItem('ai_conceptual');
    const raised = await raise(itemId, 'The second sentence can be read two ways');
    expect(raised.status).toBe(201);
    expect(raised.body.raisedBy.firstName).toBe(author.user.firstName);
    expect((await itemsBy('flagged=true')).items).toMatchObject([{ itemId, openFlags: 1 }]);
    const address = `/api/item-bank/flags/${raised.body.id}/resolution`;
    const resolved = await author.post(address, { resolution: 'Read by two of us: it is clear' });
    expect(resolved.status).toBe(200);
    expect((await author.post(address, { resolution: 'Read by two of us: it is clear' })).body).toEqual(resolved.body);
    expect((await author.post(address, { resolution: 'Changed my mind' })).status).toBe(409);
    expect((await itemsBy('flagged=true')).total).toBe(0);
    const { flags } = (await author.get(addressOf(itemId))).body;
    expect(flags).toMatchObject([{ id: raised.body.id, resolution: 'Read by two of us: it is clear' }]);
  });

  test('a double click raises one flag', async () => {
    const { itemId } = await firstItem('applied_reasoning');
    const both = await Promise.all([raise(itemId, 'Pressed twice'), raise(itemId, 'Pressed twice')]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
  });

  test('a flag of another institution is not found', async () => {
    const { itemId } = await firstItem();
    const { body } = await raise(itemId, 'Only for us to see');
    const other = await at.person('administrator', await at.anotherInstitution());
    expect((await other.get(addressOf(itemId))).body.flags).toEqual([]);
    const stolen = await other.post(`/api/item-bank/flags/${body.id}/resolution`, { resolution: 'Gone' });
    expect(stolen.status).toBe(404);
  });

  test('a learner has no access', async () => {
    const learner = await at.person('learner');
    const { itemId } = await firstItem();
    for (const address of ['/api/item-bank/items', addressOf(itemId), '/api/item-bank/calibrations']) {
      expect((await learner.get(address)).status).toBe(403);
    }
  });
});
