import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../../core/clock.ts';
import { knexOf } from '../../../../core/db/index.ts';
import { openSignals } from '../../../../core/db/signals.ts';
import { createRemembered } from '../../../../core/plugins/row-cache.ts';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { choiceItems, storeAnswers } from '../../authoring/testing.ts';
import type { ItemState } from '../../contract.ts';
import { nextStates, ItemState as States } from '../../contract.ts';
import type { Plan } from '../../services.ts';
import { itemCatalogue, itemReview, measurement as measurementName } from '../../services.ts';
import { rightAnswer } from '../../testing.ts';
import type { Item } from '../item.ts';
import type { Revision } from '../item-bank.ts';
import { ItemBank } from '../item-bank.ts';
import { isScored } from '../section-bank.ts';

let at: TestPlatform;
let operator: TestPerson;
let learner: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  operator = await at.person('operator');
  learner = await at.person();
});
afterAll(() => at?.close());

const within = () => ({ who: { institution: at.institution } });
const catalogue = () => at.platform.host.service(itemCatalogue);
const measurement = () => at.platform.host.service(measurementName);
const addressOf = (itemId: string) => `/api/item-bank/items/${itemId}`;
const put = (itemId: string, to: ItemState, reason = 'Decided in the review', by = operator) =>
  by.post(`${addressOf(itemId)}/state`, { to, reason });

/** New items of an area of their own, of different item models unless one is given. */
async function newItems(
  area: string,
  count: number,
  { states = [] as ItemState[], model = '' } = {},
): Promise<string[]> {
  const known = await choiceItems(at, 'core_math', count);
  const items = known.map(({ content }, index) => {
    const itemModel = `${area}.model-${model || index}`;
    return {
      ...content,
      id: `test.${area}-${index}`,
      contentArea: area,
      itemModel,
      rung: 3,
      parameters: middle,
    } as Item;
  });
  const ids = items.map(({ id }) => id);
  const given = new Map(ids.flatMap((id, index) => (states[index] ? [[id, states[index]] as const] : [])));
  await catalogue().importItems(items, given);
  return ids;
}
const middle = { a: 1, b: 0, c: 0.2 };

/** Opens a sitting that asks items of one area alone. */
async function openIn(area: string, questions: number, pretest = 0): Promise<string> {
  const lengths = { minimum: questions, maximum: questions, targetStandardError: 0.1, certainty: 1, openEnded: 0 };
  const sections = [{ section: 'core_math' as const, ...lengths, contentAreas: [area], pretest }];
  const plan: Plan = { purpose: 'test', cuts: [0], hintsCount: false, sections };
  return (await measurement().open(within(), learner.user.id, plan)).sittingId;
}

async function askedItemOf(sittingId: string): Promise<{ id: string; itemId: string; isPretest: boolean } | undefined> {
  const { question } = await measurement().current(within(), sittingId, 'core_math');
  if (!question) return undefined;
  const responses = knexOf(at.platform.database)('item_bank.responses');
  return responses.where({ id: question.id }).first('id', 'itemId', 'isPretest');
}

async function answer(sittingId: string, questionId: string): Promise<void> {
  const right = await rightAnswer(at.platform.database, questionId);
  await measurement().answer(within(), sittingId, { questionId, answer: right, milliseconds: 9000 });
}

/** Answers all questions of a sitting. */
async function askedThroughout(sittingId: string): Promise<{ itemId: string; isPretest: boolean }[]> {
  const all: { itemId: string; isPretest: boolean }[] = [];
  for (let asked = await askedItemOf(sittingId); asked; asked = await askedItemOf(sittingId)) {
    all.push(asked);
    await answer(sittingId, asked.id);
  }
  return all;
}

describe('a state', () => {
  test('is changed by an operator with a reason, and its history has who and when, for all institutions', async () => {
    const [itemId = ''] = await newItems('history', 1);
    expect((await operator.get(addressOf(itemId))).body).toMatchObject({ state: 'operational', stateChanges: [] });
    const changed = await put(itemId, 'suspended', 'Its answer is on a forum');
    const { firstName, lastName } = operator.user;
    const change = { from: 'operational', to: 'suspended', reason: 'Its answer is on a forum', cause: 'person' };
    expect(changed.body).toMatchObject({
      state: 'suspended',
      stateChanges: [{ ...change, by: { firstName, lastName } }],
    });
    // Repeated.
    expect((await put(itemId, 'suspended', 'Again')).body).toEqual(changed.body);
    const elsewhere = await at.person('administrator', await at.anotherInstitution());
    const seen = (await elsewhere.get(addressOf(itemId))).body;
    expect(seen).toMatchObject({ state: 'suspended', stateChanges: [{ ...change, by: null }] });
    const audited = await knexOf(at.platform.database)('platform.audit_log').where({ subject: itemId });
    expect(audited.map(({ action }) => action)).toEqual(['item.state-changed']);
  });

  test('is not changed by administrators and learners, and needs a reason', async () => {
    const [itemId = ''] = await newItems('rights', 1);
    for (const role of ['administrator', 'instructor', 'learner'] as const) {
      expect((await put(itemId, 'suspended', 'I may not', await at.person(role))).status).toBe(403);
    }
    expect(
      (await at.call('POST', `${addressOf(itemId)}/state`, { body: { to: 'retired', reason: 'None' } })).status,
    ).toBe(401);
    expect((await put(itemId, 'suspended', ' ')).status).toBe(400);
    expect((await put('never.was', 'suspended')).status).toBe(404);
    expect((await catalogue().latest(itemId)).state).toBe('operational');
  });

  test('follows only states that may precede it; a retired item stays retired', async () => {
    const [draft = '', retired = ''] = await newItems('order', 2, { states: ['draft', 'operational'] });
    const refused = await put(draft, 'operational');
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toContain('“In review”');
    for (const to of ['review', 'pretest', 'operational'] as const) expect((await put(draft, to)).body.state).toBe(to);
    expect((await put(retired, 'retired')).status).toBe(200);
    for (const to of States.options.filter((each) => each !== 'retired')) {
      expect((await put(retired, to)).status).toBe(409);
    }
    // Nor does an import bring it back, whatever its file says.
    const { content } = await catalogue().latest(retired);
    const changed = { ...content, explanation: `${content.explanation} Said again.` };
    await catalogue().importItems([changed], new Map([[retired, 'operational']]));
    expect(await catalogue().latest(retired)).toMatchObject({ version: 2, isCurrent: true, state: 'retired' });
  });

  test('of open items and of sections without unscored questions is never pretest', () => {
    const base = { state: 'review', section: 'core_math', format: 'multiple_choice' } as const;
    expect(nextStates(base)).toContain('pretest');
    for (const other of [{ format: 'open_ended' }, { section: 'cognitive' }, { pool: 'practice' }] as const) {
      expect(nextStates({ ...base, ...other })).not.toContain('pretest');
    }
  });

  test('filters the list, which leaves out retired items otherwise', async () => {
    const [draft = '', retired = '', used = ''] = await newItems('lists', 3, { states: ['draft', 'retired'] });
    const listed = async (query: string) => {
      const { body } = await operator.get(`/api/item-bank/items?contentArea=lists&${query}`);
      return body.items.map(({ itemId }: { itemId: string }) => itemId);
    };
    expect(await listed('')).toEqual([draft, used]);
    expect(await listed('state=retired')).toEqual([retired]);
    expect(await listed('state=draft')).toEqual([draft]);
  });
});

describe('the choice of questions', () => {
  test('leaves out a suspended item at once, in every process', async () => {
    const ends: (() => Promise<void>)[] = [];
    const inProcess = async () => {
      const signals = await openSignals(at.platform.database, at.platform.log);
      ends.push(() => signals.close());
      const remembered = createRemembered<Revision>({ signals, clock: systemClock }, 'item-bank.bank');
      return new ItemBank(at.platform.database, systemClock, { remembered });
    };
    const [first = '', second = ''] = await newItems('processes', 2);
    const there = await inProcess();
    const askable = async () =>
      (await there.section('core_math', 'assessment')).entries
        .filter((entry) => entry.contentArea === 'processes' && isScored(entry))
        .map(({ itemId }) => itemId);
    expect(await askable()).toEqual([first, second]);
    await put(first, 'suspended');
    const asked = await Promise.all(Array.from({ length: 4 }, async () => askedItemOf(await openIn('processes', 2))));
    expect(new Set(asked.map((each) => each?.itemId))).toEqual(new Set([second]));
    await expect.poll(askable).toEqual([second]);
    await put(first, 'operational');
    await expect.poll(askable).toEqual([first, second]);
    for (const end of ends) await end();
  });

  test('leaves out drafts, items in review and retired ones, and tries out those in pretest without counting them', async () => {
    const states: ItemState[] = ['draft', 'review', 'pretest', 'operational', 'suspended', 'retired'];
    const ids = await newItems('delivered', 8, { states });
    const asked = await askedThroughout(await openIn('delivered', 3, 1));
    expect(asked.filter(({ isPretest }) => isPretest).map(({ itemId }) => itemId)).toEqual([ids[2]]);
    const scored = asked.filter(({ isPretest }) => !isPretest).map(({ itemId }) => itemId);
    expect(scored.sort()).toEqual([ids[3], ids[6], ids[7]].sort());
  });

  test('keeps an open question whose item is suspended, counts its answer, and asks no sibling after it', async () => {
    const siblings = await newItems('siblings', 2, { model: 'one' });
    const sittingId = await openIn('siblings', 3);
    const open = await askedItemOf(sittingId);
    const [other] = siblings.filter((id) => id !== open?.itemId);
    const { content } = await catalogue().latest(other ?? '');
    await catalogue().importItems([{ ...content, id: 'test.siblings-other', itemModel: 'siblings.other' } as Item]);
    await put(open?.itemId ?? '', 'suspended');
    expect((await askedItemOf(sittingId))?.id).toBe(open?.id);
    await answer(sittingId, open?.id ?? '');
    expect((await askedItemOf(sittingId))?.itemId).toBe('test.siblings-other');
    const [section] = (await measurement().estimate(within(), sittingId)).sections;
    expect(section).toMatchObject({ answered: 1, percentage: 100 });
  });

  test('leaves an area of a form to other items when one is suspended after it was prepared', async () => {
    const [first = '', second = ''] = await newItems('forms', 2);
    const plan = {
      purpose: 'test',
      section: 'core_math',
      areas: [{ contentArea: 'forms', questions: 1 }],
      freshVariants: true,
    };
    const prepared = await measurement().prepareForm(within(), learner.user.id, plan as never);
    for (const [suspended, left] of [
      [first, second],
      [second, first],
    ] as const) {
      await put(suspended, 'suspended');
      const { sittingId } = await measurement().openForm(within(), learner.user.id, prepared);
      const asked = await knexOf(at.platform.database)('item_bank.responses').where({ sittingId });
      expect(asked.map(({ itemId }) => itemId)).toEqual([left]);
      await put(suspended, 'operational');
    }
  });
});

test('calibrations leave suspended items out, and items in pretest do not hold the scale', async () => {
  const items = await choiceItems(at, 'applied_reasoning', 8);
  const [suspended, pretest] = items;
  await storeAnswers(at, {
    items,
    people: 300,
    section: 'applied_reasoning',
    asked: (person, item) => item !== 1 || person < 40,
  });
  await put(suspended?.itemId ?? '', 'suspended');
  await put(pretest?.itemId ?? '', 'pretest');
  const body = { section: 'applied_reasoning', model: '2PL', minimumAnswers: 200 };
  const { id } = (await operator.post('/api/item-bank/calibrations', body)).body;
  await at.platform.queueing.waitUntilIdle();
  const { result } = (await operator.get(`/api/item-bank/calibrations/${id}`)).body;
  expect(result.items.map(({ itemId }: { itemId: string }) => itemId)).toEqual(
    items.slice(2).map(({ itemId }) => itemId),
  );
  expect(result.leftOut).toContainEqual(expect.objectContaining({ what: '1 item in pretest' }));
  await operator.post(`/api/item-bank/calibrations/${id}/adoption`);
  // A new version keeps the state of its item.
  const [, , adopted] = items;
  await put(adopted?.itemId ?? '', 'suspended');
  expect(await catalogue().latest(adopted?.itemId ?? '')).toMatchObject({ version: 2, state: 'suspended' });
});

describe('a pack', () => {
  const bank = () => new ItemBank(at.platform.database, systemClock);
  const pack = (version: string) => ({ plugin: 'states-pack', fingerprint: version });
  const store = (items: readonly Item[], version: string) =>
    at.platform.database.transaction((tx) => bank().storeItems(tx, items, { origin: 'shipped', pack: pack(version) }));
  const stateOf = async (itemId: string) => (await catalogue().latest(itemId)).state;

  test('retires items it no longer contains and brings them back, but none that a person retired', async () => {
    const known = await choiceItems(at, 'core_math', 3);
    const items = known.map(
      ({ content }, index) => ({ ...content, id: `test.pack-${index}`, contentArea: 'packs' }) as Item,
    );
    const [kept, dropped, retired] = ['test.pack-0', 'test.pack-1', 'test.pack-2'] as const;
    expect(await store(items, '1')).toMatchObject({ added: 3 });
    await put(retired, 'retired');
    await put(kept, 'suspended');
    expect(await store(items.slice(0, 1), '2')).toMatchObject({ retired: 1, unchanged: 1 });
    expect(await stateOf(dropped)).toBe('retired');
    expect(await store(items, '3')).toMatchObject({ added: 0, changed: 1, retired: 0 });
    expect(await Promise.all([kept, dropped, retired].map(stateOf))).toEqual(['suspended', 'operational', 'retired']);
    const changes = await at.platform.host.service(itemReview).changesOf(dropped);
    expect(changes.map(({ from, to, cause }) => [from, to, cause])).toEqual([
      ['retired', 'operational', 'pack'],
      ['operational', 'retired', 'pack'],
    ]);
  });
});
