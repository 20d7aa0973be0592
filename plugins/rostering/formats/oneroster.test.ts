import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { importFile, importsPath, people, uploadFile, zipOf } from '../testing.ts';

let at: TestPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['rostering', 'administration'] });
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const text = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;

/** Files that both versions have in common. */
const common = {
  'orgs.csv': text(
    'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
    'o1,,,Hill School,school,,',
  ),
  'academicSessions.csv': text(
    'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear',
    's1,,,Autumn,term,2026-09-01,2027-01-31,,2027',
    's2,,,Unused,term,2026-09-01,2027-01-31,,2027',
  ),
  'courses.csv': text(
    'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
    'k1,,,,Mathematics,,,o1,,',
  ),
  'classes.csv': text(
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
    'c1,,,7b,07,k1,,homeroom,,o1,s1,,,',
  ),
  'enrollments.csv': text(
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
    'e1,,,c1,o1,u1,student,false,,',
    'e2,,,c1,o1,u2,teacher,true,,',
  ),
  'demographics.csv': text('sourcedId,status,dateLastModified,birthDate,sex', 'u1,,,2014-05-17,female'),
};

const manifest = (version: string, users = 'bulk', files: readonly string[] = []) =>
  text(
    'propertyName,value',
    'manifest.version,1.0',
    `oneroster.version,${version}`,
    `file.users,${users}`,
    ...['orgs', 'academicSessions', 'courses', 'classes', 'enrollments', 'demographics', ...files].map(
      (name) => `file.${name},bulk`,
    ),
  );

const users11 = [
  'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
  'u1,,,true,o1,student,ada.hill,,Ada,Hill,,,,,,u3,07,',
  'u2,,,true,o1,teacher,tove.hill,,Tove,Hill,,,tove.hill@example.org,,,,,',
  'u3,,,true,o1,parent,nora.hill,,Nora,Hill,,,nora.hill@example.org,,,u1,,',
  'u4,,,true,o1,administrator,head,,Head,Hill,,,,,,,,',
];
const bundle11 = (changes: Record<string, string> = {}) =>
  zipOf({ 'manifest.csv': manifest('1.1'), ...common, 'users.csv': text(...users11), ...changes });

const users12 = [
  'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
  'u1,,,true,ada.hill,,Ada,Hill,,,,,,u3,08,,,,Addie,,,o1,',
  'u2,,,true,tove.hill,,Tove,Hill,,,tove.hill@example.org,,,,,,,,,,,o1,',
  'u3,,,true,nora.hill,,Nora,Hill,,,nora.hill@example.org,,,,,,,,,,,o1,',
];
const roles12 = text(
  'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
  'r0,,,u1,secondary,aide,,,o1,',
  'r1,,,u1,primary,student,,,o1,',
  'r2,,,u2,primary,teacher,,,o1,',
  'r3,,,u3,primary,parent,,,o1,',
);

const faultsOf = async (bundle: Uint8Array) => {
  const { body } = await uploadFile(at, administrator, bundle, { name: 'bundle.zip' });
  const { report } = (await administrator.post(`${importsPath}/${body.import.id}/check`, { mode: 'delta' })).body;
  return report.faults.map(({ file, message }: { file: string; message: string }) => `${file}: ${message}`);
};
const named = async (search: string) =>
  (await administrator.get(`/api/admin/people?limit=50&search=${search}`)).body.items;

test('bundles of versions 1.1 and 1.2 bring people, classes with their term and course, and guardians', async () => {
  const first = await importFile(at, administrator, await bundle11(), { mode: 'bulk', name: 'bundle.zip' });
  expect(first).toMatchObject({
    format: 'oneroster-1.1',
    state: 'done',
    report: {
      people: { created: 3 },
      terms: { created: 1 },
      classes: { created: 1 },
      members: { added: 2 },
      guardians: { linked: 1 },
    },
  });
  const [found] = (await administrator.get('/api/classes')).body.items;
  expect(found).toMatchObject({
    ...{ name: '7b', course: 'Mathematics', learners: 1, teachers: [{ firstName: 'Tove' }] },
    term: { name: 'Autumn 2027' },
  });
  expect((await importFile(at, administrator, await bundle11(), { mode: 'bulk' })).report.hasChanges).toBe(false);

  const later = await zipOf({
    'folder/manifest.csv': manifest('1.2', 'bulk', ['roles']),
    ...Object.fromEntries(Object.entries(common).map(([name, content]) => [`folder/${name}`, content])),
    'folder/users.csv': text(...users12),
    'folder/roles.csv': roles12,
  });
  expect(await importFile(at, administrator, later, { mode: 'bulk' })).toMatchObject({
    format: 'oneroster-1.2',
    report: { people: { created: 0, changed: 1, deactivated: 0 }, members: { added: 0, removed: 0 } },
  });
  expect(await named('ada.hill')).toMatchObject([{ firstName: 'Addie', role: 'learner' }]);

  // Rows marked as deleted leave, whatever the mode.
  const left = await bundle11({
    'users.csv': text(
      users11[0] ?? '',
      'u1,tobedeleted,,true,o1,student,ada.hill,,Ada,Hill,,,,,,,07,',
      ...users11.slice(2),
    ),
    'enrollments.csv': common['enrollments.csv'].replace('e2,,', 'e2,tobedeleted,'),
  });
  expect((await importFile(at, administrator, left)).report).toMatchObject({
    people: { deactivated: 1 },
    members: { removed: 1 },
  });
});

test('birth dates of a bundle are read only where the institution allows it, and give the age band', async () => {
  const preview = async () => {
    const { body } = await uploadFile(at, administrator, await bundle11(), { name: 'bundle.zip' });
    const checked = (await administrator.post(`${importsPath}/${body.import.id}/check`, { mode: 'delta' })).body;
    return [checked.people[0].ageBand, checked.report.notes.map(({ file }: { file: string }) => file)];
  };
  // The head of the school, who is an administrator, is left out.
  expect(await preview()).toEqual(['unknown', ['demographics.csv', 'users.csv']]);
  await administrator.patch('/api/admin/plugins/rostering/settings', { settings: { readsDemographics: true } });
  expect(await preview()).toEqual(['under-13', ['users.csv']]);
  await administrator.patch('/api/admin/plugins/rostering/settings', { settings: { readsDemographics: false } });
});

test('a bundle of a newer version, with files or columns missing, or with unknown ids is refused with the reason', async () => {
  expect(await faultsOf(await bundle11({ 'manifest.csv': manifest('1.3') }))).toEqual([
    'manifest.csv: The bundle is of OneRoster 1.3. Versions 1.1 and 1.2 can be imported',
  ]);
  const { 'users.csv': _, ...rest } = { ...common, 'users.csv': '' };
  const { 'courses.csv': __, ...fewer } = rest;
  expect(await faultsOf(await zipOf({ 'manifest.csv': manifest('1.2', 'bulk'), ...fewer }))).toEqual([
    'manifest.csv: users.csv is missing from the bundle',
    'manifest.csv: roles.csv is missing from the bundle',
    'manifest.csv: courses.csv is missing from the bundle',
  ]);
  expect(await faultsOf(await zipOf(common))).toEqual([
    'manifest.csv: The bundle has no manifest.csv, which names its version and files',
  ]);
  expect(
    await faultsOf(
      await bundle11({
        'users.csv': text('sourcedId,givenName,role', 'u1,Ada,student'),
        'classes.csv': common['classes.csv'].replace(',s1,', ',s9,'),
      }),
    ),
  ).toEqual([
    'classes.csv: No row of academicSessions.csv has the sourcedId s9',
    'users.csv: The header lacks the column familyName',
  ]);
  const damaged = (await bundle11()).subarray(0, 400);
  const workbook = await zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' });
  for (const [content, message] of [
    [damaged, 'people.xlsx cannot be read as a ZIP file. It is damaged or incomplete.'],
    [workbook, 'people.xlsx is a workbook. Save it as CSV, or choose a OneRoster bundle.'],
  ] as const) {
    const refused = await uploadFile(at, administrator, content, { name: 'people.xlsx' });
    expect([refused.status, refused.body.error.message]).toEqual([400, message]);
  }
});

test('what is exported can be imported again and changes nothing; formulas are no formulas in it', async () => {
  await importFile(
    at,
    administrator,
    people('x1,,=1+1,Export,,learner,K,,=Class,x2', 'x2,,Nora,Export,nora.export@example.org,mother,,,,'),
  );
  const download = async (format: string) => {
    const response = await fetch(`http://127.0.0.1:${at.server.port}/api/rostering/export?format=${format}`, {
      headers: { authorization: `Bearer ${administrator.token}`, 'x-forwarded-host': '127.0.0.1' },
    });
    return new Uint8Array(await response.arrayBuffer());
  };
  const csv = new TextDecoder().decode(await download('csv'));
  expect(csv).toContain('x1,11.export,"\'=1+1",Export,,learner,K,,"\'=Class",x2\r\n');
  for (const format of ['csv', 'oneroster-1.1', 'oneroster-1.2']) {
    const again = await importFile(at, administrator, await download(format), { mode: 'bulk', name: format });
    expect({ format, ...again.report.people, changes: again.report.hasChanges && again.report }).toMatchObject({
      ...{ format, created: 0, changed: 0, deactivated: 0 },
    });
    expect(again.report).toMatchObject({ members: { added: 0, removed: 0 }, guardians: { linked: 0, unlinked: 0 } });
  }
  const template = await administrator.get('/api/rostering/template');
  expect(template.status).toBe(200);
});
