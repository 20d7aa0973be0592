import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { hastySession, shortForm, startSession } from '../../idfs/testing.ts';
import {
  finishAllSections,
  hastyPlacement,
  shortSections,
  submit as submitPlacement,
} from '../../immersion/testing.ts';
import { learnerRecord } from '../../learner/services.ts';
import { tutorChat } from '../../tutor/testing.ts';
import { assignmentsPath, classOf, given, gradebookPath, ownPath, statesOf } from '../testing.ts';

let at: TestPlatform;
let administrator: TestPerson;
beforeAll(async () => {
  at = await createTestPlatform({ environment: { ...shortSections, ...shortForm } });
  administrator = await at.person('administrator');
});
afterAll(() => at?.close());

const page = (id: string) => `${assignmentsPath}/${id}`;
const own = async (learner: TestPerson) => (await learner.get(ownPath)).body;
test('a placement counts with level and score once it is scored, and a hasty one shows no figures', async () => {
  const { teacher, learner, learners, classId } = await classOf(at, 2);
  const hasty = learners[1] as TestPerson;
  const id = await given(teacher, classId, { kind: 'placement', target: '', amount: null, title: 'Placement' });
  await hastyPlacement(at, hasty);
  const sessionId = await finishAllSections(learner);
  expect((await statesOf(teacher, id))[learner.user.id]).toBe('working');
  await submitPlacement(learner, sessionId);
  const cells = async () => {
    const { body } = await teacher.get(gradebookPath(classId));
    return Object.fromEntries(body.rows.map((row: { id: string; cells: object[] }) => [row.id, row.cells[0]]));
  };
  const shown = await cells();
  expect(shown[learner.user.id]).toMatchObject({ state: 'done', isHeld: false });
  expect(shown[learner.user.id].result).toEqual({
    level: expect.any(String),
    eiqScore: expect.any(Number),
    standardError: expect.any(Number),
  });
  expect(shown[hasty.user.id]).toMatchObject({ state: 'done', isHeld: true, result: null, answers: null });
  const file = await teacher.get(`${gradebookPath(classId)}/file`);
  expect(String(file.body)).toContain('Done, result held');
  expect((await own(hasty))[0]).toMatchObject({ state: 'done', isHeld: true });
  await administrator.patch('/api/admin/plugins/assignments/settings', { settings: { showsResults: false } });
  expect((await cells())[learner.user.id]).toMatchObject({ state: 'done', result: null });
  await administrator.patch('/api/admin/plugins/assignments/settings', { settings: { showsResults: true } });
});

test('a lesson counts once the tutor has explained the concept, by the question that its link asks', async () => {
  const { teacher, learner, classId } = await classOf(at);
  const { body } = await teacher.get('/api/assignment-kinds');
  const { choices } = body.kinds.find(({ kind }: { kind: string }) => kind === 'lesson');
  const { target } = choices.find((choice: { target: string }) => !choice.target.startsWith('guided/'));
  const id = await given(teacher, classId, { kind: 'lesson', target, amount: null, title: 'Lesson' });
  await tutorChat(learner, 'Hello there');
  expect((await statesOf(teacher, id))[learner.user.id]).toBe('not-begun');
  const [{ to }] = await own(learner);
  await tutorChat(learner, new URL(to, 'http://localhost').searchParams.get('ask') ?? '');
  expect((await statesOf(teacher, id))[learner.user.id]).toBe('done');
  // No word of the conversation is shown.
  expect((await teacher.get(gradebookPath(classId))).body.rows[0].cells[0]).toMatchObject({
    result: null,
    answers: null,
  });
});

test('learners who have to wait for another placement, or are too young for one, are told so instead of sent there', async () => {
  const { teacher, learner, learners, classId } = await classOf(at, 2);
  const young = learners[1] as TestPerson;
  await submitPlacement(learner, await finishAllSections(learner));
  const who = { institution: at.institution };
  const education = { educationalLevel: 'k-12', gradeLevel: '1' } as const;
  await at.platform.host.service(learnerRecord).setEducation({ who }, young.user.id, education);
  at.clock.forward(60);
  const id = await given(teacher, classId, { kind: 'placement', target: '', amount: null, title: 'Placement' });
  const barred = async () =>
    Object.fromEntries(
      (await teacher.get(page(id))).body.learners.map((each: { id: string; barred: unknown }) => [
        each.id,
        each.barred,
      ]),
    );
  expect(await barred()).toEqual({
    [learner.user.id]: { until: expect.any(String) },
    [young.user.id]: { until: null },
  });
  expect((await own(learner))[0]).toMatchObject({ state: 'not-begun', barred: { until: expect.any(String) } });
  await administrator.post('/api/assessment/ai-immersion/grants', { userId: learner.user.id });
  expect(await barred()).toMatchObject({ [learner.user.id]: null });
});

test('extra time in an assigned IDFS applies to its clock, while the assignment runs', async () => {
  const { teacher, learner, learners, classId } = await classOf(at, 3);
  const [, other, third] = learners as [TestPerson, TestPerson, TestPerson];
  const work = { kind: 'idfs', target: '', amount: null, title: 'IDFS' };
  const id = await given(teacher, classId, work);
  const accommodate = (userId: string, body: object) => teacher.put(`${page(id)}/learners/${userId}`, body);
  expect((await accommodate(learner.user.id, { dueLocal: null, timeFactor: 1.5 })).status).toBe(200);
  expect((await accommodate(third.user.id, { dueLocal: null, timeFactor: 2 })).status).toBe(200);
  expect((await own(learner))[0]).toMatchObject({ timeFactor: 1.5 });
  expect((await learner.get('/api/idfs-assessment/terms')).body.timeLimit).toBe(5400);
  const started = await startSession(learner);
  expect(started.timeLimit).toBe(5400);
  expect((await startSession(other)).timeLimit).toBe(3600);
  expect((await statesOf(teacher, id))[learner.user.id]).toBe('working');
  await teacher.post(`${page(id)}/close`);
  expect((await third.get('/api/idfs-assessment/terms')).body.timeLimit).toBe(3600);
  await teacher.post(`${page(id)}/reopen`);
  await at.switchPlugin('assignments', false);
  expect((await third.get('/api/idfs-assessment/terms')).body.timeLimit).toBe(3600);
  await at.switchPlugin('assignments', true);
  await hastySession(at, third);
  expect(await own(third)).toMatchObject([{ state: 'done', isHeld: true }]);
});
