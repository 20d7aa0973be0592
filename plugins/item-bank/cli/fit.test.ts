import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { command } from './fit.ts';
import type { Words } from './testing.ts';
import { runCommand } from './testing.ts';

const lsat6 = path.join(import.meta.dirname, '../analysis/responses/examples/lsat6.csv');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-fit-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const judge = (responses: string, options: Words['options']) =>
  runCommand(command, { arguments: { responses }, options });

async function file(name: string, content: string): Promise<string> {
  const at = path.join(folder, name);
  await writeFile(at, content);
  return at;
}

it('prints the published S-X² and M2 of the 1PL of LSAT6', async () => {
  const { text, value } = await judge(lsat6, { model: '1pl' });
  expect(text).toMatch(/^1000 people answered all 5 items\n/);
  expect(text).toMatch(/item1 +0\.436 +2 +0\.804\d +0\.\d+ +0\.000/);
  expect(text).toMatch(/item3 +0\.87\d +1 +0\.35\d+/);
  expect(text).toMatch(
    /M2 5\.29\d+, df 9, p 0\.808\d, RMSEA 0\.0000 \(90 % interval 0\.0000 to 0\.0225\), SRMSR 0\.0224/,
  );
  expect(text).toContain('No item departs from the model beyond chance.');
  expect(value).toMatchObject({ model: '1PL', parameters: 'calibrated', persons: 1000, m2: { df: 9 } });
});

it('names an item with a reversed key and the remedy', async () => {
  const [header = '', ...rows] = (await readFile(lsat6, 'utf8')).trim().split('\n');
  const turned = rows.map((row) => row.split(',').map((cell, at) => (at === 2 ? String(1 - Number(cell)) : cell)));
  const responses = await file('turned.csv', [header, ...turned].join('\n'));
  await expect(judge(responses, { model: '2PL' })).rejects.toThrow(
    /discrimination is not positive in item3\. Check the key, .*--ignore item3/,
  );
  const parameters = await file(
    'turned.json',
    JSON.stringify([0.8, 0.7, 0.9, 0.7, 0.7].map((a, at) => ({ a: at === 2 ? -a : a, b: 0 }))),
  );
  await expect(judge(responses, { model: '2PL', parameters })).rejects.toThrow(/item item3: discrimination a must be/);
});

it('accepts parameters by name or by place, estimated from these responses or from others', async () => {
  const items = [-3.615, -1.322, -0.318, -1.73, -2.78].map((b, place) => ({ name: `item${place + 1}`, a: 0.7551, b }));
  const named = await file('named.json', JSON.stringify({ items: items.toReversed() }));
  const inOrder = await file('order.json', JSON.stringify(items.map(({ a, b }) => ({ a, b }))));
  const given = await judge(lsat6, { model: '1PL', parameters: named });
  expect(given.value).toMatchObject({ parameters: 'given', m2: { df: 9, m2: expect.closeTo(5.29, 2) } });
  expect((await judge(lsat6, { model: '1PL', parameters: inOrder })).value).toEqual(given.value);
  const fixed = await judge(lsat6, { model: '1PL', parameters: named, fixed: true });
  expect(fixed.value).toMatchObject({ m2: { df: 15 }, items: { 0: { df: 4 } } });
  // Another population than N(0, 1) is the same model on another scale.
  const population = { mean: 0.5, sd: 2 };
  const moved = items.map(({ name, a, b }) => ({ name, a: a / 2, b: 2 * b + 0.5 }));
  const other = await file('moved.json', JSON.stringify({ items: moved, population }));
  const value = ({ value }: Awaited<ReturnType<typeof judge>>) => (value as { m2: { m2: number } }).m2.m2;
  expect(value(await judge(lsat6, { model: '1PL', parameters: other }))).toBeCloseTo(value(given), 9);
});

it('reports the people left out, and the reason for a missing M2', async () => {
  const rows = ['1,1,0', '0,1,1', '1,0,0', '0,0,0', '1,1,1', '0,1,0'].map((row, place) => `${row},${5 + place}`);
  const gaps = await file('gaps.csv', ['A,B,C,count', ...rows, '1,,0,4'].join('\n'));
  const { text, value } = await judge(gaps, { model: '2PL' });
  expect(text).toContain('45 people answered all 3 items; 4 with a missing answer left out');
  expect(text).toContain('A dash marks tests without degrees of freedom.');
  expect(value).toMatchObject({ persons: 45, incomplete: 4 });
});

it('reports invalid responses, options and parameters', async () => {
  const nobody = await file('nobody.csv', 'A,B\n1,\n,1\n0,\n,0\n');
  await expect(judge(nobody, { model: '2PL' })).rejects.toThrow(/no person answered every item/);
  const same = await file('same.csv', 'A,B\n1,1\n1,0\n');
  await expect(judge(same, { model: '2PL' })).rejects.toThrow(/item A has no variance/);
  await expect(judge(lsat6, { model: '9PL' })).rejects.toThrow('--model is one of 1PL, 2PL, 3PL, GRM, GPCM');
  await expect(judge(lsat6, { model: '2PL', fixed: true })).rejects.toThrow(/needs --parameters/);
  await expect(judge(path.join(folder, 'none.csv'), { model: '2PL' })).rejects.toThrow(/cannot be read/);
  const parameters = (content: string) => async () =>
    judge(lsat6, { model: '2PL', parameters: await file('wrong.json', content) });
  await expect(parameters('{')()).rejects.toThrow(/is not JSON/);
  await expect(parameters('[{"a": 1}]')()).rejects.toThrow(/no list of items with a and b: items\.0\.b/);
  await expect(parameters('[{"name": "item1", "a": 1, "b": 0}]')()).rejects.toThrow(/no parameters for item2, item3/);
  await expect(parameters('[{"a": 1, "b": 0}]')()).rejects.toThrow(/1 items without names; the responses have 5/);
  const negative = JSON.stringify(Array.from({ length: 5 }, () => ({ a: -1, b: 0 })));
  await expect(parameters(negative)()).rejects.toThrow(/item item1: discrimination a must be a positive number/);
});
