import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployment } from '../../core/identity/index.ts';
import { institutions, relations } from '../../core/services.ts';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { addTo, classesPath, codeOf, createClass, membershipsPath, termsPath } from './testing.ts';

let at: TestPlatform;
let administrator: TestPerson;
let teacher: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['classes', 'activity', 'administration'] });
  administrator = await at.person('administrator');
  teacher = await at.person('instructor');
});
afterAll(() => at?.close());

const page = (id: string) => `${classesPath}/${id}`;
const listed = async (by: TestPerson, query = '') => (await by.get(`${classesPath}?limit=50${query}`)).body.items;

/** Learners whom an instructor sees through relations, whatever the institution's rule. */
async function related(staff: TestPerson): Promise<string[]> {
  const found = await at.platform.host.service(relations).ofStaff({ who: deployment(at.institution) }, staff.user.id);
  return found.map(({ learnerId }) => learnerId).toSorted();
}

test('teachers of a class see its learners, until they leave it or the class is archived', async () => {
  const [colleague, ada, adam] = [await at.person('instructor'), await at.person(), await at.person()];
  const id = await createClass(teacher);
  const added = await addTo(teacher, id, ada, adam, colleague);
  expect(added.status).toBe(200);
  expect(added.body.learnerList.map((learner: { id: string }) => learner.id).toSorted()).toEqual(
    [ada.user.id, adam.user.id].toSorted(),
  );
  expect(added.body.teachers).toHaveLength(2);
  for (const staff of [teacher, colleague]) {
    expect(await related(staff)).toEqual([ada.user.id, adam.user.id].toSorted());
  }
  const shown = (await administrator.get(`/api/admin/people/${colleague.user.id}/learners`)).body;
  expect(shown).toMatchObject([{ sources: ['class 7b'] }, { sources: ['class 7b'] }]);
  const { trail } = (await administrator.get(`/api/admin/people/${ada.user.id}`)).body;
  const made = trail.filter(({ action }: { action: string }) => action === 'relation.made');
  expect(made.map(({ details }: { details: { source: string } }) => details.source)).toEqual(['class 7b', 'class 7b']);
  await teacher.delete(`${page(id)}/members/${adam.user.id}`);
  expect(await related(colleague)).toEqual([ada.user.id]);
  await teacher.delete(`${page(id)}/members/${colleague.user.id}`);
  expect(await related(colleague)).toEqual([]);
  expect((await colleague.get(page(id))).status).toBe(404);
  expect((await teacher.post(`${page(id)}/archive`)).body.archivedAt).not.toBeNull();
  expect(await related(teacher)).toEqual([]);
  expect((await addTo(teacher, id, adam)).status).toBe(409);
  expect((await ada.get(membershipsPath)).body).toEqual([]);
  await teacher.post(`${page(id)}/restore`);
  expect(await related(teacher)).toEqual([ada.user.id]);
  expect((await ada.get(membershipsPath)).body).toMatchObject([
    { id, name: '7b', teachers: [{ id: teacher.user.id }] },
  ]);
});

test('to other instructors and to learners the class does not exist, whatever they try', async () => {
  const [stranger, learner] = [await at.person('instructor'), await at.person()];
  const id = await createClass(teacher);
  await addTo(teacher, id, learner);
  const code = await codeOf(teacher, id);
  const attempts = (by: TestPerson) => [
    by.get(page(id)),
    by.put(page(id), { name: 'Mine' }),
    by.post(`${page(id)}/archive`),
    by.post(`${page(id)}/restore`),
    by.get(`${page(id)}/candidates?role=learner&search=a`),
    by.post(`${page(id)}/members`, { userIds: [stranger.user.id] }),
    by.delete(`${page(id)}/members/${learner.user.id}`),
    by.post(`${page(id)}/code`, {}),
    by.delete(`${page(id)}/code`),
  ];
  for (const { status } of await Promise.all(attempts(stranger))) expect(status).toBe(404);
  for (const { status } of await Promise.all(attempts(learner))) expect(status).toBe(403);
  expect(await listed(stranger)).toEqual([]);
  expect((await teacher.get(page(id))).body).toMatchObject({ name: '7b', learners: 1, joinCode: { code } });
});

test('a class keeps a teacher, whom only administrators may remove', async () => {
  const id = await createClass(teacher);
  const address = `${page(id)}/members/${teacher.user.id}`;
  const { status, body } = await teacher.delete(address);
  expect([status, body.error.message]).toEqual([
    409,
    'A class needs a teacher. Add another one first, or archive the class.',
  ]);
  expect((await administrator.delete(address)).body.teachers).toEqual([]);
  expect((await teacher.get(page(id))).status).toBe(404);
});

test('learners join with the code, however it is typed, until it expires or is replaced', async () => {
  const learner = await at.person();
  const id = await createClass(teacher);
  const join = (code: string) => learner.post(membershipsPath, { code });
  const first = await codeOf(teacher, id);
  const code = await codeOf(teacher, id);
  expect((await join(first)).status).toBe(404);
  const typed = `${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase();
  const answers = await Promise.all([join(typed), join(code)]);
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
    [200, id],
    [200, id],
  ]);
  expect((await teacher.get(page(id))).body).toMatchObject({ learners: 1, joinCode: { code } });
  expect(await related(teacher)).toContain(learner.user.id);
  await teacher.delete(`${page(id)}/members/${learner.user.id}`);
  at.clock.forward(8 * 24 * 3600);
  const { status, body } = await (await at.person()).post(membershipsPath, { code });
  expect([status, body.error.message]).toEqual([410, 'This code has expired. Ask your teacher for a new one.']);
  expect((await teacher.get(page(id))).body.joinCode).toBeNull();
});

test('of many learners who join at once each is in the class once, and its teachers see all of them', async () => {
  const own = await at.person('instructor');
  const id = await createClass(own);
  const code = await codeOf(own, id);
  const learners = await Promise.all(Array.from({ length: 12 }, () => at.person()));
  const answers = await Promise.all([...learners, ...learners].map((each) => each.post(membershipsPath, { code })));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await own.get(page(id))).body.learners).toBe(12);
  expect(await related(own)).toEqual(learners.map(({ user }) => user.id).toSorted());
});

test('where instructors see only their learners, they add only those, and others join with the code', async () => {
  const [own, other] = [await at.person('instructor'), await at.person()];
  const { user } = other;
  const who = deployment(at.institution);
  await at.platform.host.service(institutions).update({ who }, { instructorsSee: 'their-learners' });
  const id = await createClass(own);
  const search = `${page(id)}/candidates?role=learner&search=${encodeURIComponent(user.lastName)}`;
  expect((await own.get(search)).body.items).toEqual([]);
  expect((await administrator.get(search)).body.items.map((each: { id: string }) => each.id)).toContain(user.id);
  const refused = await addTo(own, id, other);
  const unknown = await own.post(`${page(id)}/members`, { userIds: [randomUUID()] });
  expect([refused.status, refused.body.error.message]).toEqual([400, unknown.body.error.message]);
  await other.post(membershipsPath, { code: await codeOf(own, id) });
  expect((await own.get(page(id))).body.learners).toBe(1);
  await at.platform.host.service(institutions).update({ who }, { instructorsSee: 'everyone' });
  expect((await own.get(search)).body.items).toEqual([]);
});

test('deactivated people and people with another role are not listed, and count nowhere', async () => {
  const learner = await at.person();
  const id = await createClass(teacher);
  await addTo(teacher, id, learner);
  await administrator.put(`/api/admin/people/${learner.user.id}/active`, { active: false });
  expect((await teacher.get(page(id))).body).toMatchObject({ learners: 0, learnerList: [] });
  expect((await addTo(teacher, id, learner)).status).toBe(400);
});

test('classes of a term are archived some days after its end', async () => {
  const now = at.clock.now().getTime();
  const day = (days: number) => new Date(now + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const classOfTerm = async (name: string, endsOn: string) => {
    const [termId, id] = [randomUUID(), randomUUID()];
    const term = { id: termId, name, startsOn: day(-90), endsOn };
    expect((await administrator.post(termsPath, term)).status).toBe(201);
    expect((await administrator.post(termsPath, { ...term, id: randomUUID() })).status).toBe(409);
    await teacher.post(classesPath, { id, name: 'Maths', course: 'Algebra', termId });
    expect((await administrator.delete(`${termsPath}/${termId}`)).status).toBe(409);
    return id;
  };
  const [recent, past] = [await classOfTerm('Spring', day(-29)), await classOfTerm('Winter', day(-31))];
  await at.runSchedule('classes', 'archive');
  expect(await listed(teacher, '&search=algebra')).toMatchObject([{ id: recent, term: { name: 'Spring' } }]);
  expect(await listed(teacher, '&search=algebra&state=archived')).toMatchObject([{ id: past }]);
});

test('a class that is created twice at once is one, and its id belongs to its creator', async () => {
  const body = { id: randomUUID(), name: 'Twice' };
  const answers = await Promise.all([teacher.post(classesPath, body), teacher.post(classesPath, body)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await listed(teacher, '&search=twice')).toHaveLength(1);
  expect((await (await at.person('instructor')).post(classesPath, body)).status).toBe(409);
});

test('administrators manage every class, also where instructors create none', async () => {
  await administrator.patch('/api/admin/plugins/classes/settings', { settings: { instructorsCreate: false } });
  expect((await teacher.post(classesPath, { id: randomUUID(), name: 'Mine' })).status).toBe(403);
  const id = await createClass(administrator, { name: 'Theirs' });
  expect((await administrator.get(page(id))).body.teachers).toEqual([]);
  expect((await addTo(administrator, id, teacher)).body.teachers).toHaveLength(1);
  expect((await teacher.put(page(id), { name: 'Ours' })).body.name).toBe('Ours');
});

test('tabs of members hear of a change', async () => {
  const learner = await at.person();
  const tab = await learner.connect();
  let heard = 0;
  tab.on('classes_changed', () => {
    heard += 1;
  });
  const id = await createClass(administrator);
  await addTo(administrator, id, learner);
  await expect.poll(() => heard).toBe(1);
  const { body } = await learner.get('/api/notifications');
  expect(body.items[0]).toMatchObject({
    title: 'You are in a class',
    text: 'You are a learner of “7b”.',
    to: '/my-classes',
  });
});
