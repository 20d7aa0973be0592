import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InstitutionRef } from '../../../../core/contract/index.ts';
import { defineContract } from '../../../../core/contract/index.ts';
import { definePlugin, on } from '../../../../core/plugins/define-plugin.ts';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { command as exportCommand } from '../../cli/export.ts';
import { command as importCommand } from '../../cli/import.ts';
import { command as listCommand } from '../../cli/list.ts';
import type { StoredUniversity, UniversityEntry } from '../../contract.ts';
import { universities } from '../../contract.ts';
import { IntakeRow } from '../models.ts';

const admin = '/api/admin/universities';

const announced: string[] = [];
/** Listens to the catalogue’s events. */
const listener = definePlugin({
  contract: defineContract({ id: 'listener', title: 'Listener', summary: 'Listens' }),
  start: async () => ({
    subscriptions: [
      on(universities, 'intake.changed', async ({ payload }) => void announced.push(payload.intakeId)),
      on(universities, 'university.switched', async ({ payload }) => {
        announced.push(`${payload.universityId} ${payload.isActive}`);
      }),
    ],
  }),
});

let at: TestPlatform;
let folder: string;
beforeAll(async () => {
  at = await createTestPlatform({
    plugins: ['universities', 'administration'],
    extra: [{ id: 'listener', folder: 'no-such-folder', plugin: listener }],
  });
  folder = await mkdtemp(path.join(tmpdir(), 'universities-'));
});
afterAll(async () => {
  await at?.close();
  await rm(folder, { recursive: true, force: true });
});

const entry = (changes: Partial<UniversityEntry> = {}): UniversityEntry => ({
  name: 'Delta Institute',
  country: 'Netherlands',
  partnershipTier: 'standard',
  minEiqScore: 500,
  preferredEiqScore: 650,
  programs: [
    {
      name: 'Physics',
      level: 'bachelor',
      intakes: [
        {
          name: 'Autumn',
          opens: '2026-01-01',
          deadline: '2099-01-15T17:00',
          decisions: '2099-03-01',
          timeZone: 'Europe/Amsterdam',
        },
      ],
    },
  ],
  ...changes,
});

async function administrator(institution?: InstitutionRef): Promise<TestPerson> {
  return at.person('administrator', institution);
}

const upload = (person: TestPerson, text: string, trial = false) =>
  person.post(`${admin}/import${trial ? '?trial=true' : ''}`, new Blob([text], { type: 'text/csv' }));

test('an administrator adds, changes, switches off and removes a university', async () => {
  const institution = await at.anotherInstitution();
  const [staff, learner] = [await administrator(institution), await at.person('learner', institution)];
  const created = await staff.post(admin, entry());
  expect(created.status).toBe(201);
  const stored: StoredUniversity = created.body;
  expect(stored).toMatchObject({ key: 'delta-institute', country: 'NL', version: 1, isActive: true });
  expect((await staff.post(admin, entry())).body.error.message).toBe(
    'There is another university with the key delta-institute. Choose another key.',
  );

  const { id, ...rest } = stored;
  const changed = await staff.put(`${admin}/${id}`, {
    ...rest,
    name: 'Delta University',
    programs: [{ name: 'Law', level: 'master' }],
  });
  expect(changed.body).toMatchObject({ name: 'Delta University', key: 'delta-institute', version: 2 });
  expect(Object.keys((await learner.get(`/api/universities/${id}`)).body.programs)).toEqual(['Law']);
  const late = await staff.put(`${admin}/${id}`, rest);
  expect([late.status, late.body.error.message]).toEqual([
    409,
    'Somebody else changed this university in the meantime. Reload it and enter your changes again.',
  ]);

  await staff.put(`${admin}/${id}/active`, { isActive: false });
  expect((await learner.get(`/api/universities/${id}`)).status).toBe(404);
  expect((await learner.get('/api/universities')).body).toEqual([]);
  expect((await staff.get(admin)).body.items).toMatchObject([{ id, isActive: false, programs: 1, intakes: 0 }]);

  expect((await staff.delete(`${admin}/${id}`)).status).toBe(204);
  expect((await staff.get(`${admin}/${id}`)).status).toBe(404);
  const { body } = await staff.get('/api/admin/audit');
  expect(body.items.map(({ action }: { action: string }) => action).slice(0, 4)).toEqual([
    'universities.removed',
    'universities.switched',
    'universities.changed',
    'universities.created',
  ]);
});

test('the answer to a reader of a university, sent back as it is, is accepted and changes nothing', async () => {
  const institution = await at.anotherInstitution();
  const staff = await administrator(institution);
  const { id } = (await staff.post(admin, entry())).body;
  const { body: stored } = await staff.get(`${admin}/${id}`);
  const { status, body } = await staff.put(`${admin}/${id}`, stored);
  expect([status, body]).toEqual([200, stored]);
  const trail = (await staff.get('/api/admin/audit')).body.items;
  expect(trail.map(({ action }: { action: string }) => action)).not.toContain('universities.changed');

  const other = (await staff.post(admin, entry({ name: 'Other' }))).body;
  const mixed = await staff.put(`${admin}/${id}`, { ...stored, id: other.id });
  expect([mixed.status, mixed.body.error.issues]).toEqual([
    400,
    [{ path: 'body.id', message: 'Not the one in the address' }],
  ]);
});

test('all faults of a form are reported with their fields', async () => {
  const staff = await administrator();
  const { status, body } = await staff.post(admin, entry({ country: 'Atlantis', preferredEiqScore: 400 }));
  expect(status).toBe(400);
  expect(body.error.issues).toEqual([
    { path: 'body.country', message: 'A country code such as NL, or its English name' },
    { path: 'body.preferredEiqScore', message: 'At least the minimum score' },
  ]);
});

const head =
  'university,country,partnership_tier,min_eiq_score,preferred_eiq_score,program,level,intake,opens,deadline,decisions,time_zone';
const row = (name: string, minimum = 500, deadline = '2099-01-15') =>
  `${name},NL,basic,${minimum},600,Physics,bachelor,Autumn,2026-01-01,${deadline},2099-03-01,Europe/Amsterdam`;

test('the same file changes nothing the second time, and a changed one only what differs', async () => {
  const institution = await at.anotherInstitution();
  const staff = await administrator(institution);
  const counts = async (text: string, trial?: boolean) => {
    const { body } = await upload(staff, text, trial);
    expect(body.faults).toEqual([]);
    const of = (kind: string) => [body[kind].created, body[kind].changed, body[kind].unchanged];
    return [body.isApplied, of('universities'), of('programs'), of('intakes')];
  };
  const file = [head, row('First'), row('Second')].join('\n');
  expect(await counts(file, true)).toEqual([false, [2, 0, 0], [2, 0, 0], [2, 0, 0]]);
  expect((await staff.get(admin)).body.total).toBe(0);
  expect(await counts(file)).toEqual([true, [2, 0, 0], [2, 0, 0], [2, 0, 0]]);
  expect(await counts(file)).toEqual([true, [0, 0, 2], [0, 0, 2], [0, 0, 2]]);
  const before = (await staff.get('/api/universities')).body;
  expect(await counts([head, row('First', 510), row('Second', 500, '2099-01-16')].join('\n'))).toEqual([
    ...[true, [0, 2, 0]],
    ...[
      [0, 0, 2],
      [0, 1, 1],
    ],
  ]);
  const after = (await staff.get('/api/universities')).body;
  expect(after.map(({ id }: { id: string }) => id)).toEqual(before.map(({ id }: { id: string }) => id));
  // What a file does not name is kept.
  expect(await counts([head, row('Third')].join('\n'))).toEqual([true, [1, 0, 0], [1, 0, 0], [1, 0, 0]]);
  expect((await staff.get(admin)).body.total).toBe(3);
});

test('ten imports of the same file at the same time add every university once', async () => {
  const institution = await at.anotherInstitution();
  const staff = await administrator(institution);
  const file = [head, ...Array.from({ length: 20 }, (_, index) => row(`University ${index}`))].join('\n');
  const reports = await Promise.all(Array.from({ length: 10 }, () => upload(staff, file)));
  expect(reports.map(({ body }) => body.universities.created).sort()).toEqual([...Array(9).fill(0), 20]);
  expect((await staff.get(admin)).body.total).toBe(20);
});

test('a file with a fault changes nothing', async () => {
  const institution = await at.anotherInstitution();
  const staff = await administrator(institution);
  const { status, body } = await upload(staff, [head, row('Good'), row('Bad', 700)].join('\n'));
  expect([status, body.isApplied, body.faults]).toEqual([
    200,
    false,
    [{ line: 3, column: 'preferred_eiq_score', message: 'At least the minimum score' }],
  ]);
  expect((await staff.get(admin)).body.total).toBe(0);
  await upload(staff, [head, row('Good')].join('\n'));
  const clash = await upload(staff, [`${head},program_key`, `${row('Good')},other-key`].join('\n'));
  expect(clash.body.faults).toEqual([
    { line: 2, column: 'program_key', message: 'The university already has a program Physics with another key' },
  ]);
});

test('other plugins are told of moved times and switched universities, and of nothing else', async () => {
  const staff = await administrator();
  await at.platform.queueing.waitUntilIdle();
  announced.length = 0;
  const created = (await staff.post(admin, entry({ name: 'Announced' }))).body;
  const { id, ...rest } = created;
  const [program] = rest.programs;
  const save = async (version: number, intake: object, changes: object = {}) => {
    const programs = [{ ...program, intakes: [{ ...program.intakes[0], ...intake }] }];
    expect((await staff.put(`${admin}/${id}`, { ...rest, ...changes, version, programs })).status).toBe(200);
  };
  await save(1, { places: 30 }, { city: 'Delft' });
  await save(2, { deadline: '2099-01-16' });
  await staff.put(`${admin}/${id}/active`, { isActive: false });
  await staff.put(`${admin}/${id}/active`, { isActive: false });
  await at.platform.queueing.waitUntilIdle();
  const intake = (
    await at.platform.database.rows(IntakeRow, { institution: at.institution }).findOne({ universityId: id })
  )?.id;
  expect(announced.toSorted()).toEqual([intake, `${id} false`].toSorted());
});

test('programs may exchange their names', async () => {
  const institution = await at.anotherInstitution();
  const staff = await administrator(institution);
  const programs = (one: string, other: string) => [
    { key: 'one', name: one, level: 'bachelor' as const },
    { key: 'other', name: other, level: 'bachelor' as const },
  ];
  const { body } = await staff.post(admin, entry({ programs: programs('Physics', 'Law') }));
  const { id, ...rest } = body;
  const changed = await staff.put(`${admin}/${id}`, { ...rest, programs: programs('Law', 'Physics') });
  expect(changed.body.programs.map(({ key, name }: { key: string; name: string }) => [key, name])).toEqual([
    ['one', 'Law'],
    ['other', 'Physics'],
  ]);
});

test('an exported file is imported by another institution and exported again without a difference', async () => {
  const [one, other] = [await at.anotherInstitution(), await at.anotherInstitution()];
  const [staff, others] = [await administrator(one), await administrator(other)];
  await staff.post(admin, entry({ description: 'Two\nlines; "quoted"', city: 'Delft' }));
  await staff.post(admin, entry({ name: 'Ökonomie', isActive: false }));
  for (const format of ['csv', 'json']) {
    const file = await staff.get(`${admin}/export?format=${format}`);
    expect(file.headers.get('content-disposition')).toContain(`universities.${format}`);
    const text = typeof file.body === 'string' ? file.body : JSON.stringify(file.body);
    expect((await upload(others, text)).body.faults).toEqual([]);
    expect((await others.get(`${admin}/export?format=${format}`)).body).toEqual(file.body);
  }
});

test('the commands import, export and list', async () => {
  const [good, bad] = [path.join(folder, 'good.csv'), path.join(folder, 'bad.csv')];
  await writeFile(good, [head, row('Command University')].join('\n'));
  await writeFile(bad, [head, row('A', 700), row('B').replace('NL', 'Atlantis')].join('\n'));
  const run = (file: string, options = {}) => at.runCommand(importCommand, { arguments: { file }, options });
  expect((await run(good, { dryRun: true })).text).toContain('The file can be imported.\n  universities: 1 new');
  expect((await run(good)).text).toContain('Imported.\n  universities: 1 new, 0 changed, 0 unchanged');
  expect((await run(good)).text).toContain('universities: 0 new, 0 changed, 1 unchanged');
  await expect(run(bad)).rejects.toThrow(
    [
      'Nothing was imported. The file has 2 faults:',
      '  line 2, column preferred_eiq_score: At least the minimum score',
      '  line 3, column country: A country code such as NL, or its English name',
    ].join('\n'),
  );
  await expect(run(path.join(folder, 'none.csv'))).rejects.toThrow('There is no file');
  const written = path.join(folder, 'out.json');
  await at.runCommand(exportCommand, { arguments: { file: written } });
  expect(JSON.parse(await readFile(written, 'utf8'))).toContainEqual(
    expect.objectContaining({ key: 'command-university' }),
  );
  await expect(at.runCommand(exportCommand, { arguments: { file: 'x.pdf' } })).rejects.toThrow('--format');
  const { text } = await at.runCommand(listCommand, { options: { search: 'command' } });
  expect(text).toMatch(/command-university +Command University +Netherlands +on +1 +1\/1/);
  expect((await at.runCommand(listCommand, { options: { search: 'nowhere' } })).text).toBe('No university matches.');
});
