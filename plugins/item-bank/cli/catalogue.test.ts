import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { temporaryFolder } from '../interchange/testing.ts';
import { command as adopting } from './adopt.ts';
import { command as exporting } from './export.ts';
import { command as importing } from './import.ts';
import { command as listing } from './list.ts';
import { command as showing } from './show.ts';
import { command as changing } from './state.ts';
import type { Words } from './testing.ts';

const folder = temporaryFolder();
let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
});
afterAll(async () => {
  await at?.close();
  folder.remove();
});

async function run(command: PluginCommand, { arguments: given = {}, options = {} }: Partial<Words> = {}) {
  const ran = { text: '', value: undefined as unknown };
  await command.run({
    arguments: given,
    options,
    institution: at.institution,
    who: deployment(at.institution),
    print: (value, text = '') => Object.assign(ran, { value, text }),
    confirm: async () => true,
    ask: async () => undefined,
    progress: () => ({ step() {}, done() {} }),
    service: (name) => at.platform.host.service(name),
    input: process.stdin,
  });
  return ran;
}

interface Counts {
  section: string;
  items: number;
  assessment: number;
  practice: number;
  byRung: number[];
}

it('counts items by section and pool', async () => {
  const { value, text } = await run(listing, { options: { counts: true } });
  const counts = value as Counts[];
  expect(counts.map(({ section }) => section)).toEqual([
    'core_math',
    'applied_reasoning',
    'ai_conceptual',
    'cognitive',
  ]);
  for (const { items, assessment, practice, byRung } of counts) {
    expect(assessment).toBeGreaterThanOrEqual(220);
    expect(items).toBe(assessment + practice);
    expect(byRung.reduce((sum, each) => sum + each, 0)).toBe(items);
  }
  expect(text).toMatch(/^SECTION +ITEMS +IN ASSESSMENTS +IN PRACTICE/);
  const one = await run(listing, { options: { counts: true, section: 'cognitive', pool: 'practice' } });
  expect(one.value).toMatchObject([{ section: 'cognitive', items: 0 }]);
  const practised = await run(listing, { options: { section: 'core_math', pool: 'practice' } });
  expect(practised.text).toMatch(/^ID +RUNG +FORMAT +POOL +STATE +CONTENT AREA\n/);
  expect(new Set((practised.value as { pool: string }[]).map(({ pool }) => pool))).toEqual(new Set(['practice']));
  await expect(run(listing, { options: { pool: 'sea' } })).rejects.toThrow(
    '--pool is one of assessment, practice, demo',
  );
});

it('shows the cognitive load, figures and stimuli of cognitive items', async () => {
  const { value } = await run(listing, { options: { section: 'cognitive' } });
  const texts: string[] = [];
  for (const { id } of (value as { id: string }[]).filter((_, place) => place % 20 === 0)) {
    texts.push((await run(showing, { arguments: { id } })).text);
  }
  expect(texts.every((text) => /Asked in (?:assessments|the demo); .*, cognitive load [1-5]/.test(text))).toBe(true);
  expect(texts.some((text) => /0 {2}A \[figure: /.test(text))).toBe(true);
  expect(texts.some((text) => /To be remembered, shown for \d+ s:/.test(text))).toBe(true);
});

it('changes the review state of an item, which lists, exports and imports carry', async () => {
  const [known] = (await run(listing, { options: { section: 'core_math' } })).value as { id: string }[];
  const id = known?.id ?? '';
  const change = (state: string, options = { reason: 'Its answer is known' }) =>
    run(changing, { arguments: { id, state }, options });
  await expect(change('suspended', { reason: '' })).rejects.toThrow('--reason needs a few words');
  await expect(change('asleep')).rejects.toThrow('The state is one of draft, review, pretest');
  expect((await change('suspended')).text).toContain(`${id}: operational → suspended, in all institutions`);
  expect((await change('suspended')).value).toEqual({ id, before: 'suspended', state: 'suspended' });
  expect((await run(showing, { arguments: { id } })).text).toMatch(
    /State: suspended\n {2}\S+ {2}operational → suspended, by a command: Its answer is known/,
  );
  const listed = await run(listing, { options: { section: 'core_math', state: 'suspended' } });
  expect(listed.value).toMatchObject([{ id, state: 'suspended' }]);

  const exported = (await run(exporting, { options: { state: 'suspended' } })).value as object[];
  expect(exported).toMatchObject([{ id, state: 'suspended' }]);
  const file = path.join(folder.path, 'states.json');
  const imported = (name: string, state?: string) => ({ ...exported[0], id: `test.${name}`, state });
  await writeFile(
    file,
    JSON.stringify([imported('own', 'draft'), imported('none'), { ...exported[0], state: 'operational' }]),
  );
  const { text } = await run(importing, { arguments: { file }, options: { state: 'review' } });
  expect(text).toBe(`2 added, 0 changed (new version), 1 unchanged\nKept their state in the bank: ${id} (suspended)`);
  const states = (await run(listing, { options: { section: 'core_math' } })).value as { id: string; state: string }[];
  const stateOf = (wanted: string) => states.find((item) => item.id === wanted)?.state;
  expect([stateOf('test.own'), stateOf('test.none'), stateOf(id)]).toEqual(['draft', 'review', 'suspended']);
  await writeFile(file, JSON.stringify([imported('odd', 'asleep')]));
  await expect(run(importing, { arguments: { file } })).rejects.toThrow('state: is one of draft');

  // A QTI package carries the state in its records.
  const qti = path.join(folder.path, 'states.zip');
  await run(exporting, { arguments: { file: qti }, options: { state: 'suspended' } });
  await change('operational');
  expect((await run(importing, { arguments: { file: qti } })).text).toContain(
    `Kept their state in the bank: ${id} (operational)`,
  );
});

it('reports missing items and files with the matching code', async () => {
  await expect(run(adopting, { arguments: { calibration: 'nope' } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(run(importing, { arguments: { file: import.meta.dirname } })).rejects.toThrow(
    /cannot be read: it is a folder/,
  );
  const nowhere = { arguments: { file: '/nowhere/items.json' } };
  await expect(run(exporting, nowhere)).rejects.toThrow(
    '/nowhere/items.json cannot be written: its folder does not exist',
  );
});
