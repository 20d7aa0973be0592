import { afterAll, beforeAll, expect, it } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { command as adopting } from './adopt.ts';
import { command as exporting } from './export.ts';
import { command as importing } from './import.ts';
import { command as listing } from './list.ts';
import { command as showing } from './show.ts';
import type { Words } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
});
afterAll(() => at?.close());

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
  expect(practised.text).toMatch(/^ID +RUNG +FORMAT +POOL +CONTENT AREA\n/);
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
