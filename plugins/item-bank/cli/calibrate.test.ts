import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';

const lsat6 = path.join(import.meta.dirname, '../analysis/responses/examples/lsat6.csv');

let at: TestPlatform;
let folder: string;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-calibrate-'));
});
afterAll(async () => {
  await at?.close();
  await rm(folder, { recursive: true, force: true });
});

it('the published 2PL of LSAT6 is printed for people, with its fit', async () => {
  const { code, out, said } = await calibrate([lsat6, '--model', '2PL']);
  expect({ code, said }).toEqual({ code: 0, said: '' });
  expect(out).toMatch(/^2PL, 5 items, 1000 people, 10 parameters/);
  expect(out).toMatch(/item1 +0\.825[67] +0\.258\d +-3\.35[89]\d/);
  expect(out).toMatch(/item3 +0\.890[89] +0\.23\d\d +-0\.27\d\d/);
  expect(out).toContain('log-likelihood -2466.6534, AIC 4953.31, BIC 5002.38');
  expect(out).toMatch(/M2 \d/);
  expect(out).toMatch(/Converged after \d+ iterations/);
});

it('the published 1PL comes as JSON, on the screen and in a file', async () => {
  const output = path.join(folder, 'one.json');
  const { code, out } = await calibrate([lsat6, '--model', '1pl', '--json', '--output', output]);
  expect(code).toBe(0);
  const found = JSON.parse(out);
  expect(found).toMatchObject({ model: '1PL', converged: true, people: 1000 });
  expect(found.logLikelihood).toBeCloseTo(-2466.9376, 4);
  expect(found.items[0].a).toBeCloseTo(0.7551, 4);
  expect(found.items[4]).toMatchObject({ name: 'item5', b: expect.closeTo(-2.7802, 4) });
  expect(found.m2).toMatchObject({ m2: expect.closeTo(5.29, 2), df: 9 });
  expect(JSON.parse(await readFile(output, 'utf8'))).toEqual(found);
});

it('the 3PL is estimated with its priors, which are named, or without', async () => {
  const usual = await calibrate([lsat6, '--model', '3PL']);
  expect(usual.out).toContain('Priors: ln a from N(0, SD 0.5), logit c from N(-1.39, SD 0.5)');
  const without = await calibrate([lsat6, '--model', '3PL', '--no-priors']);
  expect(without.code).toBe(0);
  expect(without.out).toContain('log-likelihood -2466.649');
  expect(without.out).not.toContain('Priors');
  expect(without.out).toMatch(/item1 .* 0\.0000 +– /);
  expect(without.out).toContain('The answers show no guessing in items item1, item3, item4, item5');
});

it('a calibration that does not converge says so, prints what was kept, and ends with 1', async () => {
  const text = await calibrate([lsat6, '--model', '2PL', '--max-iterations', '2']);
  expect(text.code).toBe(1);
  expect(text.out).toMatch(/NOT converged after 2 iterations[\s\S]*did not converge in 2 iterations/);
  expect(text.out).toContain('item5');
  const json = await calibrate([lsat6, '--model', '2PL', '--max-iterations', '2', '--json']);
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toMatchObject({ converged: false, iterations: 2, items: { length: 5 } });
});

it('what is wrong with the responses or the words is said with exit code 2', async () => {
  const file = path.join(folder, 'wrong.csv');
  await writeFile(file, 'A,B\n1,1\n0,7\n');
  const wrong = await calibrate([file, '--model', '2PL']);
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(wrong.said).toContain('row 3, column B: "7" is not 0, 1 or blank');
  await writeFile(file, 'A,B\n0,1\n2,0\n');
  expect((await calibrate([file, '--model', 'GRM'])).said).toContain('item A: no response is 1, though some are 2');
  expect((await calibrate([lsat6, '--model', '9PL'])).said).toContain('--model is one of 1PL, 2PL, 3PL, GRM');
  expect((await calibrate([lsat6, '--model', '2PL', '--max-iterations', 'x'])).code).toBe(2);
});

/** Runs the command line on the database of this test. */
function calibrate(words: readonly string[]): Promise<{ code: unknown; out: string; said: string }> {
  const program = path.join(import.meta.dirname, '../../../cli/eiq.mjs');
  const env = {
    ...process.env,
    EIQ_CONFIG: 'config/none.json',
    DATABASE_URL: at.platform.configuration.databaseUrl,
    EIQ_VAR: folder,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'items', 'calibrate', ...words], { env }, (error, out, said) =>
      resolve({ code: error?.code ?? 0, out, said }),
    );
  });
}
