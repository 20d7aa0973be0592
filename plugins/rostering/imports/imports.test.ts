import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { learnerRecord } from '../../learner/services.ts';
import { command } from '../cli/import.ts';
import { rosteringDesk } from '../services.ts';
import { importFile, importsPath, people, uploadFile } from '../testing.ts';

let at: TestPlatform;
let administrator: TestPerson;
let folder: string;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['rostering', 'administration', 'consent'] });
  administrator = await at.person('administrator');
  folder = await mkdtemp(path.join(tmpdir(), 'rostering-'));
});
afterAll(async () => {
  await at?.close();
  await rm(folder, { recursive: true, force: true });
});

const listed = async (search: string) =>
  (await administrator.get(`/api/admin/people?limit=100&search=${encodeURIComponent(search)}`)).body.items;
const classNamed = async (name: string) =>
  (await administrator.get(`/api/classes?search=${encodeURIComponent(name)}`)).body.items[0];

const school = people(
  'a1,,Ada,Anning,,learner,7,2014-05-17,A7|A club,a2',
  'a2,,Nora,Anning,nora@example.org,mother,,,,',
  'a3,t.anders,Tove,Anders,tove@example.org,teacher,,,A7,',
);

test('an import creates people without addresses, their classes, guardians and ages, and a second one changes nothing', async () => {
  const first = await importFile(at, administrator, school);
  expect(first).toMatchObject({
    state: 'done',
    failure: null,
    report: {
      hasChanges: true,
      people: { inFile: 3, created: 3, deactivated: 0 },
      classes: { created: 2 },
      members: { added: 3 },
      guardians: { linked: 1 },
    },
  });
  expect(await listed('Anning')).toMatchObject([
    { username: 'ada.anning', email: null, role: 'learner', hasPassword: false },
    { username: 'nora.anning', email: 'nora@example.org', role: 'guardian' },
  ]);
  expect(await classNamed('A7')).toMatchObject({ learners: 1, teachers: [{ firstName: 'Tove' }] });
  // What a child says about their age does not change what the school stated.
  const record = at.platform.host.service(learnerRecord);
  const [{ id: userId }] = await listed('ada.anning');
  const context = { who: deployment(at.institution) };
  await record.setAgeBand(context, userId, 'adult');
  expect(await record.education(context, userId)).toMatchObject({ ageBand: 'under-13', gradeLevel: '7' });
  expect((await importFile(at, administrator, school)).report).toMatchObject({
    hasChanges: false,
    people: { created: 0, changed: 0, unchanged: 3 },
    members: { added: 0, removed: 0 },
    guardians: { linked: 0 },
  });
});

const checkOf = async (content: string | Uint8Array, name?: string, mode = 'delta') => {
  const { status, body } = await uploadFile(at, administrator, content, name ? { name } : {});
  if (status !== 201) return { status, body };
  const { id } = body.import;
  return { status, id, ...body, ...(await administrator.post(`${importsPath}/${id}/check`, { mode })).body };
};
const lines = ({ report }: { report: { faults: { line: number; message: string }[] } }) =>
  report.faults.map(({ line, message }) => `${line}: ${message}`);

test('files of spreadsheets are read: semicolons, byte order mark, Windows-1252, UTF-16, 300 columns', async () => {
  const row = 'id;first name;last name;role\nb1;Zoë;Müller;pupil\n';
  const wide = `${Array.from({ length: 296 }, (_, at) => `extra ${at}`).join(';')};${row.replace('\nb1', `\n${';'.repeat(296)}b1`)}`;
  for (const [content, encoding] of [
    [Buffer.from(`\uFEFF${row}`), 'UTF-8'],
    [Buffer.from(row, 'latin1'), 'Windows-1252'],
    [Buffer.from(`\uFEFF${row}`, 'utf16le'), 'UTF-16'],
    [Buffer.from(wide), 'UTF-8'],
  ] as const) {
    const checked = await checkOf(content);
    expect(checked).toMatchObject({
      ...{ encoding, report: { faultCount: 0, people: { created: 1 } } },
      people: [{ id: 'b1', firstName: 'Zoë', lastName: 'Müller', role: 'learner' }],
    });
  }
  const unreadable = await uploadFile(at, administrator, Buffer.from([0x41, 0x00, 0x01]));
  expect([unreadable.status, unreadable.body.error.message]).toEqual([
    400,
    'people.csv is not a text file. Save it as CSV.',
  ]);
});

test('all faults are listed at once with their line, and such a file cannot be imported', async () => {
  const checked = await checkOf(
    people(
      'c1,,Ada,Berg,ada.berg@example.org,learner,7,2014-13-40,,c1',
      'c1,,Ben,Berg,,learner,,,,',
      'c2,,,Berg,,learner,,,,',
      'c3,,Cleo,Berg,ADA.BERG@example.org,teacher,,,,',
      'c4,,Dora,Berg,no address,teacher,,,,',
      'c5,,Emil,Berg,,administrator,,,,',
      'c6,,Fay,Berg,,wizard,,,C7,c3|nobody',
      ',,Gil,Berg,,learner,,,,',
      'c8,,"Hal\nHans",Berg,,guardian,,,,',
      'c9,,Ida,Berg,,learner,99,,C7,c3|nobody',
    ),
  );
  expect(lines(checked)).toEqual([
    '2: “2014-13-40” is no date of birth. Use YYYY-MM-DD',
    '2: c1 cannot be their own guardian',
    '3: The id c1 occurs in line 2 already',
    '4: First name: Required',
    '5: Email: Another person has the email address ADA.BERG@example.org',
    '6: Email: Not a valid email address',
    '7: Administrators are not imported. Invite them under People',
    '8: “wizard” is no role. Use learner, instructor or guardian',
    '9: The row has no id, user name or email address by which the person is known',
    '12: c3 is named as a guardian, but has the role instructor',
    '12: There is no person with the id nobody',
  ]);
  expect(checked.report.notes.map(({ message }: { message: string }) => message)).toEqual([
    'The grade “99” is not one of K and 1 to 12 and was left out',
    'The class C7 has no teacher',
  ]);
  await administrator.post(`${importsPath}/${checked.id}/apply`, { mode: 'delta', deactivating: 0 });
  await at.platform.queueing.waitUntilIdle();
  const ended = (await administrator.get(`${importsPath}/${checked.id}`)).body.import;
  expect(ended).toMatchObject({ state: 'failed', failure: 'The file has faults. Upload and check it again.' });
  expect(await listed('Berg')).toEqual([]);
});

test('a complete file deactivates only the stated number of people, who come back with a later one', async () => {
  const other = await at.anotherInstitution();
  const owner = await at.person('administrator', other);
  const [all, fewer] = [
    people('d1,,Ada,Dahl,,learner,,,D7,', 'd2,,Bo,Dahl,,learner,,,D7,', 'd3,,Cy,Dahl,,teacher,,,D7,'),
    people('d1,,Ada,Dahl,,learner,,,D7,', 'd3,,Cy,Dahl,,teacher,,,D8,'),
  ];
  const run = (content: string) => importFile(at, owner, content, { mode: 'bulk', institution: other });
  await run(all);
  const { body } = await uploadFile(at, owner, fewer, { host: other.host });
  const { id } = body.import;
  const checked = (await owner.post(`${importsPath}/${id}/check`, { mode: 'bulk' })).body.report;
  expect(checked.leaving).toEqual({ count: 1, of: 3, names: ['Bo Dahl'] });
  await owner.post(`${importsPath}/${id}/apply`, { mode: 'bulk', deactivating: 0 });
  await at.platform.queueing.waitUntilIdle();
  expect((await owner.get(`${importsPath}/${id}`)).body.import).toMatchObject({
    state: 'failed',
    failure: '1 of 3 people would be deactivated, not 0. Check the file again.',
  });
  expect((await run(fewer)).report).toMatchObject({
    people: { deactivated: 1, created: 0 },
    classes: { created: 1 },
    // The teacher changed classes; a deactivated learner stays a member, who is not counted.
    members: { added: 1, removed: 2 },
  });
  const active = async () =>
    (await owner.get('/api/admin/people?limit=50&search=Dahl&active=true')).body.items.map(
      ({ firstName }: { firstName: string }) => firstName,
    );
  expect(await active()).toEqual(['Ada', 'Cy']);
  expect((await run(all)).report).toMatchObject({ people: { reactivated: 1, created: 0 }, members: { added: 2 } });
  expect(await active()).toEqual(['Ada', 'Bo', 'Cy']);
  // Another institution's people with the same ids are other people.
  expect((await importFile(at, administrator, people('d1,,Ada,Dahl,,learner,,,,'))).report.people.created).toBe(1);
});

test('the same file at the same time is imported once, and an import that is stopped half-way leaves nothing', async () => {
  const rows = Array.from({ length: 600 }, (_, number) => `e${number},,Emma,Eder${number},,learner,,,E${number % 20},`);
  const killed = at.platform.host.service(rosteringDesk).run(
    { who: deployment(at.institution) },
    { name: 'stopped.csv', bytes: Buffer.from(people(...rows)), mode: 'delta', deactivating: 0 },
    {
      onProgress(done) {
        if (done > 0) throw new Error('The server was stopped');
      },
    },
  );
  await expect(killed).rejects.toThrow('The server was stopped');
  expect(await listed('Eder')).toEqual([]);

  const uploads = await Promise.all([1, 2].map(() => uploadFile(at, administrator, people(...rows))));
  const ids = uploads.map(({ body }) => body.import.id);
  const start = (id: string) => administrator.post(`${importsPath}/${id}/apply`, { mode: 'delta', deactivating: 0 });
  // The second start of each has no further effect.
  await Promise.all([...ids, ...ids].map(start));
  await at.platform.queueing.waitUntilIdle();
  const reports = await Promise.all(
    ids.map(async (id) => (await administrator.get(`${importsPath}/${id}`)).body.import),
  );
  expect(reports.map(({ state, report }) => [state, report.people.created]).sort()).toEqual([
    ['done', 0],
    ['done', 600],
  ]);
  const { total } = (await administrator.get('/api/admin/people?limit=1&search=Eder')).body;
  expect(total).toBe(600);
});

test('an existing account is met by its user name, and administrators are never changed', async () => {
  const teacher = await at.person('instructor');
  const { username, email, firstName } = teacher.user;
  const report = (
    await importFile(
      at,
      administrator,
      people(
        `f1,${username},${firstName},Fischer,${email},teacher,,,,`,
        `f2,${administrator.user.username},Mallory,Fischer,,teacher,,,,`,
      ),
    )
  ).report;
  expect(report.people).toMatchObject({ created: 0, linked: 2, changed: 1 });
  expect(await listed('Fischer')).toMatchObject([{ id: teacher.user.id, username }]);
  const refused = await checkOf(people(`f3,${username},Grace,Fischer,,learner,,,,`));
  expect(lines(refused)).toEqual([`2: The account ${username} belongs to the id f1 already`]);
});

test('the command imports, asks before people leave, and says that nothing changed', async () => {
  const file = path.join(folder, 'people.csv');
  const run = (options: Record<string, string | boolean> = {}) =>
    at.runCommand(command, { arguments: { file }, options });
  await writeFile(file, people('g1,,Ada,Gruber,,learner,3,,,', 'g2,,Bea,Gruber,,learner,3,,,'));
  expect((await run({ dryRun: true })).text).toContain('People: 2 created');
  expect(await listed('Gruber')).toEqual([]);
  expect((await run()).text).toContain('Imported:');
  expect((await run()).text).toBe('The file changes nothing: everything in it is here already.');
  await writeFile(file, people('g1,,Ada,Gruber,,learner,3,,,'));
  await expect(run({ bulk: true })).rejects.toThrow(/people would be deactivated. Add --deactivate \d+ to confirm/);
  await writeFile(file, people('g1,,Ada,,,learner,3,,,'));
  await expect(run()).rejects.toThrow(
    'Nothing was imported. The file has 1 fault:\n  people.csv line 2: Last name: Required',
  );
  await expect(at.runCommand(command, { arguments: { file: `${folder}/none.csv` } })).rejects.toThrow(
    'There is no file',
  );
});

test('a file that is not imported is deleted after a day', async () => {
  const { body } = await uploadFile(at, administrator, people('h1,,Ada,Huber,,learner,,,,'));
  const path = `${importsPath}/${body.import.id}`;
  await at.runSchedule('rostering', 'sweep');
  expect((await administrator.get(path)).status).toBe(200);
  at.clock.forward(25 * 60 * 60);
  await at.runSchedule('rostering', 'sweep');
  expect((await administrator.get(path)).status).toBe(404);
});
