import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../core/clock.ts';
import { openSignals } from '../../../core/db/signals.ts';
import { createRemembered } from '../../../core/plugins/row-cache.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { Revision } from './item-bank.ts';
import { ItemBank } from './item-bank.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
});
afterAll(() => at?.close());

test('items requested together are all returned, even from a smaller cache', async () => {
  const bank = new ItemBank(at.platform.database, systemClock, { maxCached: 3 });
  const wanted = (await bank.list({ section: 'core_math' }))
    .slice(0, 5)
    .map(({ itemId, version }) => ({ itemId, itemVersion: version }));
  for (let count = 1; count <= wanted.length; count++) {
    expect((await bank.items(wanted.slice(0, count))).size).toBe(count);
  }
  const both = await Promise.all([bank.items(wanted.slice(0, 3)), bank.items(wanted.slice(2))]);
  expect(both.map(({ size }) => size)).toEqual([3, 3]);
});

test('a practised question is never scored afterwards, even if its content changes pools', async () => {
  const { database } = at.platform;
  const bank = new ItemBank(database, systemClock);
  const all = await bank.list();
  const practised = all.find(({ pool }) => pool === 'practice');
  const { itemId = '' } = practised ?? {};
  const items = all.map(({ content }) =>
    content.id === itemId ? { ...content, pool: 'assessment' as const } : content,
  );
  const report = await database.transaction((tx) => bank.storeItems(tx, items, { origin: 'shipped' }));
  expect(report).toMatchObject({ added: 0, changed: 0 });
  expect(await bank.latest(itemId)).toMatchObject({ pool: 'practice', isCurrent: true });
});

test('another process uses imported items once it is signalled', async () => {
  const { database } = at.platform;
  const ends: (() => Promise<void>)[] = [];
  const inProcess = async () => {
    const signals = await openSignals(database, at.platform.log);
    ends.push(() => signals.close());
    const remembered = createRemembered<Revision>({ signals, clock: systemClock }, 'item-bank.bank');
    return new ItemBank(database, systemClock, { remembered });
  };
  const [here, there] = [await inProcess(), await inProcess()];
  const askedThere = async () =>
    (await there.section('ai_conceptual', 'assessment')).entries.map(({ itemId }) => itemId);
  const [known = ''] = await askedThere();
  const { content } = await here.latest(known);
  await here.importItems([{ ...content, id: 'mine.imported-here' }]);
  await expect.poll(askedThere).toContain('mine.imported-here');
  for (const end of ends) await end();
});
