import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineContract } from '../core/contract/index.ts';
import { knexOf } from '../core/db/index.ts';
import { definePlugin } from '../core/plugins/define-plugin.ts';
import type { Installed } from '../core/plugins/discover.ts';
import type { TestPerson, TestPlatform } from '../core/testing.ts';
import { createTestPlatform } from '../core/testing.ts';
import type { ItemPack } from '../plugins/item-bank/items/packs/services.ts';
import { itemPacks } from '../plugins/item-bank/items/packs/services.ts';
import type { Measurement, Plan } from '../plugins/item-bank/services.ts';
import { itemCatalogue, measurement } from '../plugins/item-bank/services.ts';
import { puddlesFixture } from './fixtures/index.ts';
import { content } from './fixtures/puddles/content.ts';
import { earlyGrades, packIds } from './item-packs.ts';

// Any plugin can provide items to the bank. An institution uses the items of the packs that are on.

const packPlugin = (id: string, pack: ItemPack): Installed => ({
  id,
  folder: import.meta.dirname,
  plugin: definePlugin({
    contract: defineContract({ id, title: id, summary: id }),
    provides: { pack: itemPacks },
    start: async () => ({ services: { pack } }),
  }),
});
/** A pack that cannot be loaded. */
const dry = packPlugin('dry', {
  sections: ['core_math'],
  fingerprint: () => 'dry',
  load: async () => {
    throw new Error('no rain');
  },
});
/** A pack with the same items as puddles. */
const puddlesAgain = packPlugin('puddles-again', {
  sections: ['core_math'],
  fingerprint: () => 'again',
  load: async () => content,
});

let at: TestPlatform;
let learner: TestPerson;
let bank: Measurement;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'], extra: [puddlesFixture, puddlesAgain, dry] });
  learner = await at.person();
  bank = at.platform.host.service(measurement);
});
afterAll(() => at?.close());

const context = () => ({ who: { institution: at.institution } });
const plan: Plan = {
  purpose: 'test',
  cuts: [0],
  hintsCount: false,
  sections: [{ section: 'core_math', minimum: 2, maximum: 2, targetStandardError: 0.1, certainty: 1, openEnded: 0 }],
};
const itemOf = async (questionId: string): Promise<string> =>
  (await knexOf(at.platform.database)('item_bank.responses').where({ id: questionId }).first()).itemId;
const nextItemId = async () => {
  const { sittingId } = await bank.open(context(), learner.user.id, plan);
  const { question } = await bank.current(context(), sittingId, 'core_math');
  return itemOf(question?.id ?? '');
};

test('the packs of the tree run with the item bank, and every item names its pack', async () => {
  for (const id of packIds) expect(at.platform.host.isRunning(id)).toBe(true);
  const rows = await knexOf(at.platform.database)('item_bank.items').where({ origin: 'shipped' }).distinct('pack');
  expect(rows.map(({ pack }: { pack: string }) => pack).sort()).toEqual(['puddles', ...packIds, earlyGrades].sort());
});

test('a third party’s pack is used if it is on', async () => {
  for (const id of packIds) await at.switchPlugin(id, false);
  try {
    expect(await nextItemId()).toMatch(/^core_math\.puddle-rainfall\./);
    expect(await bank.topics(context())).toEqual([
      expect.objectContaining({ section: 'core_math', contentArea: 'rainfall', title: 'Rainfall' }),
    ]);
  } finally {
    for (const id of packIds) await at.switchPlugin(id, true);
  }
});

test('a third party’s pack is not used if it is off', async () => {
  await at.switchPlugin('puddles', false);
  await at.switchPlugin('puddles-again', false);
  try {
    expect((await bank.topics(context())).map(({ contentArea }) => contentArea)).not.toContain('rainfall');
    for (let times = 0; times < 5; times++) expect(await nextItemId()).not.toMatch(/puddle/);
  } finally {
    await at.switchPlugin('puddles', true);
    await at.switchPlugin('puddles-again', true);
  }
});

test('a section without a pack is refused with a message', async () => {
  await at.switchPlugin('items-applied-reasoning', false);
  try {
    const sections = plan.sections.map((each) => ({ ...each, section: 'applied_reasoning' as const }));
    await expect(bank.open(context(), learner.user.id, { ...plan, sections })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('no questions for Applied Reasoning'),
    });
  } finally {
    await at.switchPlugin('items-applied-reasoning', true);
  }
});

test('a pack that cannot be imported is reported, and the bank serves the others', async () => {
  const warnings = (await at.platform.host.get('item-bank')?.started?.warnings?.(at.institution)) ?? [];
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The items of dry were not imported: .*no rain/),
    expect.stringMatching(
      /^The items of puddles-again were not imported: its item core_math\.puddle-rainfall\S* belongs to/,
    ),
  ]);
  const items = await at.platform.host.service(itemCatalogue).list({ contentArea: 'rainfall' });
  expect(items.length).toBeGreaterThanOrEqual(6);
});

test('an item pack is on if the item bank is on, until the institution switches it', async () => {
  const { gate, database, host } = at.platform;
  const knex = knexOf(database);
  const institutionId = at.institution.id;
  await knex('platform.plugin_switches').where({ institutionId, pluginId: 'items-cognitive' }).delete();
  await gate.refresh(institutionId);
  expect((await gate.pluginsOn(institutionId)).has('items-cognitive')).toBe(true);
  await at.switchPlugin('items-cognitive', false);
  expect((await gate.pluginsOn(institutionId)).has('items-cognitive')).toBe(false);
  await knex('platform.plugin_switches').where({ institutionId, pluginId: 'items-cognitive' }).delete();
  await at.switchPlugin('item-bank', false);
  expect((await gate.pluginsOn(institutionId)).has('items-cognitive')).toBe(false);
  await at.switchPlugin('item-bank', true);
  expect((await gate.pluginsOn(institutionId)).has('items-cognitive')).toBe(true);
  expect(host.isRunning('items-cognitive')).toBe(true);
});
