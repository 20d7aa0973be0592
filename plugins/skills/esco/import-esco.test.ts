import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { command as exportCommand } from '../cli/export.ts';
import { command as importCommand } from '../cli/import.ts';
import { command as listCommand } from '../cli/list.ts';
import { content } from '../content/index.ts';
import type { SkillRecommendation } from '../contract.ts';
import { setUp } from '../testing.ts';
import type { EscoReport } from './contract.ts';
import type { EscoLines } from './testing.ts';
import { linkLine, occupationLine, relationLine, skillLine, writeEscoFiles } from './testing.ts';

let at: TestPlatform;
let folder: string;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['skills', 'onboarding'] });
  folder = await mkdtemp(path.join(tmpdir(), 'esco-'));
});
afterAll(async () => {
  await at?.close();
  await rm(folder, { recursive: true, force: true });
});

const lines = {
  skills: [
    skillLine('s1', 'fractions (calculation)'),
    skillLine('s2', 'keep bees', ['beekeeping', 'apiculture']),
    skillLine('s3', 'whole-number arithmetic', ['sums, "with care"']),
  ],
  occupations: [occupationLine('o1', 'beekeeper'), occupationLine('o2', 'baker'), occupationLine('o3', 'clerk')],
  occupationSkills: [
    linkLine('o1', 's2'),
    linkLine('o2', 's1', 'optional'),
    linkLine('o2', 's3'),
    linkLine('o3', 's3'),
  ],
  skillRelations: [relationLine('s1', 's3')],
} satisfies EscoLines;

async function runImport(given: EscoLines, options: Record<string, boolean> = {}): Promise<EscoReport> {
  const own = await mkdtemp(path.join(folder, 'files-'));
  await writeEscoFiles(own, given);
  return (await at.runCommand(importCommand, { arguments: { folder: own }, options })).value as EscoReport;
}

test('a dry run counts and changes nothing; an import is found by learners, and repeating it changes nothing', async () => {
  const learner = await at.person();
  const found = async (search: string) => (await learner.get(`/api/skills?search=${search}`)).body.items;
  expect(await runImport(lines, { dryRun: true })).toMatchObject({ isApplied: false, skills: { created: 3 } });
  expect(await found('apiculture')).toEqual([]);

  expect(await runImport(lines)).toMatchObject({
    isApplied: true,
    skills: { created: 3, changed: 0, removed: 0, unchanged: 0 },
    occupations: { created: 3 },
    occupationSkills: { created: 4 },
    skillRelations: { created: 1 },
  });
  expect(await found('apiculture')).toMatchObject([
    { id: 'esco:s2', source: 'esco', title: 'keep bees', category: null },
  ]);
  expect((await learner.get('/api/skills/esco:s1')).body).toMatchObject({
    related: [{ id: 'esco:s3', relation: 'essential' }],
    industryDemand: 33.3,
    estimatedHours: null,
  });
  // The list shows the platform's own skills until one searches.
  expect((await learner.get('/api/skills?limit=1')).body.total).toBe(content.length);

  expect(await runImport(lines)).toMatchObject({
    skills: { created: 0, changed: 0, removed: 0, unchanged: 3 },
    occupationSkills: { created: 0, changed: 0, removed: 0, unchanged: 4 },
  });
});

test('recommendations state the demand of the imported occupations, by name, and none for skills they do not know', async () => {
  await runImport(lines);
  const learner = await at.person();
  await setUp(at, learner);
  const list = (await learner.post('/api/skill-recommendations/generate')).body as SkillRecommendation[];
  const named = list.filter(({ industryDemand }) => industryDemand !== undefined);
  expect(named.length).toBeLessThan(list.length);
  // Fractions come next after whole-number arithmetic, and are recommended with it.
  expect(Object.fromEntries(named.map(({ skillId, industryDemand }) => [skillId, industryDemand]))).toEqual({
    'whole-number-arithmetic': 66.7,
    fractions: 33.3,
  });
});

test('a later edition changes, removes and adds; a skill that it leaves out is not found any more', async () => {
  await runImport(lines);
  const changed = {
    ...lines,
    skills: [
      skillLine('s1', 'fractions'),
      skillLine('s3', 'whole-number arithmetic', ['sums, "with care"']),
      skillLine('s4', 'bake bread'),
    ],
    occupations: lines.occupations.slice(1),
    occupationSkills: [linkLine('o2', 's1'), linkLine('o2', 's3'), linkLine('o3', 's3'), linkLine('o2', 's4')],
  };
  expect(await runImport(changed)).toMatchObject({
    skills: { created: 1, changed: 1, removed: 1, unchanged: 1 },
    occupations: { created: 0, removed: 1, unchanged: 2 },
    occupationSkills: { created: 1, changed: 1, removed: 1, unchanged: 2 },
  });
  const learner = await at.person();
  expect((await learner.get('/api/skills/esco:s2')).status).toBe(404);
});

test('all faults are reported at once with file and line, and nothing is imported', async () => {
  const faulty = {
    skills: [
      skillLine('t1', 'one', ['a name\nin two lines']),
      skillLine('t1', 'again'),
      skillLine('t2', ''),
      'too,few,cells',
    ],
    occupations: [occupationLine('p1', 'somebody')],
    occupationSkills: [linkLine('p1', 't1'), linkLine('p1', 'nothing'), linkLine('p1', 't1', 'needed')],
  };
  const refused = runImport(faulty);
  await expect(refused).rejects.toThrow(
    [
      'Nothing was imported. The files have 5 faults:',
      '  skills_en.csv line 6: 3 cells, but the header has 13',
      '  skills_en.csv line 4: The address http://data.europa.eu/esco/skill/t1 occurs in line 2 already',
      '  skills_en.csv line 5: The preferred label is empty',
      '  occupationSkillRelations_en.csv line 3: No row of the other files has the address http://data.europa.eu/esco/skill/nothing',
      '  occupationSkillRelations_en.csv line 4: The relation is “needed” instead of essential or optional',
    ].join('\n'),
  );
  const learner = await at.person();
  expect((await learner.get('/api/skills/esco:t1')).status).toBe(404);
});

test('links to entries that the files do not have can be left out', async () => {
  const dangling = { ...lines, occupationSkills: [...lines.occupationSkills, linkLine('o1', 'nothing')] };
  await expect(runImport(dangling)).rejects.toThrow('has the address');
  expect(await runImport(dangling, { skipUnknown: true })).toMatchObject({ isApplied: true, skipped: 1 });
});

test('a folder without files, a file without columns and a file in another encoding are refused with the reason', async () => {
  await expect(at.runCommand(importCommand, { arguments: { folder: `${folder}/none` } })).rejects.toThrow(
    'There is no folder',
  );
  await expect(runImport({})).rejects.toThrow('has no file skills_en.csv');
  const own = await mkdtemp(path.join(folder, 'files-'));
  await writeFile(path.join(own, 'skills_en.csv'), 'conceptUri,preferredLabel\nx,y\n');
  await expect(at.runCommand(importCommand, { arguments: { folder: own } })).rejects.toThrow(
    'skills_en.csv line 1: The header lacks the columns altLabels, description',
  );
  await writeFile(path.join(own, 'skills_en.csv'), Buffer.from([0x63, 0xff, 0xfe]));
  await expect(at.runCommand(importCommand, { arguments: { folder: own } })).rejects.toThrow('is not in UTF-8');
});

test('the commands list skills and export the platform’s own catalogue', async () => {
  const { value } = await at.runCommand(listCommand, { options: { search: 'recursive functions' } });
  expect(value).toMatchObject([{ id: 'recursion' }]);
  const page = await at.runCommand(listCommand, { options: { limit: '1' } });
  expect(page.text).toContain('--after');
  const file = path.join(folder, 'skills.json');
  await at.runCommand(exportCommand, { arguments: { file } });
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(content);
});

test('a role that ESCO knows by an alternative label ends in the skills that ESCO names for the occupation', async () => {
  const learner = await at.person();
  await setUp(at, learner, {
    careerGoals: { targetRole: 'Imker' },
    educationalBackground: { mathBackground: 'basic' },
  });
  const generated = async () =>
    (await learner.post('/api/skill-recommendations/generate')).body as SkillRecommendation[];
  const pathways = async () =>
    ((await learner.get('/api/skills/pathways')).body as { goal: string }[]).map(({ goal }) => goal);
  expect(await pathways()).toEqual([]);
  await runImport({
    ...lines,
    occupations: [occupationLine('o1', 'beekeeper', ['imker', 'apiarist']), ...lines.occupations.slice(1)],
    occupationSkills: [...lines.occupationSkills, linkLine('o1', 's3')],
  });
  at.clock.forward(61);
  const reasons = (await generated()).find(({ skillId }) => skillId === 'whole-number-arithmetic')?.reasons;
  expect(reasons?.map(({ text }) => text)).toContain(
    'You want to become an Imker; ESCO names this skill for “beekeeper”.',
  );
  expect(await pathways()).toEqual(['Imker']);
});
