import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../core/testing.ts';
import { createClass } from '../../classes/testing.ts';
import { command } from '../cli/bulk.ts';
import { startAdministration } from '../testing.ts';

let started: Awaited<ReturnType<typeof startAdministration>>;
let administrator: TestPerson;
beforeAll(async () => {
  started = await startAdministration({ plugins: ['administration', 'classes'] });
  administrator = started.administrator;
});
afterAll(() => started?.end());

const path = '/api/admin/people-actions';
const check = (selection: object, action: object) => administrator.post(`${path}/check`, { selection, action });
const apply = (selection: object, action: object, changing: number) =>
  administrator.post(path, { selection, action, changing });
const idsOf = (...people: TestPerson[]) => ({ ids: people.map(({ user }) => user.id) });
const rolesOf = async (search: string) =>
  (await administrator.get(`/api/admin/people?search=${search}`)).body.items.map(({ role }: { role: string }) => role);
const lastActions = async ({ user }: TestPerson) =>
  (await administrator.get(`/api/admin/people/${user.id}`)).body.trail.map(({ action }: { action: string }) => action);

test('a plan states whom an action concerns and whom it leaves out, and changes nothing', async () => {
  const { at } = started;
  const [learner, guardian, gone] = [
    await at.person('learner'),
    await at.person('guardian'),
    await at.person('learner'),
  ];
  await administrator.put(`/api/admin/people/${gone.user.id}/active`, { active: false });
  const everyone = idsOf(learner, guardian, gone, administrator);
  expect((await check(everyone, { kind: 'role', role: 'guardian' })).body).toEqual({
    selected: 4,
    changing: 2,
    names: expect.arrayContaining([`${learner.user.firstName} ${learner.user.lastName}`]),
    leftOut: expect.arrayContaining([
      { people: 1, reason: 'are administrators, who are changed one at a time' },
      { people: 1, reason: 'have this role already' },
    ]),
  });
  expect((await check(everyone, { kind: 'deactivate' })).body).toMatchObject({ changing: 2 });
  expect((await check(everyone, { kind: 'reactivate' })).body).toMatchObject({ changing: 1 });
  expect((await check(everyone, { kind: 'send-links' })).body).toMatchObject({ changing: 2 });
  expect(await lastActions(learner)).not.toContain('person.role-changed');
});

test('roles change for all or for no one, with sessions ended and an entry for each person', async () => {
  const people = [await started.at.person('learner'), await started.at.person('learner')];
  const action = { kind: 'role', role: 'guardian' };
  const stale = await apply(idsOf(...people), action, 3);
  expect([stale.status, stale.body.error.message]).toEqual([
    409,
    'This now concerns 2 people instead of 3. Check again.',
  ]);
  expect((await apply(idsOf(...people), action, 2)).body).toEqual({ changed: 2, jobId: null });
  for (const person of people) {
    expect((await person.get('/api/auth/sessions')).status).toBe(401);
    expect((await lastActions(person))[0]).toBe('person.role-changed');
  }
  // Repeated, it concerns no one.
  expect((await apply(idsOf(...people), action, 2)).status).toBe(409);
});

test('nobody is made an administrator, and no administrator is changed', async () => {
  const learner = await started.at.person('learner');
  const colleague = await started.at.person('administrator');
  for (const role of ['administrator', 'operator']) {
    expect((await apply(idsOf(learner), { kind: 'role', role }, 1)).status).toBe(400);
  }
  expect((await apply(idsOf(colleague), { kind: 'deactivate' }, 1)).status).toBe(409);
  expect((await colleague.get('/api/auth/sessions')).status).toBe(200);
});

test('all who match a filter are changed, and nobody else or of another institution', async () => {
  const { at } = started;
  const name = 'zebedee';
  for (const each of [1, 2, 3]) await at.person('learner', undefined, `${name}.${each}`);
  await at.person('instructor', undefined, `${name}.teacher`);
  const other = await at.anotherInstitution();
  const stranger = await at.person('learner', other, `${name}.stranger`);
  const filter = { filter: { search: name, role: 'learner', active: true } };
  expect((await check(filter, { kind: 'deactivate' })).body).toMatchObject({ selected: 3, changing: 3 });
  expect((await apply(filter, { kind: 'deactivate' }, 3)).body.changed).toBe(3);
  expect(await rolesOf(`${name}&active=true`)).toEqual(['instructor']);
  expect((await stranger.get('/api/auth/sessions')).status).toBe(200);
  expect((await check(idsOf(stranger), { kind: 'deactivate' })).body).toMatchObject({ selected: 0, changing: 0 });
});

test('people are added to a class, filtered by it and removed from it', async () => {
  const { at } = started;
  const teacher = await at.person('instructor');
  const classId = await createClass(teacher, { name: 'Bulk 7b' });
  const people = [await at.person('learner'), await at.person('learner'), await at.person('guardian')];
  const groups = (await administrator.get('/api/admin/people-groups')).body;
  expect(groups).toContainEqual({ id: `classes:${classId}`, title: 'Bulk 7b', noun: 'class' });
  const group = `classes:${classId}`;
  expect((await check(idsOf(...people, teacher), { kind: 'add', group })).body).toMatchObject({
    changing: 2,
    leftOut: expect.arrayContaining([
      { people: 1, reason: 'are neither learners nor instructors' },
      { people: 1, reason: 'are in this class already' },
    ]),
  });
  expect((await apply(idsOf(...people, teacher), { kind: 'add', group }, 2)).status).toBe(200);
  const { items } = (await administrator.get(`/api/admin/people?role=learner&group=${group}`)).body;
  expect(items.map(({ id }: { id: string }) => id).sort()).toEqual(idsOf(...people.slice(0, 2)).ids.sort());
  expect((await apply({ filter: { group, role: 'learner' } }, { kind: 'remove', group }, 2)).status).toBe(200);
  expect((await administrator.get(`/api/classes/${classId}`)).body.learners).toBe(0);
  for (const unknown of ['classes:nothing', 'nothing:here', `classes:${people[0]?.user.id}`]) {
    expect((await check(idsOf(...people), { kind: 'add', group: unknown })).status).toBe(404);
  }
  await started.at.switchPlugin('class-overview', false);
  await started.at.switchPlugin('classes', false);
  expect((await administrator.get('/api/admin/people-groups')).body).toEqual([]);
  expect((await check(idsOf(...people), { kind: 'add', group })).status).toBe(404);
  await started.at.switchPlugin('classes', true);
});

test('links are sent by a job, once, also if it runs again', async () => {
  const [first, second] = [await started.at.person('learner'), await started.at.person('learner')];
  const { body } = await apply(idsOf(first, second), { kind: 'send-links' }, 2);
  expect(body.jobId).toEqual(expect.any(String));
  await started.at.platform.queueing.waitUntilIdle();
  const status = (await administrator.get(`/api/jobs/administration/sendLinks/${body.jobId}`)).body;
  expect(status).toMatchObject({ state: 'done', done: 2, total: 2 });
  for (const { user } of [first, second]) expect(await started.mailTo(user.email)).toHaveLength(1);
  expect(await lastActions(first)).toEqual(
    expect.arrayContaining(['password.link-ordered', 'password.reset-requested']),
  );
});

test('an export has the selected people and no formulas', async () => {
  const { user } = await started.at.person('learner', undefined, 'exported.one');
  await administrator.patch(`/api/admin/people/${user.id}`, { lastName: '=SUM(A1)' });
  const { status, body } = await administrator.post('/api/admin/people-export', { selection: { ids: [user.id] } });
  expect(status).toBe(200);
  expect(String(body).trim().split('\r\n')).toEqual([
    expect.stringContaining('username,last_name'),
    expect.stringContaining("exported.one,'=SUM(A1),"),
  ]);
});

test('the command states whom it concerns, needs their number from 20 on, and never means everyone by mistake', async () => {
  const { at } = started;
  const run = (options: object, ...[action = 'deactivate', value]: string[]) =>
    at.runCommand(command, { arguments: { action, value }, options: { ...options } });
  const name = 'commanded';
  await Promise.all(Array.from({ length: 20 }, (_, index) => at.person('learner', undefined, `${name}.${index}`)));
  await expect(run({})).rejects.toThrow('Choose people by');
  const dry = await run({ search: name, dryRun: true });
  expect(dry).toMatchObject({ value: { changing: 20 }, text: expect.stringContaining('20 people of 20 would be') });
  await expect(run({ search: name })).rejects.toThrow('Add --confirm 20. Nothing was changed.');
  await expect(run({ search: name, confirm: '19' })).rejects.toThrow('Add --confirm 20');
  expect(await rolesOf(`${name}&active=false`)).toEqual([]);
  const done = await run({ search: name, confirm: '20' });
  expect(done).toEqual({ value: { changed: 20 }, text: '20 people deactivated.' });
  expect((await run({ search: name, confirm: '20' }, 'reactivate')).text).toBe('20 people reactivated.');
  await expect(run({ search: name, class: 'None' })).rejects.toThrow('There is no class None.');
  await expect(run({ search: name }, 'role', 'administrator')).rejects.toThrow();
});
