import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { findChromium } from '../manual/print-pdf.ts';
import { command as manual } from './manual.ts';
import { command } from './simulate.ts';

let at: TestPlatform;
let folder: string;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-simulate-'));
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true, force: true });
});

async function simulate(options: Record<string, string | boolean>) {
  let printed: { value: unknown; text: string } | undefined;
  let steps = 0;
  await command.run({
    arguments: {},
    options,
    institution: at.institution,
    who: deployment(at.institution),
    print: (value, text = '') => {
      printed = { value, text };
    },
    confirm: async () => true,
    ask: async () => undefined,
    progress: (total) => ({ step: (by = 1) => (steps += by / total), done() {} }),
    service: (name) => at.platform.host.service(name),
    input: Readable.from([]),
  });
  return { ...printed, steps };
}

describe('eiq items simulate', () => {
  it('prints a table with the goals and writes the page and all figures', async () => {
    const report = path.join(folder, 'new', 'report');
    const { text, value, steps } = await simulate({ learners: '10', seed: 'test', report, workers: '2' });
    expect(text).toMatch(/Core Math +−?0\.\d{3}/);
    expect(text).toMatch(/[✓✗] Share of takers who are shown the most shown item/);
    expect(text).toContain('recovery, not validity');
    expect(steps).toBeCloseTo(1, 9);
    const page = await readFile(path.join(report, 'simulation.html'), 'utf8');
    expect(page).toContain('recovery, not validity');
    expect(page).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)|NaN|undefined/);
    const figures = JSON.parse(await readFile(path.join(report, 'simulation.json'), 'utf8'));
    expect(figures).toEqual(JSON.parse(JSON.stringify(value)));
    expect(figures.parts[0].usage.rates.length).toBe(figures.settings.items[0].items);
    expect(figures.goals.length).toBeGreaterThan(6);
  });

  it('names the allowed range of an option', async () => {
    await expect(simulate({ learners: 'many' })).rejects.toThrow('--learners is a whole number from 2 to 1000000');
    await expect(simulate({ learners: '2.5' })).rejects.toThrow('--learners');
    await expect(simulate({ correlation: '2' })).rejects.toThrow('--correlation is a number from 0 to 1');
    await expect(simulate({ learners: '2', report: path.join('/dev/null', 'x') })).rejects.toThrow('cannot be written');
  });
});

describe('eiq items manual', () => {
  it('has the figures of the bank, and says what there are no data for', async () => {
    const administrator = await at.person('administrator');
    const answer = await administrator.get('/api/item-bank/manual');
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('content-disposition')).toContain('technical-manual.html');
    expect((await (await at.person('learner')).get('/api/item-bank/manual')).status).toBe(403);
    const file = path.join(folder, 'manual.html');
    await at.runCommand(manual, { arguments: { file } });
    const page = await readFile(file, 'utf8');
    const headings = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) => text);
    expect(headings).toEqual([
      'What is provisional',
      'Blueprint',
      'Information',
      'Reliability by ability',
      'Exposure',
      'Fit',
      'Fairness between groups (DIF)',
      'Grading of open answers',
      'Standard setting',
      'Simulation',
    ]);
    expect(page.match(/<svg/g)).toHaveLength(5);
    expect(page).toMatch(/Core Math &amp; Logic: \d+ scored items/);
    for (const missing of [
      'has begun a scored assessment',
      'has not calibrated',
      'has compared groups',
      'No simulation is kept',
    ])
      expect(page).toContain(missing);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('has the figures of a simulation that was kept, with the number of simulated learners', async () => {
    await simulate({ learners: '10', seed: 'kept', workers: '2', keep: true });
    const file = path.join(folder, 'kept.html');
    await at.runCommand(manual, { arguments: { file } });
    const page = await readFile(file, 'utf8');
    expect(page).toContain('10 simulated learners');
    expect(page).toContain('<h2>Simulation: recovery of ability</h2>');
    expect(page).not.toMatch(/No simulation is kept|have changed since|NaN|undefined|Infinity/);
  });

  it('finds the Chromium of CHROME_PATH or on the path', async () => {
    const found = await findChromium({ CHROME_PATH: process.execPath, PATH: '' });
    expect(found).toBe(process.execPath);
    expect(await findChromium({ PATH: folder })).toBeUndefined();
  });
});
