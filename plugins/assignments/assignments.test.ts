import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { addTo, createClass } from '../classes/testing.ts';
import { shortForm } from '../idfs/testing.ts';
import { shortSections } from '../immersion/testing.ts';
import { learnerRecord } from '../learner/services.ts';
import { addPlacement } from '../learner/testing.ts';
import { answerTo, nextOf, startTopic, submit } from '../practice/testing.ts';
import {
  assignmentsPath,
  classOf,
  give,
  given,
  gradebookPath,
  ownPath,
  practiceWork,
  statesOf,
  subjectsTo,
} from './testing.ts';

let at: TestPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ environment: { ...shortSections, ...shortForm } });
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const page = (id: string) => `${assignmentsPath}/${id}`;
const own = async (learner: TestPerson) => (await learner.get(ownPath)).body;
const inDays = (days: number) => new Date(at.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Answers questions on a topic, ten seconds each. */
async function practise(learner: TestPerson, count: number, area = 'algebra'): Promise<void> {
  let run = await startTopic(learner, area);
  for (let answered = 0; answered < count; answered++) {
    at.clock.forward(10);
    expect((await submit(learner, answerTo(run))).status).toBe(200);
    run = await nextOf(learner, run);
  }
}

test('a teacher assigns practice, the learner does it, and the gradebook shows it', async () => {
  const { teacher, learner, learners, classId } = await classOf(at, 2);
  await practise(learner, 1);
  at.clock.forward(1);
  const id = await given(teacher, classId, { amount: 2 });
  expect(await statesOf(teacher, id)).toEqual(Object.fromEntries(learners.map(({ user }) => [user.id, 'not-begun'])));
  expect(await own(learner)).toMatchObject([
    { id, className: '7b', state: 'not-begun', to: '/assessment?section=core_math&contentArea=algebra', isOpen: true },
  ]);
  await practise(learner, 1);
  expect((await own(learner))[0]).toMatchObject({ state: 'working', counted: 1, amount: 2, unit: 'questions' });
  await practise(learner, 1, 'logic-and-sets');
  expect((await statesOf(teacher, id))[learner.user.id]).toBe('working');
  await practise(learner, 1);
  expect((await own(learner))[0]).toMatchObject({ state: 'done', isLate: false });
  const { body } = await teacher.get(gradebookPath(classId));
  expect(body.columns).toMatchObject([{ id, title: practiceWork.title, kindTitle: 'Practice' }]);
  const cells = (person: TestPerson) => body.rows.find((row: { id: string }) => row.id === person.user.id).cells;
  expect(cells(learner)).toMatchObject([{ state: 'done', isLate: false, answers: { graded: 2 } }]);
  expect((await teacher.get(`${assignmentsPath}?classId=${classId}`)).body).toMatchObject([
    { counts: { learners: 2, notBegun: 1, working: 0, done: 1, late: 0 } },
  ]);
});

test('answers faster than one can read do not count', async () => {
  const { teacher, learner, classId } = await classOf(at);
  const id = await given(teacher, classId, { amount: 1 });
  const run = await startTopic(learner);
  at.clock.forward(1);
  await submit(learner, { ...answerTo(run), timeSpent: 20_000 });
  expect((await statesOf(teacher, id))[learner.user.id]).toBe('not-begun');
});

test('the due date ends with its day in the institution’s time zone, and late work is late', async () => {
  await administrator.patch('/api/admin/plugins/learner/settings', { settings: { timeZone: 'Asia/Manila' } });
  const { teacher, learner, classId } = await classOf(at);
  const day = inDays(3);
  const id = await given(teacher, classId, { amount: 1, dueLocal: day });
  const strict = await given(teacher, classId, { amount: 1, dueLocal: day, acceptsLate: false });
  const { body } = await teacher.get(page(id));
  expect(body).toMatchObject({ dueLocal: day, dueAt: `${day}T15:59:59.999Z`, timeZone: 'Asia/Manila' });
  await administrator.patch('/api/admin/plugins/learner/settings', { settings: { timeZone: 'UTC' } });
  const left = (Date.parse(body.dueAt) - at.clock.now().getTime()) / 1000;
  at.clock.forward(left + 0.001);
  const late = { state: 'late', isLate: true };
  expect(await own(learner)).toMatchObject([late, late]);
  await practise(learner, 1);
  const states = Object.fromEntries((await own(learner)).map((each: { id: string }) => [each.id, each]));
  expect(states[id]).toMatchObject({ state: 'done', isLate: true });
  expect(states[strict]).toMatchObject({ state: 'late', isOpen: false });
});

test('the mastery of topics in a class is a grid of learners by topics, as in practice itself', async () => {
  const { teacher, learner, learners, classId } = await classOf(at, 2);
  const mastery = async (by: TestPerson) => (await by.get(`/api/class-mastery/${classId}`)).body;
  expect(await mastery(teacher)).toMatchObject({ topics: [], rows: [{ cells: [] }, { cells: [] }] });
  await practise(learner, 3);
  const { topics } = (await learner.get('/api/practice/topics')).body;
  const own = topics.find(({ contentArea }: { contentArea: string }) => contentArea === 'algebra');
  const grid = await mastery(teacher);
  const counted = { none: 1, reached: { [own.mastery]: 1 } };
  expect(grid.topics).toMatchObject([{ section: 'core_math', contentArea: 'algebra', title: 'Algebra', ...counted }]);
  const nameless = (await teacher.get(`/api/class-mastery/${classId}?names=off`)).body;
  expect(nameless).toEqual({ ...grid, rows: [] });
  const rows = Object.fromEntries(grid.rows.map((row: { id: string; cells: unknown[] }) => [row.id, row.cells]));
  expect(rows[learner.user.id]).toEqual([{ mastery: own.mastery, graded: own.graded, correct: own.correct }]);
  expect(rows[learners[1]?.user.id ?? '']).toEqual([null]);
  expect(String((await teacher.get(`/api/class-mastery/${classId}/file`)).body)).toContain(
    'last_name,first_name,Algebra',
  );
  expect((await (await at.person('instructor')).get(`/api/class-mastery/${classId}`)).status).toBe(404);
});

test('only teachers of the class and administrators reach its assignments and its gradebook', async () => {
  const { teacher, learner, classId } = await classOf(at);
  const [stranger, colleague] = [await at.person('instructor'), await at.person('instructor')];
  await addTo(teacher, classId, colleague);
  const id = await given(teacher, classId);
  const other = await classOf(at);
  const attempts = (by: TestPerson) => [
    by.get(`${assignmentsPath}?classId=${classId}`),
    give(by, classId),
    by.get(page(id)),
    by.put(page(id), { title: 'Mine', dueLocal: '2199-01-01' }),
    by.post(`${page(id)}/close`),
    by.post(`${page(id)}/reopen`),
    by.post(`${page(id)}/copy`, { id: randomUUID(), classId: other.classId, dueLocal: '2199-01-01' }),
    by.put(`${page(id)}/learners/${learner.user.id}`, { dueLocal: null, timeFactor: 2 }),
    by.delete(page(id)),
    by.get(gradebookPath(classId)),
    by.get(`${gradebookPath(classId)}/file`),
  ];
  for (const { status } of await Promise.all([...attempts(stranger), ...attempts(other.teacher)])) {
    expect(status).toBe(404);
  }
  for (const { status } of await Promise.all(attempts(learner))) expect(status).toBe(403);
  // Nor is a copy made in a class that the teacher does not teach.
  const copy = { id: randomUUID(), classId: other.classId, dueLocal: '2199-01-01' };
  expect((await teacher.post(`${page(id)}/copy`, copy)).status).toBe(404);
  for (const staff of [teacher, colleague, administrator]) {
    expect((await staff.get(page(id))).body).toMatchObject({ title: practiceWork.title });
    expect((await staff.get(gradebookPath(classId))).status).toBe(200);
  }
  expect(await own(other.learner)).toEqual([]);
});

test('work for chosen learners is theirs alone, and that of the whole class also of those who join later', async () => {
  const { teacher, learner, learners, classId } = await classOf(at, 2);
  const [, other] = learners;
  const chosen = await given(teacher, classId, { learnerIds: [learner.user.id] });
  const whole = await given(teacher, classId);
  const stranger = await at.person();
  expect((await give(teacher, classId, { learnerIds: [stranger.user.id] })).status).toBe(400);
  await addTo(teacher, classId, stranger);
  const ids = async (person: TestPerson) => (await own(person)).map((each: { id: string }) => each.id).toSorted();
  expect(await ids(learner)).toEqual([chosen, whole].toSorted());
  expect(await ids(stranger)).toEqual([whole]);
  const { body } = await teacher.get(gradebookPath(classId));
  const row = body.rows.find((each: { id: string }) => each.id === other?.user.id);
  expect(row.cells.filter((cell: unknown) => cell === null)).toHaveLength(1);
  await teacher.put(page(chosen), { ...practiceWork, learnerIds: [stranger.user.id] });
  expect(await ids(learner)).toEqual([whole]);
  await teacher.delete(`/api/classes/${classId}/members/${learner.user.id}`);
  expect(await ids(learner)).toEqual([]);
});

test('a closed assignment leaves the learner’s list, counts no later work, and can be reopened, copied and deleted', async () => {
  const { teacher, learner, classId } = await classOf(at);
  const id = await given(teacher, classId, { amount: 1 });
  expect((await teacher.post(`${page(id)}/close`)).body.closedAt).not.toBeNull();
  expect(await own(learner)).toEqual([]);
  at.clock.forward(60);
  await practise(learner, 1);
  expect((await statesOf(teacher, id))[learner.user.id]).toBe('working');
  await teacher.post(`${page(id)}/reopen`);
  expect((await statesOf(teacher, id))[learner.user.id]).toBe('done');
  const second = await createClass(teacher, { name: '8a' });
  const copy = { id: randomUUID(), classId: second, dueLocal: '2199-05-01' };
  const answers = await Promise.all([teacher.post(`${page(id)}/copy`, copy), teacher.post(`${page(id)}/copy`, copy)]);
  expect(answers.map(({ status, body }) => [status, body.className, body.amount])).toEqual([
    [201, '8a', 1],
    [201, '8a', 1],
  ]);
  expect((await teacher.delete(page(id))).status).toBe(204);
  expect((await teacher.get(page(id))).status).toBe(404);
  expect((await teacher.get(page(copy.id))).status).toBe(200);
});

test('teachers see the open assignments of their classes together, and colleagues only those of theirs', async () => {
  const { teacher, classId } = await classOf(at);
  const [colleague, second] = [await at.person('instructor'), await createClass(teacher, { name: '8a' })];
  const id = await given(teacher, classId, { dueLocal: inDays(2) });
  const later = await given(teacher, second, { dueLocal: inDays(5) });
  await given(teacher, classId, { opensLocal: `${inDays(1)}T08:00` });
  await teacher.post(`${page(await given(teacher, classId))}/close`);
  const running = async (by: TestPerson) => (await by.get('/api/running-assignments')).body;
  expect(await running(teacher)).toMatchObject([
    { id, className: '7b', counts: { learners: 1, late: 0 } },
    { id: later, className: '8a', counts: { learners: 0 } },
  ]);
  expect(await running(colleague)).toEqual([]);
  at.clock.forward(4 * 86_400);
  expect((await running(teacher))[0]).toMatchObject({ id, counts: { late: 1 } });
});

test('terms that contradict each other or name no work are refused with the field', async () => {
  const { teacher, classId } = await classOf(at);
  const issues = async (more: object) => (await give(teacher, classId, more)).body.error.issues[0].path;
  for (const [more, field] of [
    [{ dueLocal: '2020-01-01' }, 'dueLocal'],
    [{ dueLocal: 'tomorrow' }, 'dueLocal'],
    [{ dueLocal: '2199-02-30' }, 'dueLocal'],
    [{ opensLocal: '2199-01-15T12:00', dueLocal: '2199-01-15T11:59' }, 'dueLocal'],
    [{ target: 'core_math/nothing' }, 'target'],
    [{ amount: 0 }, 'amount'],
    [{ amount: null }, 'amount'],
    [{ amount: 201 }, 'amount'],
    [{ kind: 'placement' }, 'target'],
    [{ kind: 'essay' }, 'kind'],
    [{ title: ' ' }, 'title'],
  ] as const) {
    expect(await issues(more), JSON.stringify(more)).toBe(`body.${field}`);
  }
  const { body } = await teacher.get('/api/assignment-kinds');
  expect(body.kinds.map(({ kind }: { kind: string }) => kind)).toEqual(['idfs', 'placement', 'practice', 'lesson']);
});

test('a learner with a later due date of their own is not late until then', async () => {
  const { teacher, learner, learners, classId } = await classOf(at, 2);
  const other = learners[1] as TestPerson;
  const id = await given(teacher, classId, { dueLocal: inDays(1) });
  const extend = (dueLocal: string | null) =>
    teacher.put(`${page(id)}/learners/${learner.user.id}`, { dueLocal, timeFactor: null });
  expect((await extend(inDays(-1))).status).toBe(400);
  expect((await extend(inDays(9))).body.learners).toContainEqual(
    expect.objectContaining({ id: learner.user.id, dueLocal: inDays(9) }),
  );
  at.clock.forward(3 * 86_400);
  expect(await statesOf(teacher, id)).toEqual({ [learner.user.id]: 'not-begun', [other.user.id]: 'late' });
  await extend(null);
  expect((await statesOf(teacher, id))[learner.user.id]).toBe('late');
  const stranger = await at.person();
  expect(
    (await teacher.put(`${page(id)}/learners/${stranger.user.id}`, { dueLocal: null, timeFactor: 2 })).status,
  ).toBe(404);
});

test('learners are told of an assignment when it opens, and reminded once before it is due unless it is done', async () => {
  const { teacher, learner, learners, classId } = await classOf(at, 3);
  const [, diligent, minor] = learners as [TestPerson, TestPerson, TestPerson];
  const record = at.platform.host.service(learnerRecord);
  const who = { institution: at.institution };
  for (const { user } of [learner, diligent]) await record.setAgeBand({ who }, user.id, 'adult');
  await record.setAgeBand({ who }, minor.user.id, '13-15');
  // At noon, so that no quiet hours are near.
  const secondsToNoon = (36 * 3600 - ((at.clock.now().getTime() / 1000) % 86_400)) % 86_400;
  at.clock.forward(secondsToNoon);
  const opensLocal = `${inDays(1)}T12:00`;
  await given(teacher, classId, { amount: 1, opensLocal, dueLocal: `${inDays(3)}T12:00`, reminderHours: 16 });
  const told = async (person: TestPerson) => {
    await at.platform.queueing.waitUntilIdle();
    const { body } = await person.get('/api/notifications');
    return body.items
      .filter(({ kind }: { kind: string }) => kind.startsWith('assignments.'))
      .map(({ kind, to }: { kind: string; to: string }) => [kind, to]);
  };
  const assigned = ['assignments.assigned', '/my-assignments'];
  const reminder = ['assignments.reminder', '/my-assignments'];
  expect(await told(learner)).toEqual([]);
  at.clock.forward(86_400);
  expect(await told(learner)).toEqual([assigned]);
  await practise(diligent, 1);
  // 20:00, sixteen hours before it is due, is within the quiet hours of minors: they are reminded before.
  at.clock.forward(86_400 + 7.75 * 3600 - 10);
  await at.runSchedule('assignments', 'remind');
  expect([await told(learner), await told(minor)]).toEqual([[assigned], [reminder, assigned]]);
  at.clock.forward(0.5 * 3600);
  await at.runSchedule('assignments', 'remind');
  await at.runSchedule('assignments', 'remind');
  expect([await told(learner), await told(diligent)]).toEqual([[reminder, assigned], [assigned]]);
  expect(await subjectsTo(at, learner)).toEqual([
    `New assignment: ${practiceWork.title}`,
    `An assignment is due soon: ${practiceWork.title}`,
  ]);
});

test('the history of a person has assignments and results among the entries of the audit log', async () => {
  const { teacher, learner, classId } = await classOf(at);
  at.clock.forward(60);
  await given(teacher, classId, { title: 'Fractions' });
  await at.platform.queueing.waitUntilIdle();
  at.clock.forward(60);
  await addPlacement(at, learner, { title: 'Pathways Assessment' });
  const historyOf = async (query: string) =>
    (await administrator.get(`/api/admin/people/${learner.user.id}/history?${query}`)).body;
  const { items, total } = await historyOf('limit=100');
  const texts = items.map((each: { text?: string; entry?: { action: string } }) => each.text ?? each.entry?.action);
  expect(texts.slice(0, 2)).toEqual([
    expect.stringMatching(/^Finished Pathways Assessment: /),
    'Was assigned “Fractions”',
  ]);
  expect(texts).toEqual(expect.arrayContaining(['class.member-added', 'person.created']));
  expect(texts).toHaveLength(total);
  const pages = await Promise.all([historyOf('limit=2'), historyOf('limit=100&offset=2')]);
  expect(pages.flatMap((each) => each.items)).toEqual(items);
  await at.switchPlugin('assignments', false);
  expect((await historyOf('limit=100')).total).toBe(total - 1);
  await at.switchPlugin('assignments', true);
});

test('a gradebook as CSV holds no formulas', async () => {
  const { teacher, learner, classId } = await classOf(at);
  await administrator.patch(`/api/admin/people/${learner.user.id}`, { firstName: '=1+2', lastName: '@Sum, "x"' });
  await given(teacher, classId, { title: '+HYPERLINK("x")' });
  const { body, headers } = await teacher.get(`${gradebookPath(classId)}/file`);
  const lines = String(body).split('\r\n');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(lines[0]).toBe(`last_name,first_name,username,"'+HYPERLINK(""x"")"`);
  expect(lines[1]).toContain(`'=1+2`);
  expect(lines[1]).toContain(`"'@Sum, ""x"""`);
});

test('where the plugin of the work is off, the assignment waits for it', async () => {
  const { teacher, learner, classId } = await classOf(at);
  const id = await given(teacher, classId);
  await at.switchPlugin('practice', false);
  expect(await own(learner)).toEqual([]);
  expect((await teacher.get(page(id))).body).toMatchObject({ kindTitle: null, learners: [{ state: null }] });
  expect((await give(teacher, classId)).status).toBe(400);
  await at.switchPlugin('practice', true);
  expect(await own(learner)).toMatchObject([{ id }]);
});
