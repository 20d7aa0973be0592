import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readResponseFile } from '../analysis/responses/response-file.ts';
import { command as calibrate } from './calibrate.ts';
import { computations } from './computations.ts';
import { command as dif } from './dif.ts';
import { command as fit } from './fit.ts';
import { compute } from './run-computation.ts';
import type { Words } from './testing.ts';
import { runCommand } from './testing.ts';

const lsat6 = path.join(import.meta.dirname, '../analysis/responses/examples/lsat6.csv');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-responses-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const estimate = (responses: string, options: Words['options'] = {}, input?: string) =>
  runCommand(calibrate, { arguments: { responses }, options: { model: '2PL', ...options } }, input);

async function file(name: string, lines: readonly string[]): Promise<string> {
  const at = path.join(folder, name);
  await writeFile(at, lines.join('\n'));
  return at;
}

/** The rows of LSAT6, each as its cells and its count. */
async function rows(): Promise<{ cells: string; count: string }[]> {
  const [, ...lines] = (await readFile(lsat6, 'utf8')).trim().split('\n');
  return lines.map((line) => ({ cells: line.slice(0, 9), count: line.slice(10) }));
}

describe('responses', () => {
  it('can be read from standard input', async () => {
    const fromFile = await estimate(lsat6);
    const text = await readFile(lsat6, 'utf8');
    expect((await estimate('-', {}, text)).value).toEqual(fromFile.value);
  });

  it('may have other columns, which --ignore skips', async () => {
    const lines = (await rows()).map(({ cells, count }, person) => `p${person},${cells},${count},town`);
    const other = await file('other.csv', ['id,item1,item2,item3,item4,item5,count,place', ...lines]);
    await expect(estimate(other)).rejects.toThrow(/2 problems[\s\S]*column id: "p0"[\s\S]*\(--ignore\)/);
    expect((await estimate(other, { ignore: 'id, place' })).value).toEqual((await estimate(lsat6)).value);
    const judged = await runCommand(fit, {
      arguments: { responses: other },
      options: { model: '1PL', ignore: 'id,place' },
    });
    expect(judged.text).toContain('M2 5.29');
    const grouped = { group: 'place', ignore: 'id' };
    await expect(runCommand(dif, { arguments: { responses: other }, options: grouped })).rejects.toThrow(
      'only one group',
    );
  });
});

describe('a calibration', () => {
  it('does not start if its result cannot be written', async () => {
    const nowhere = path.join(folder, 'none/result.json');
    await expect(estimate(path.join(folder, 'none.csv'), { output: nowhere })).rejects.toThrow(
      'result.json cannot be written: its folder does not exist',
    );
    expect(await readdir(folder)).not.toContain('none');
  });

  it('reports the number of people in its M2 if answers are missing', async () => {
    const lines = (await rows()).map(({ cells, count }) => `${cells},${count}`);
    const gaps = await file('gaps.csv', ['item1,item2,item3,item4,item5,count', ...lines, '1,,0,0,1,40']);
    expect((await estimate(gaps)).text).toMatch(/M2 5\.1.* \(of the 1000 people who answered every item\)/);
  });

  it('reports missing degrees of freedom, and prints no negative zero', async () => {
    const { text } = await estimate(lsat6, { model: '3PL' });
    expect(text).toContain('M2 has no degrees of freedom, so overall fit is not tested.');
    expect(text).not.toMatch(/-0\.0000/);
  });
});

it('a computation on a thread gives the same result as in the process', async () => {
  const { matrix } = await readResponseFile(lsat6);
  const rows = 40_000;
  const many = { ...matrix, rows, counts: undefined, responses: new Uint8Array(rows * 5) };
  for (let at = 0; at < many.responses.length; at++) many.responses[at] = (at * 7919) % 11 > 4 ? 1 : 0;
  const items = Array.from({ length: 5 }, (_, place) => ({ a: 1, b: place / 4 - 0.5 }));
  const judged = { items, matrix: many, model: '2PL' as const };
  let steps = 0;
  const heading = 'Fit cannot be judged';
  const found = await compute('itemFit', judged, { heading, step: () => (steps += 1) });
  expect(found).toEqual(computations.itemFit(judged, () => {}));
  expect(steps).toBe(5);
  const none = { ...judged, items: [] };
  await expect(compute('itemFit', none, { heading })).rejects.toThrow(/^Fit cannot be judged: /);
  const groups = Uint8Array.from({ length: rows }, (_, row) => row % 3);
  const grouped = { matrix: many, groups, purify: true };
  expect(await compute('groups', grouped, { heading })).toEqual(computations.groups(grouped, () => {}));
});
