import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { command } from './agreement.ts';

let at: TestPlatform;
let folder: string;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-agreement-'));
});
afterAll(async () => {
  await at?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Report {
  items: { id: string; answers: number; kappa: number; correlation: number; weight: number; inBank: number }[];
  sections: { section: string; answers: number }[];
  further: number;
}

async function run(csv?: string): Promise<{ text: string; value: Report }> {
  const ratings = path.join(folder, 'ratings.csv');
  if (csv !== undefined) await writeFile(ratings, csv);
  const ran = { text: '', value: undefined as unknown };
  await command.run({
    arguments: csv === undefined ? {} : { ratings },
    options: {},
    institution: at.institution,
    who: deployment(at.institution),
    print: (value, text = '') => Object.assign(ran, { value, text }),
    confirm: async () => true,
    ask: async () => undefined,
    progress: () => ({ step() {}, done() {} }),
    service: (name) => at.platform.host.service(name),
    input: process.stdin,
  });
  return ran as { text: string; value: Report };
}

const wage = 'core_math.open.typical-wage';
const lineOf = ({ items }: Report, id: string) => items.find((line) => line.id === id);

it('prints the agreement of each rubric with its weight in the bank', async () => {
  const { value, text } = await run();
  expect(value.items.length).toBeGreaterThan(25);
  for (const { weight, inBank } of value.items) expect(inBank).toBe(weight);
  expect(value.sections.map(({ section }) => section).sort()).toEqual([
    'ai_conceptual',
    'applied_reasoning',
    'core_math',
  ]);
  expect(text).toMatch(/^Item +Answers +Kappa +r +95 % interval +Weight +In bank/);
  expect(text).toContain(wage);
});

it('adds further rated answers to the included ones', async () => {
  const right =
    'The director is an outlier who pulls the mean up, so it is misleading; I would take the median of 2100.';
  const rows = Array.from({ length: 6 }, () => [
    `${wage},"${right}",3`,
    `${wage},"Yes, the mean is a good description.",0`,
  ]);
  const { value, text } = await run(`item,answer,points\n${rows.flat().join('\n')}\n`);
  const before = lineOf((await run()).value, wage);
  const after = lineOf(value, wage);
  expect(after?.answers).toBe((before?.answers ?? 0) + 12);
  expect(after?.weight).toBeGreaterThan(before?.weight ?? 1);
  expect(after?.inBank).toBe(before?.inBank);
  expect(text).toContain('With 12 further answers');
});

it.each([
  ['item,answer\na,b', /no column points/],
  ['item,answer,points\n', /no rated answers/],
  [`item,answer,points\nnever.was,Some text,1\n`, /row 2: there is no open item never\.was/],
  [`item,answer,points\n${wage},Some text,4\n`, /row 2: points must be a number from 0 to 3/],
  [`item,answer,points\n${wage},Some text,\n`, /row 2: points must be a number/],
  [`item,answer,points\n${wage},,1\n`, /row 2: the answer is empty/],
])('refuses an invalid file and names the row', async (csv, problem) => {
  await expect(run(csv)).rejects.toThrow(problem);
});

it('names a missing file', async () => {
  await expect(
    command.run({
      arguments: { ratings: path.join(folder, 'nothing.csv') },
      options: {},
      institution: at.institution,
      who: deployment(at.institution),
      print: () => {},
      confirm: async () => true,
      ask: async () => undefined,
      progress: () => ({ step() {}, done() {} }),
      service: (name) => at.platform.host.service(name),
      input: process.stdin,
    }),
  ).rejects.toThrow(/nothing\.csv/);
});
