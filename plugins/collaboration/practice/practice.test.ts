import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { decideConsent, setAgeBand, setGrade } from '../../learner/testing.ts';
import { openRoom, roomsPath, tabOf } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['collaboration', 'items-core-math', 'items-early-grades'] });
});
afterAll(() => at?.close());

async function present(room?: string) {
  const person = await at.person();
  await setAgeBand(at, person, 'adult');
  const id = room ?? (await openRoom(person));
  if (room) await person.post(`${roomsPath}/${room}/join`);
  const tab = await tabOf(at, person);
  await tab.emitWithAck('join_room', { roomId: id, userId: person.user.id });
  return { ...person, tab, path: `${roomsPath}/${id}/practice`, id };
}

async function start(person: TestPerson & { path: string }, fields: object = {}) {
  const { topics } = (await person.get(person.path)).body;
  const [{ section, contentArea }] = topics;
  return person.post(person.path, { id: randomUUID(), section, contentArea, total: 2, ...fields });
}

test('everyone answers, and the answers are shown only after all did', async () => {
  const host = await present();
  const [guest, outsider] = [await present(host.id), await present()];
  const { status, body: run } = await start(host);
  expect(status).toBe(201);
  expect(run).toMatchObject({ total: 2, position: 0, solution: null, takers: [{ id: host.user.id }] });
  expect(JSON.stringify(run)).not.toContain('correctOption');
  expect((await start(guest)).status).toBe(409);
  const own = `${host.path}/${run.id}`;
  expect((await outsider.post(`${own}/join`)).status).toBe(404);
  expect((await guest.post(`${own}/answer`, { position: 0, answer: 0 })).status).toBe(403);
  expect((await guest.post(`${own}/join`)).body).toMatchObject({ isTakingPart: true });
  const first = (await host.post(`${own}/answer`, { position: 0, answer: 1 })).body;
  expect(first).toMatchObject({ ownAnswer: 1, solution: null });
  expect((await guest.get(host.path)).body.run.takers).toContainEqual({
    ...{ id: host.user.id, hasAnswered: true, answer: null, correct: 0 },
  });
  expect((await host.post(`${own}/answer`, { position: 0, answer: 0 })).status).toBe(409);
  expect((await host.post(`${own}/next`, { after: 0 })).status).toBe(409);
  const { solution, takers } = (await guest.post(`${own}/answer`, { position: 0, answer: 0 })).body;
  expect(solution).toMatchObject({ correctOption: expect.any(Number), explanation: expect.any(String) });
  for (const { id, answer, correct } of takers) {
    expect(answer).toBe(id === host.user.id ? 1 : 0);
    expect(correct).toBe(answer === solution.correctOption ? 1 : 0);
  }
  expect((await guest.post(`${own}/next`, { after: 0 })).body).toMatchObject({ position: 1, solution: null });
  expect((await host.post(`${own}/next`, { after: 0 })).body).toMatchObject({ position: 1 });
  // Who leaves no longer keeps the others waiting.
  await host.post(`${own}/answer`, { position: 1, answer: 0 });
  guest.tab.disconnect();
  await expect.poll(async () => (await host.get(host.path)).body.run.solution).not.toBeNull();
  expect((await host.post(`${own}/next`, { after: 1 })).body.endedAt).not.toBeNull();
  expect((await host.post(`${own}/answer`, { position: 1, answer: 0 })).status).toBe(409);
  // Practice together is in nobody's record or practice history.
  await at.platform.queueing.waitUntilIdle();
  expect((await host.get('/api/user/record')).body?.history ?? []).toEqual([]);
});

test('the answers are shown when the time is up, and the host ends a run', async () => {
  const host = await present();
  const guest = await present(host.id);
  const { body: run } = await start(guest, { seconds: 30 });
  const own = `${host.path}/${run.id}`;
  await host.post(`${own}/join`);
  at.clock.forward(31);
  expect((await host.get(host.path)).body.run.solution).not.toBeNull();
  expect((await host.post(`${own}/answer`, { position: 0, answer: 0 })).status).toBe(409);
  const third = await present(host.id);
  expect((await third.post(`${own}/end`)).status).toBe(403);
  expect((await host.post(`${own}/end`)).body.endedAt).not.toBeNull();
  expect((await third.post(`${own}/join`)).status).toBe(409);
});

test('a room with a pupil up to grade 5 has the topics of the early grades, and general runs are not for them', async () => {
  const child = async (grade: '2' | '6', room?: string) => {
    const person = await at.person();
    await setAgeBand(at, person, 'under-13');
    await setGrade(at, person, grade);
    await decideConsent(at, person);
    const id = room ?? (await openRoom(person));
    if (room) expect((await person.post(`${roomsPath}/${room}/join`)).status).toBe(200);
    return { ...person, id, path: `${roomsPath}/${id}/practice` };
  };
  const areasFor = async ({ get, path }: Awaited<ReturnType<typeof child>>): Promise<string[]> =>
    (await get(path)).body.topics.map(({ contentArea }: { contentArea: string }) => contentArea);
  const isEarly = (area: string) => area.startsWith('early-');

  const older = await child('6');
  const general = (await older.get(older.path)).body.topics[0];
  expect((await areasFor(older)).some(isEarly)).toBe(false);
  const { body: run } = await start(older);
  const younger = await child('2', older.id);
  for (const each of [older, younger]) expect((await areasFor(each)).every(isEarly)).toBe(true);
  expect((await younger.get(younger.path)).body.run).toMatchObject({ mayTakePart: false, isTakingPart: false });
  expect((await younger.post(`${younger.path}/${run.id}/join`)).status).toBe(403);
  await older.post(`${older.path}/${run.id}/end`);

  const { section, contentArea } = general;
  expect((await older.post(older.path, { id: randomUUID(), section, contentArea })).status).toBe(409);
  const { body: early } = await start(younger);
  expect(early.question.contentArea).toMatch(/^early-/);
  expect((await older.post(`${older.path}/${early.id}/join`)).body).toMatchObject({ isTakingPart: true });
});
