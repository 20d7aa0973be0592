import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { normalDraw, respond } from 'psychometrics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { command } from './dif.ts';
import type { Words } from './testing.ts';
import { runCommand } from './testing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-dif-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const dif = (responses: string, options: Words['options']) =>
  runCommand(command, { arguments: { responses }, options });

async function file(name: string, lines: readonly string[]): Promise<string> {
  const at = path.join(folder, name);
  await writeFile(at, `${lines.join('\n')}\n`);
  return at;
}

/** Ten dichotomous items and a graded one; in group b, q4 is harder and q11 gives fewer points. */
function answers(people: number, groups: readonly string[]): string[] {
  const random = seededRandom('dif command');
  const rows = Array.from({ length: people }, (_, person) => {
    const group = groups[person % groups.length] as string;
    const theta = normalDraw(random);
    const points = Array.from({ length: 10 }, (_, item) =>
      respond({ a: 1.1, b: -1.4 + 0.3 * item + (group === 'b' && item === 3 ? 1 : 0) }, theta, random),
    );
    const more = group === 'b' ? 0.8 : 0;
    return [...points, respond({ a: 1.3, b: [-1 + more, more, 1 + more] }, theta, random), group].join(',');
  });
  const names = Array.from({ length: 11 }, (_, item) => `q${item + 1}`);
  return [[...names, 'team'].join(','), ...rows];
}

it('prints the items that differ, for which group, and the matching', async () => {
  const responses = await file('two.csv', answers(1200, ['a', 'b']));
  const { text, value } = await dif(responses, { group: 'team', reference: 'a' });
  expect(text).toMatch(/^b \(600 people\) compared with a \(600 people\) of equal score\n/);
  expect(text).toMatch(/q4 +[BC] +-\d\.\d+ .* [BC] +0\.\d+ +0\.0000 /);
  expect(text).toMatch(/q11 +[BC] +-0\.\d+ /);
  expect(text).toMatch(/Harder for b than for a of equal score: q4 \([BC]\), q11 \([BC]\)/);
  expect(text).not.toContain('Easier');
  expect(text).toMatch(/Excluded from matching because they show DIF: .*q4.*q11/);
  expect(value).toMatchObject({
    column: 'team',
    reference: { value: 'a', people: 600 },
    focal: { value: 'b', people: 600 },
    excludedFromMatching: { mantelHaenszel: expect.arrayContaining(['q4', 'q11']) },
    items: { 3: { name: 'q4', mantelHaenszel: { delta: expect.any(Number) }, sibtest: { beta: expect.any(Number) } } },
  });
  const { items } = value as { items: { mantelHaenszel: unknown; mantel: { class: string } }[] };
  expect(items[10]).toMatchObject({ name: 'q11', mantelHaenszel: null, logistic: null });
  const turned = await dif(responses, { group: 'team', focal: 'a' });
  expect(turned.text).toMatch(/Easier for a than for b of equal score: q4/);
  const raw = await dif(responses, { group: 'team', reference: 'a', purify: false });
  expect(raw.value).toMatchObject({ excludedFromMatching: { mantelHaenszel: [], mantel: [], logistic: [] } });
});

it('compares two named groups of several, and counts people with missing answers', async () => {
  const lines = answers(450, ['a', 'b', 'c']);
  lines[1] = lines[1]?.replace(/^./, '') ?? '';
  const responses = await file('three.csv', lines);
  await expect(dif(responses, { group: 'team' })).rejects.toThrow(
    /more than two groups: a \(150 people\), b \(150 people\), c \(150 people\)\. Name the one to compare with/,
  );
  const { text, value } = await dif(responses, { group: 'team', reference: 'a', focal: 'b' });
  expect(value).toMatchObject({ incomplete: 1, ofOtherGroups: 150, reference: { people: 149 } });
  expect(text).toContain('1 people with a missing answer left out');
  expect(text).toContain('With 149 people in a group, only large differences can be detected.');
});

it('names an item with identical answers, and compares the others', async () => {
  const lines = answers(400, ['a', 'b']).map((line, row) => (row === 0 ? line : line.replace(/^./, '1')));
  const { text, value } = await dif(await file('same.csv', lines), { group: 'team' });
  expect(text).toMatch(/q1 was not compared: all people got 1 points/);
  expect(value).toMatchObject({ items: { 0: { name: 'q1', mantel: null, problem: /all people/ } } });
});

it('reports invalid groups', async () => {
  const responses = await file('two.csv', answers(60, ['a', 'b']));
  await expect(dif(responses, { group: 'club' })).rejects.toThrow(
    /no column is named club; the columns are q1, q2, .*q11, team/,
  );
  await expect(dif(responses, { group: 'team', focal: 'z' })).rejects.toThrow(
    /no group z in the column team; its groups are a \(30 people\), b \(30 people\)/,
  );
  await expect(dif(responses, { group: 'team', reference: 'a', focal: 'a' })).rejects.toThrow(/name the same group/);
  const one = await file('one.csv', answers(60, ['a']));
  await expect(dif(one, { group: 'team' })).rejects.toThrow(/has only one group: a \(60 people\)/);
  const none = await file('none.csv', answers(60, ['']));
  await expect(dif(none, { group: 'team' })).rejects.toThrow(/column team is empty/);
  const few = await file('few.csv', answers(60, ['a', 'a', 'a', 'b']));
  await expect(dif(few, { group: 'team' })).rejects.toThrow(
    /group b has 15 people who answered every item; at least 20/,
  );
  const alike = await file('alike.csv', [
    'x,team',
    ...Array.from({ length: 60 }, (_, row) => `1,${row % 2 ? 'a' : 'b'}`),
  ]);
  await expect(dif(alike, { group: 'team' })).rejects.toThrow(/No item can be compared: all people got 1 points/);
});
