import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { learnerOf } from '../../activity/testing.ts';
import { cohortsPath, createCohort, joinCohort, meetingEntry, planMeeting } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['cohorts', 'activity'] });
});
afterAll(() => at?.close());

async function aCohort() {
  const [owner, member] = [await learnerOf(at), await learnerOf(at)];
  const id = await createCohort(owner);
  await joinCohort(member, id);
  const path = `${cohortsPath}/${id}`;
  const upcoming = async (reader: TestPerson) => (await reader.get(`${path}/meetings`)).body.upcoming;
  const told = async (person: TestPerson) =>
    (await person.get('/api/notifications')).body.items.map(({ title, text }: { title: string; text: string }) => [
      title,
      text,
    ]);
  return { owner, member, id, path, upcoming, told };
}

test('the owner plans a meeting every week; members see its dates, are told of changes, and save it in their calendar', async () => {
  const { owner, member, id, path, upcoming, told } = await aCohort();
  expect((await member.put(`${path}/meetings/${id}`, meetingEntry)).status).toBe(403);
  const stated = { title: 'Exercises', place: 'Library', repeats: 'weekly', until: '2099-04-10' };
  const meetingId = await planMeeting(owner, id, stated);
  const dates = await upcoming(member);
  expect(dates).toHaveLength(10);
  expect(dates[0]).toMatchObject({
    ...{ title: 'Exercises', place: 'Library', timeZone: 'Europe/Berlin', isSkipped: false, number: 0 },
    ...{ begins: '2099-01-16T16:00:00.000Z', ends: '2099-01-16T17:30:00.000Z' },
  });
  expect((await member.get(`${cohortsPath}/meetings`)).body).toMatchObject([
    { cohortId: id, cohortName: 'Algebra by June', begins: '2099-01-16T16:00:00.000Z' },
  ]);

  const skip = (isSkipped: boolean) => owner.put(`${path}/meetings/${meetingId}/dates/0`, { isSkipped });
  for (let times = 0; times < 2; times++) expect((await skip(true)).status).toBe(204);
  expect((await upcoming(member))[0]).toMatchObject({ number: 0, isSkipped: true });
  expect((await member.get(`${cohortsPath}/meetings`)).body[0].begins).toBe('2099-01-23T16:00:00.000Z');
  const moved = { ...meetingEntry, ...stated, starts: '2099-01-16T18:00' };
  for (let times = 0; times < 2; times++) await owner.put(`${path}/meetings/${meetingId}`, moved);
  expect((await upcoming(member)).slice(0, 2)).toMatchObject([
    { begins: '2099-01-16T17:00:00.000Z', isSkipped: true },
    { begins: '2099-01-23T17:00:00.000Z', isSkipped: false },
  ]);

  const { headers, body: file } = await member.get(`${path}/calendar`);
  expect(headers.get('content-type')).toContain('text/calendar');
  const [event] = new ICAL.Component(ICAL.parse(String(file)))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
  expect(event).toMatchObject({ uid: `${meetingId}@study-cohorts`, summary: 'Exercises', sequence: 2 });
  expect(event?.iterator().next()?.toJSDate().toISOString()).toBe('2099-01-23T17:00:00.000Z');

  expect((await owner.delete(`${path}/meetings/${meetingId}`)).status).toBe(204);
  expect(await upcoming(member)).toEqual([]);
  const every = (time: string) => `Every Friday at ${time} from 16 January 2099 to 10 April 2099 (Europe/Berlin).`;
  expect(await told(member)).toEqual([
    ['A meeting of your study cohort was cancelled', every('18:00')],
    ['A meeting of your study cohort was moved', every('18:00')],
    ['A meeting of your study cohort was cancelled', '16 January 2099 at 17:00 (Europe/Berlin).'],
    ['Your study cohort meets', every('17:00')],
  ]);
  expect(await told(owner)).toEqual([]);
});

test('impossible meetings are refused where they were entered, and strangers see none', async () => {
  const { owner, id, path } = await aCohort();
  const issues = async (stated: object) => {
    const { body } = await owner.put(`${path}/meetings/${id}`, { ...meetingEntry, ...stated });
    return body.error.issues.map((issue: { path: string }) => issue.path);
  };
  expect(await issues({ timeZone: 'Berlin' })).toEqual(['body.timeZone']);
  expect(await issues({ starts: '2020-01-15T17:00' })).toEqual(['body.starts']);
  expect(await issues({ starts: '2099-02-30T17:00' })).toEqual(['body.starts']);
  expect(await issues({ repeats: 'weekly', until: '2098-01-01' })).toEqual(['body.until']);
  expect(await issues({ minutes: 0 })).toEqual(['body.minutes']);
  const stranger = await learnerOf(at);
  for (const address of ['meetings', 'calendar']) expect((await stranger.get(`${path}/${address}`)).status).toBe(404);
  expect((await stranger.get(`${cohortsPath}/meetings`)).body).toEqual([]);
});

test('a member’s calendar reads the meetings by an address, until it is replaced or revoked or they leave', async () => {
  const { owner, member, id, path } = await aCohort();
  await planMeeting(owner, id, { title: 'Exercises', place: 'Library' });
  const create = async () => (await member.post(`${path}/feed`)).body.path as string;
  const read = async (address: string) => {
    const answer = await at.call('GET', address);
    return { status: answer.status, text: String(answer.body) };
  };
  expect((await member.get(`${path}/feed`)).body).toEqual({ createdAt: null });
  const first = await create();
  const { status, text } = await read(first);
  expect(status).toBe(200);
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe('Exercises');
  // Nobody is named in it.
  for (const { user } of [owner, member])
    for (const word of [user.id, user.email, user.lastName]) expect(text).not.toContain(word);
  const second = await create();
  expect((await read(first)).status).toBe(410);
  expect((await read(second)).status).toBe(200);
  expect((await read(`${second}x`)).status).toBe(410);
  // A change is there at the next reading.
  await planMeeting(owner, id, { title: 'Questions' });
  expect((await read(second)).text).toContain('Questions');
  await member.delete(`${path}/feed`);
  expect((await read(second)).status).toBe(410);
  const third = await create();
  await member.post(`${path}/leave`);
  expect((await read(third)).status).toBe(410);
  const ended = (await owner.post(`${path}/feed`)).body.path as string;
  await owner.post(`${path}/archive`);
  expect((await read(ended)).status).toBe(410);
});
