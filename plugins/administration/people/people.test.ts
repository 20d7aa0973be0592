import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../../core/identity/index.ts';
import { relations } from '../../../core/services.ts';
import type { TestPerson } from '../../../core/testing.ts';
import { startAdministration } from '../testing.ts';

let started: Awaited<ReturnType<typeof startAdministration>>;
let administrator: TestPerson;
beforeAll(async () => {
  started = await startAdministration();
  administrator = started.administrator;
});
afterAll(() => started?.end());

const list = async (query = '') => (await administrator.get(`/api/admin/people?limit=100${query}`)).body;
const namesIn = async (query = '') => (await list(query)).items.map(({ username }: { username: string }) => username);
const pathOf = (id: string) => `/api/admin/people/${id}`;
const actionsOf = async (id: string): Promise<string[]> =>
  (await administrator.get(pathOf(id))).body.trail.map(({ action }: { action: string }) => action);
const message = ({ body }: { body: { error?: { message: string } } }) => body.error?.message;
let invited = 0;
const invitation = (changes: object = {}) => ({
  email: `guest${++invited}@example.org`,
  firstName: 'Grace',
  lastName: 'Hopper',
  role: 'instructor',
  ...changes,
});

test('people are filtered by parts of their names, role and status, in pages', async () => {
  const learner = await started.at.person('learner');
  const gone = await started.at.person('reviewer');
  await administrator.put(`${pathOf(gone.user.id)}/active`, { active: false });
  expect(await namesIn()).toEqual(expect.arrayContaining([learner.user.username, gone.user.username]));
  expect(await namesIn('&active=true')).not.toContain(gone.user.username);
  expect(await namesIn('&active=false')).toEqual([gone.user.username]);
  expect(await namesIn('&role=learner')).toEqual([learner.user.username]);
  expect(await namesIn(`&search=${learner.user.lastName} ${learner.user.username.toUpperCase()}`)).toEqual([
    learner.user.username,
  ]);
  const { total } = await list();
  const page = (await administrator.get('/api/admin/people?limit=1&offset=1')).body;
  expect(page).toMatchObject({ total, items: [expect.anything()] });
});

test('a cursor continues the list after a person, even if people join meanwhile', async () => {
  const everyone = await namesIn();
  const { items } = (await administrator.get('/api/admin/people?limit=2')).body;
  const { username } = (await started.at.person('learner', undefined, 'aaa.first')).user;
  const after = (id: string) => administrator.get(`/api/admin/people?limit=100&after=${id}`);
  const rest = (await after(items[1].id)).body.items.map((person: { username: string }) => person.username);
  expect(rest.filter((name: string) => name !== username)).toEqual(everyone.slice(2));
  const elsewhere = await started.at.person('learner', await started.at.anotherInstitution());
  for (const id of [randomUUID(), elsewhere.user.id]) {
    const refused = await after(id);
    expect([refused.status, message(refused)]).toEqual([
      400,
      'The list has no entry with this id. Start again from the beginning',
    ]);
  }
});

test('a person is shown without secrets', async () => {
  const learner = await started.at.person('learner');
  const { person } = (await administrator.get(pathOf(learner.user.id))).body;
  expect(person).toEqual({
    id: learner.user.id,
    username: learner.user.username,
    email: learner.user.email,
    firstName: learner.user.firstName,
    lastName: learner.user.lastName,
    role: 'learner',
    demo: false,
    isActive: true,
    hasPassword: true,
    createdAt: expect.any(String),
    lastSeenAt: expect.toBeOneOf([expect.any(String), null]),
  });
});

test('an invitation sends a link that registers a person with its role', async () => {
  const guest = invitation();
  const { status, body } = await administrator.post('/api/admin/invitations', guest);
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.any(String) });
  const open = (await administrator.get('/api/admin/invitations')).body;
  expect(open.find(({ id }: { id: string }) => id === body.id)).toMatchObject(guest);
  const [mail] = await started.mailTo(guest.email);
  const { email, firstName, lastName } = guest;
  const registered = await started.at.nobody.post('/api/auth/register', {
    ...{ username: 'grace', email, firstName, lastName, password: 'a long password', invitation: mail?.code },
  });
  expect(registered.body.user).toMatchObject({ username: 'grace', role: 'instructor' });
  expect((await administrator.get('/api/admin/invitations')).body).not.toContainEqual(
    expect.objectContaining({ id: body.id }),
  );
  expect(await actionsOf(registered.body.user.id)).toContain('person.registered');
});

test('a second invitation to the same address replaces the first', async () => {
  const guest = invitation();
  await administrator.post('/api/admin/invitations', guest);
  // Mails are ordered by time.
  started.at.clock.forward(1);
  await administrator.post('/api/admin/invitations', guest);
  const open = (await administrator.get('/api/admin/invitations')).body;
  expect(open.filter(({ email }: { email: string }) => email === guest.email)).toHaveLength(1);
  const [first, second] = await started.mailTo(guest.email);
  const openInvitation = (code: string | undefined) => started.at.nobody.post('/api/auth/invitation', { code });
  expect((await openInvitation(first?.code)).status).toBe(410);
  expect((await openInvitation(second?.code)).status).toBe(200);
});

test('a withdrawn invitation is invalid and cannot be withdrawn twice', async () => {
  const guest = invitation();
  const { id } = (await administrator.post('/api/admin/invitations', guest)).body;
  expect((await administrator.delete(`/api/admin/invitations/${id}`)).status).toBe(204);
  expect((await administrator.delete(`/api/admin/invitations/${id}`)).status).toBe(404);
  const [mail] = await started.mailTo(guest.email);
  expect((await started.at.nobody.post('/api/auth/invitation', { code: mail?.code })).status).toBe(410);
  const { body } = await administrator.get('/api/admin/audit?action=person.invitation-withdrawn');
  expect(body.items[0]).toMatchObject({ subject: id, actor: { id: administrator.user.id } });
});

test('a person with an account cannot be invited', async () => {
  const learner = await started.at.person('learner');
  const refused = await administrator.post('/api/admin/invitations', invitation({ email: learner.user.email }));
  expect([refused.status, message(refused)]).toEqual([409, 'An account with this email address already exists.']);
});

test('a new account gets a link to set a password, which also signs the person in', async () => {
  const person = { ...invitation({ role: 'learner' }), username: 'made.by.hand' };
  const created = await administrator.post('/api/admin/people', person);
  expect(created).toMatchObject({
    status: 201,
    body: { mailed: true, person: { username: 'made.by.hand', hasPassword: false } },
  });
  const [mail] = await started.mailTo(person.email);
  const set = await started.at.nobody.post('/api/auth/set-password', { code: mail?.code, password: 'a long password' });
  expect(set.body.user.id).toBe(created.body.person.id);
  expect((await administrator.get(pathOf(created.body.person.id))).body.person.hasPassword).toBe(true);
  const twice = await administrator.post('/api/admin/people', { ...person, email: 'another@example.org' });
  expect([twice.status, message(twice)]).toEqual([409, 'This user name is taken.']);
});

test('names and address can be changed separately, and the old address is notified', async () => {
  const learner = await started.at.person('learner');
  const corrected = await administrator.patch(pathOf(learner.user.id), { lastName: 'Byron' });
  expect(corrected.body).toMatchObject({
    firstName: learner.user.firstName,
    lastName: 'Byron',
    email: learner.user.email,
  });
  await administrator.patch(pathOf(learner.user.id), { email: 'moved@example.org' });
  await expect.poll(() => started.mailTo(learner.user.email)).toHaveLength(1);
  expect((await actionsOf(learner.user.id)).filter((action) => action === 'person.updated')).toHaveLength(2);
});

test('a role change ends all sessions and is logged with the previous role', async () => {
  const learner = await started.at.person('learner');
  expect((await administrator.put(`${pathOf(learner.user.id)}/role`, { role: 'instructor' })).body.role).toBe(
    'instructor',
  );
  expect((await learner.get('/api/platform/manifest')).body.user).toBeNull();
  const { trail } = (await administrator.get(pathOf(learner.user.id))).body;
  expect(trail[0]).toMatchObject({
    action: 'person.role-changed',
    actor: { id: administrator.user.id },
    subjectPerson: { id: learner.user.id, username: learner.user.username },
    details: { from: 'learner', to: 'instructor' },
  });
});

test('a password reset mails a link, and the old password works until the link is used', async () => {
  const learner = await started.at.person('learner');
  const { username, email, id } = learner.user;
  expect((await administrator.post(`${pathOf(id)}/password-reset`)).status).toBe(204);
  const signIn = (password: string) => started.at.nobody.post('/api/auth/login', { username, password });
  expect((await signIn(learner.password)).status).toBe(200);
  const [mail] = await started.mailTo(email);
  await started.at.nobody.post('/api/auth/set-password', { code: mail?.code, password: 'another long password' });
  expect([(await signIn(learner.password)).status, (await signIn('another long password')).status]).toEqual([401, 200]);
  expect(await actionsOf(id)).toContain('password.reset-requested');
});

test('a deactivated person is signed out at once, stays listed and can be reactivated', async () => {
  const learner = await started.at.person('learner');
  const { id, username } = learner.user;
  const active = (value: boolean) => administrator.put(`${pathOf(id)}/active`, { active: value });
  expect((await active(false)).body.isActive).toBe(false);
  expect((await active(false)).status).toBe(200);
  expect((await learner.get('/api/admin/people')).status).toBe(401);
  const signIn = () => started.at.nobody.post('/api/auth/login', { username, password: learner.password });
  expect((await signIn()).status).toBe(401);
  expect((await administrator.post(`${pathOf(id)}/password-reset`)).status).toBe(409);
  expect((await active(true)).body.isActive).toBe(true);
  expect((await signIn()).status).toBe(200);
  const acts = (await actionsOf(id)).filter((action) => action.startsWith('person.'));
  expect(acts.slice(0, 2)).toEqual(['person.reactivated', 'person.deactivated']);
});

test('administrators can neither change their own role nor deactivate themselves', async () => {
  const ownPath = pathOf(administrator.user.id);
  const role = await administrator.put(`${ownPath}/role`, { role: 'learner' });
  expect([role.status, message(role)]).toEqual([403, 'You cannot change your own role.']);
  const active = await administrator.put(`${ownPath}/active`, { active: false });
  expect([active.status, message(active)]).toEqual([403, 'You cannot deactivate yourself.']);
});

test('only operators can create, change and deactivate operators', async () => {
  const operator = await started.at.person('operator');
  const learner = await started.at.person('learner');
  const id = operator.user.id;
  for (const refused of [
    await administrator.put(`${pathOf(learner.user.id)}/role`, { role: 'operator' }),
    await administrator.post('/api/admin/invitations', invitation({ role: 'operator' })),
    await administrator.post('/api/admin/people', { ...invitation({ role: 'operator' }), username: 'op' }),
    await administrator.put(`${pathOf(id)}/role`, { role: 'learner' }),
    await administrator.put(`${pathOf(id)}/active`, { active: false }),
    await administrator.patch(pathOf(id), { email: 'taken@example.org' }),
    await administrator.post(`${pathOf(id)}/password-reset`),
  ]) {
    expect(refused.status).toBe(403);
  }
  expect((await operator.put(`${pathOf(learner.user.id)}/role`, { role: 'operator' })).body.role).toBe('operator');
});

test('of two administrators who deactivate each other simultaneously, one remains', async () => {
  const { at, end } = await startAdministration();
  const [first, second] = [await at.person('administrator'), await at.person('administrator')];
  const everyone = (await first.get('/api/admin/people?role=administrator')).body.items;
  for (const { id } of everyone) {
    if (id !== first.user.id && id !== second.user.id) await first.put(`${pathOf(id)}/active`, { active: false });
  }
  const answers = await Promise.all([
    first.put(`${pathOf(second.user.id)}/active`, { active: false }),
    second.put(`${pathOf(first.user.id)}/active`, { active: false }),
  ]);
  // The second request fails: its session has ended, or it is about the last administrator.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = answers[0]?.status === 200 ? first : second;
  const { body } = await left.get('/api/admin/people?role=administrator&active=true');
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([left.user.id]);
  const operator = await at.person('operator');
  for (const refused of [
    await operator.put(`${pathOf(left.user.id)}/active`, { active: false }),
    await operator.put(`${pathOf(left.user.id)}/role`, { role: 'learner' }),
  ]) {
    expect([refused.status, message(refused)]).toEqual([
      409,
      'This is the last active administrator. Make another person administrator first.',
    ]);
  }
  await end();
});

test('repeated requests make one change', async () => {
  const learner = await started.at.person('learner');
  const { id } = learner.user;
  await Promise.all([1, 2, 3].map(() => administrator.put(`${pathOf(id)}/role`, { role: 'reviewer' })));
  await Promise.all([1, 2, 3].map(() => administrator.put(`${pathOf(id)}/active`, { active: false })));
  const acts = await actionsOf(id);
  expect(acts.filter((action) => action === 'person.role-changed')).toHaveLength(1);
  expect(acts.filter((action) => action === 'person.deactivated')).toHaveLength(1);
});

test('invalid input is rejected with all issues', async () => {
  const issues = async (answer: Promise<{ status: number; body: { error: { issues: { path: string }[] } } }>) => {
    const { status, body } = await answer;
    return [status, ...body.error.issues.map(({ path }) => path).sort()];
  };
  expect(await issues(administrator.get('/api/admin/people?limit=0&offset=-1&role=king&active=perhaps'))).toEqual([
    ...[400, 'query.active', 'query.limit', 'query.offset', 'query.role'],
  ]);
  expect(await issues(administrator.post('/api/admin/invitations', { email: 'no', role: 7, firstName: ' ' }))).toEqual([
    ...[400, 'body.email', 'body.firstName', 'body.lastName', 'body.role'],
  ]);
  expect(await issues(administrator.put(`${pathOf('nobody')}/role`, {}))).toEqual([400, 'body.role', 'params.id']);
  expect(await issues(administrator.put(`${pathOf(randomUUID())}/active`, { active: 'yes' }))).toEqual([
    400,
    'body.active',
  ]);
  expect(await issues(administrator.patch(pathOf(randomUUID()), { email: 1, firstName: '' }))).toEqual([
    ...[400, 'body.email', 'body.firstName'],
  ]);
  expect((await administrator.get('/api/admin/people?search=%00')).status).toBe(400);
  expect((await list(`&search=${encodeURIComponent("%_'\\")}`)).total).toBe(0);
});

test('learners are assigned and unassigned manually; assignments by a class stay', async () => {
  const instructor = await started.at.person('instructor');
  const learner = await started.at.person('learner');
  const learners = `${pathOf(instructor.user.id)}/learners`;
  const one = `${learners}/${learner.user.id}`;
  expect((await administrator.get(learners)).body).toEqual([]);
  for (let time = 0; time < 2; time++) expect((await administrator.put(one)).status).toBe(204);
  const { id, username, firstName, lastName } = learner.user;
  const shown = { id, username, firstName, lastName };
  expect((await administrator.get(learners)).body).toEqual([{ ...shown, isByHand: true, sources: [] }]);
  await started.at.platform.host
    .service(relations)
    .relate(
      { who: deployment(started.at.institution) },
      { staffId: instructor.user.id, learnerId: id, source: 'class 7b' },
    );
  for (let time = 0; time < 2; time++) expect((await administrator.delete(one)).status).toBe(204);
  expect((await administrator.get(learners)).body).toEqual([{ ...shown, isByHand: false, sources: ['class 7b'] }]);
  expect(await actionsOf(id)).toEqual(expect.arrayContaining(['relation.made', 'relation.ended']));
  const wrong = await administrator.put(`${pathOf(id)}/learners/${instructor.user.id}`);
  expect([wrong.status, message(wrong)]).toEqual([400, 'This person is not an instructor, reviewer or recruiter']);
});
