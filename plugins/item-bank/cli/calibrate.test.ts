import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { normalDraw, respond } from 'psychometrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommandsBeside } from '../../../cli/commands.testing.ts';
import { knexOf } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { seededRandom } from '../../../core/random.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { choiceItems, storeAnswers } from '../authoring/testing.ts';
import { calibrationDesk } from '../services.ts';

const lsat6 = path.join(import.meta.dirname, '../analysis/responses/examples/lsat6.csv');

let at: TestPlatform;
let commands: ReturnType<typeof createCommandsBeside>;
let folder: string;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  commands = createCommandsBeside(at.platform);
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-calibrate-'));
});
afterAll(async () => {
  commands?.close();
  await at?.close();
  await rm(folder, { recursive: true, force: true });
});

it('prints the published 2PL of LSAT6 as text, with its fit', async () => {
  const { code, out, error } = await calibrate([lsat6, '--model', '2PL']);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toMatch(/^2PL, 5 items, 1000 people, 10 parameters/);
  expect(out).toMatch(/item1 +0\.825[67] +0\.258\d +-3\.35[89]\d/);
  expect(out).toMatch(/item3 +0\.890[89] +0\.23\d\d +-0\.27\d\d/);
  expect(out).toContain('log-likelihood -2466.6534, AIC 4953.31, BIC 5002.38');
  expect(out).toMatch(/M2 \d/);
  expect(out).toMatch(/Converged after \d+ iterations/);
});

it('prints the published 1PL as JSON and writes it to a file', async () => {
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

it('estimates the 3PL with priors, which it prints, or without', async () => {
  const usual = await calibrate([lsat6, '--model', '3PL']);
  expect(usual.out).toContain('Priors: ln a from N(0, SD 0.5), logit c from N(-1.39, SD 0.5)');
  const without = await calibrate([lsat6, '--model', '3PL', '--no-priors']);
  expect(without.code).toBe(0);
  expect(without.out).toContain('log-likelihood -2466.649');
  expect(without.out).not.toContain('Priors');
  expect(without.out).toMatch(/item1 .* 0\.0000 +– /);
  expect(without.out).toContain('The answers show no guessing in items item1, item3, item4, item5');
});

it('a calibration that does not converge prints its parameters and ends with 1', async () => {
  const text = await calibrate([lsat6, '--model', '2PL', '--max-iterations', '2']);
  expect(text.code).toBe(1);
  expect(text.out).toMatch(/NOT converged after 2 iterations[\s\S]*did not converge in 2 iterations/);
  expect(text.out).toContain('item5');
  const json = await calibrate([lsat6, '--model', '2PL', '--max-iterations', '2', '--json']);
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toMatchObject({ converged: false, iterations: 2, items: { length: 5 } });
});

it('invalid responses and options end with 2 and a message', async () => {
  const file = path.join(folder, 'wrong.csv');
  await writeFile(file, 'A,B\n1,1\n0,7\n');
  const wrong = await calibrate([file, '--model', '2PL']);
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(wrong.error).toContain('row 3, column B: "7" is not 0, 1 or blank');
  await writeFile(file, 'A,B\n0,1\n2,0\n');
  expect((await calibrate([file, '--model', 'GRM'])).error).toContain('item A: no response is 1, though some are 2');
  expect((await calibrate([lsat6, '--model', '9PL'])).error).toContain('--model is one of 1PL, 2PL, 3PL, GRM, GPCM');
  expect((await calibrate([lsat6, '--model', '2PL', '--max-iterations', 'x'])).code).toBe(2);
});

describe('a section of the bank', () => {
  const parameters = (itemId: string) =>
    knexOf(at.platform.database)('item_bank.items').where({ itemId, isCurrent: true }).first('version', 'content');

  it('is calibrated from stored answers, listed, and adopted', async () => {
    const none = await eiq(['calibrations']);
    expect(none.out).toContain('No calibrations are stored');
    const items = await choiceItems(at, 'core_math', 8);
    const truth = (_item: unknown, index: number) => ({ a: 1.2, b: -1.4 + 0.4 * index });
    await storeAnswers(at, { items, people: 500, section: 'core_math', truth });
    const stored = await calibrate(['--section', 'core_math', '--model', '2PL']);
    expect(stored).toMatchObject({ code: 0, error: '' });
    expect(stored.out).toMatch(/^core_math, 2PL: 8 items estimated from 500 sittings\n/);
    const [, id = ''] = /eiq items adopt (\S+)/.exec(stored.out) ?? [];
    const listed = await eiq(['calibrations']);
    expect(listed.out).toMatch(
      new RegExp(`${id} .* core_math +2PL +done +500 sittings +8 +0\\.\\d{3} +0\\.\\d{3} +no`),
    );
    expect(listed.out).toContain('1 calibration');
    const [item] = items;
    expect((await parameters(item?.itemId ?? '')).version).toBe(1);
    expect(await eiq(['adopt', id])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Adopted: 8 items have the calibration’s parameters'),
    });
    const after = await parameters(item?.itemId ?? '');
    expect(after).toMatchObject({ version: 2, content: { source: { kind: 'calibrated', sampleSize: 500 } } });
    const [line] = JSON.parse((await eiq(['calibrations', '--json'])).out);
    expect(line).toMatchObject({
      id,
      section: 'core_math',
      model: '2PL',
      status: 'done',
      converged: true,
      people: 500,
      estimated: 8,
      overallFit: { p: expect.any(Number), rmsea: expect.any(Number) },
      adopted: { items: 8 },
    });
  });

  it('is calibrated from a file whose columns are item ids, without ignored columns', async () => {
    const items = await choiceItems(at, 'applied_reasoning', 4);
    const random = seededRandom('section');
    const lines = Array.from({ length: 400 }, (_, person) => {
      const theta = normalDraw(random);
      return [`p${person}`, ...items.map((_item, index) => respond({ a: 1.3, b: index - 1.5 }, theta, random))].join();
    });
    const file = path.join(folder, 'section.csv');
    await writeFile(file, [['person', ...items.map(({ itemId }) => itemId)].join(), ...lines].join('\n'));
    const given = [file, '--section', 'applied_reasoning', '--model', '1PL', '--ignore', 'person', '--json'];
    const output = path.join(folder, 'section.json');
    const stored = await calibrate([...given, '--output', output]);
    expect(stored.code).toBe(0);
    const found = JSON.parse(stored.out);
    expect(found).toMatchObject({ answersFrom: 'file', fileName: 'section.csv', people: 400, estimated: 4 });
    expect(found.result.items).toHaveLength(4);
    expect(JSON.parse(await readFile(output, 'utf8'))).toEqual(found);
  });

  it('is refused with a message where options do not fit or nothing can be calibrated', async () => {
    const refusal = async (words: readonly string[]) => {
      const { code, error: message } = await calibrate(words);
      expect(code).toBe(2);
      return message;
    };
    expect(await refusal(['--model', '2PL'])).toContain('or a section of the bank with --section');
    expect(await refusal(['--section', 'sea', '--model', '2PL'])).toContain('--section is one of core_math');
    expect(await refusal(['--section', 'core_math', '--model', 'GRM'])).toContain('--model is one of 1PL, 2PL, 3PL');
    expect(await refusal(['--section', 'core_math', '--model', '2PL', '--workers', '2'])).toContain(
      '--workers cannot be used with --section',
    );
    expect(await refusal([lsat6, '--section', 'core_math', '--model', '2PL'])).toContain(
      'None of the file’s columns is the id of an operational item',
    );
    expect(await refusal(['--section', 'ai_conceptual', '--model', '2PL'])).toContain('No question of this section');
    const { total } = await at.platform.host
      .service(calibrationDesk)
      .list({ who: unprivilegedActor(at.institution) }, { limit: 10, offset: 0 });
    expect(total).toBe(2);
  });
});

const calibrate = (words: readonly string[]) => eiq(['calibrate', ...words]);

const eiq = (words: readonly string[]) => commands.eiq(['items', ...words]);
