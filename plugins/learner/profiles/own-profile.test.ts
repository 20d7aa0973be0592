import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../core/db/index.ts';
import { deployment } from '../../../core/identity/index.ts';
import type { TestPerson } from '../../../core/testing.ts';
import { TimeZone } from '../contract.ts';
import { decideConsent, placement, startLearner } from '../testing.ts';

let started: Awaited<ReturnType<typeof startLearner>>;
beforeAll(async () => {
  started = await startLearner();
});
afterAll(() => started.at.close());

const profileOf = async (person: TestPerson) => (await person.get('/api/user/profile')).body;

test('a new learner’s profile has default values only', async () => {
  const learner = await started.at.person();
  const { demo: _, ...user } = learner.user;
  expect(await profileOf(learner)).toEqual({
    ...user,
    assessmentProgress: 0,
    learningStreak: 0,
    learntToday: false,
    timeZone: 'UTC',
    aiInteractions: 0,
    currentLevel: 'Foundation',
    eiqScore: null,
    eiqStandardError: null,
    preferredLearningStyle: 'analytical',
    strugglingConcepts: [],
    masteredConcepts: [],
    assessmentHistory: [],
    ageBand: 'unknown',
    guardianConsent: 'missing',
    allowed: [],
    educationalLevel: null,
    gradeLevel: null,
    sharesWithPeers: false,
  });
});

test('the user route returns the signed-in person', async () => {
  const learner = await started.at.person();
  expect((await learner.get('/api/auth/user')).body).toEqual(learner.user);
});

test('the profile shows results, progress and activity', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  const { id } = learner.user;
  await record.addResult(within, placement(id, { theta: 0.9, level: 'mastery' }));
  await record.setSectionProgress(within, id, { core_math: 100, ai_conceptual: 35 });
  for (const name of ['one', 'two', 'two']) {
    await record.noteActivity(within, { userId: id, kind: 'ai', id: name, at: at.clock.now() });
  }
  expect(await profileOf(learner)).toMatchObject({
    currentLevel: 'Mastery',
    eiqScore: 590,
    assessmentProgress: 45,
    aiInteractions: 2,
    learningStreak: 1,
    assessmentHistory: [{ type: 'immersion', title: 'AI immersion placement', eiqScore: 590 }],
  });
  expect((await learner.get('/api/assessments')).body).toMatchObject([
    { type: 'core_math', progress: 100 },
    { type: 'ai_concepts', progress: 35 },
  ]);
});

test('a section’s progress is the latest value set', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  for (const progress of [40, 100, 0]) {
    await record.setSectionProgress(within, learner.user.id, { core_math: progress });
  }
  expect((await learner.get('/api/assessments')).body).toMatchObject([{ type: 'core_math', progress: 0 }]);
  await expect(record.setSectionProgress(within, learner.user.id, { core_math: 101 })).rejects.toThrow(RangeError);
});

test('learning style and time zone can be changed separately', async () => {
  const learner = await started.at.person();
  await learner.patch('/api/user/profile', { preferredLearningStyle: 'visual' });
  const changed = await learner.patch('/api/user/profile', { timeZone: 'Asia/Manila' });
  expect(changed).toMatchObject({ status: 200, body: { preferredLearningStyle: 'visual', timeZone: 'Asia/Manila' } });
  expect(await profileOf(learner)).toEqual(changed.body);
});

test('an invalid change is rejected with all issues', async () => {
  const learner = await started.at.person();
  const answer = await learner.patch('/api/user/profile', {
    preferredLearningStyle: 'osmosis',
    timeZone: 'Mars/Olympus',
  });
  expect(answer.status).toBe(400);
  expect(answer.body.error.issues.map((issue: { path: string }) => issue.path)).toEqual([
    'body.preferredLearningStyle',
    'body.timeZone',
  ]);
});

const dayMs = 24 * 60 * 60 * 1000;

/** Moves the clock forward to the next occurrence of an hour in UTC. */
function moveTo(hour: number) {
  const { clock } = started.at;
  const target = (Math.floor(clock.now().getTime() / dayMs) * 24 + hour) * 60 * 60 * 1000;
  const ahead = target - clock.now().getTime();
  clock.forward((ahead > 0 ? ahead : ahead + dayMs) / 1000);
}

test('a streak grows each day, lasts through the day after and then ends', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  const study = (id: string) =>
    record.noteActivity(within, { userId: learner.user.id, kind: 'study', id, at: at.clock.now() });
  moveTo(23.99);
  await study('first');
  expect(await profileOf(learner)).toMatchObject({ learningStreak: 1, learntToday: true });
  moveTo(0.01);
  expect(await profileOf(learner)).toMatchObject({ learningStreak: 1, learntToday: false });
  await study('second');
  await study('third');
  expect(await profileOf(learner)).toMatchObject({ learningStreak: 2, learntToday: true });
  at.clock.forward((dayMs / 1000) * 1.99);
  expect(await profileOf(learner)).toMatchObject({ learningStreak: 2, learntToday: false });
  at.clock.forward((dayMs / 1000) * 0.01);
  expect(await profileOf(learner)).toMatchObject({ learningStreak: 0, learntToday: false });
});

test('a day ends at midnight in the learner’s time zone', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  // 14 hours ahead of UTC: midnight there is 10:00 UTC.
  await learner.patch('/api/user/profile', { timeZone: 'Pacific/Kiritimati' });
  const study = (id: string) =>
    record.noteActivity(within, { userId: learner.user.id, kind: 'study', id, at: at.clock.now() });
  moveTo(9.5);
  await study('before midnight');
  moveTo(10.5);
  expect(await profileOf(learner)).toMatchObject({ learningStreak: 1, learntToday: false });
  await study('after midnight');
  expect(await profileOf(learner)).toMatchObject({ learningStreak: 2, learntToday: true });
});

test('offsets and abbreviations are rejected as time zones', async () => {
  const learner = await started.at.person();
  for (const timeZone of ['+08:00', 'IST', 'Mars/Olympus', 'US/Pacific-New']) {
    expect([timeZone, (await learner.patch('/api/user/profile', { timeZone })).status]).toEqual([timeZone, 400]);
  }
  for (const timeZone of ['Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC']) {
    expect([timeZone, (await learner.patch('/api/user/profile', { timeZone })).status]).toEqual([timeZone, 200]);
  }
});

test('the database knows every accepted time zone', async () => {
  const browsers = ['AET', 'BET', 'CTT', 'IST', 'SST', 'VST', ...Intl.supportedValuesOf('timeZone')];
  const names = browsers.filter((name) => TimeZone.safeParse(name).success);
  expect(names.length).toBeGreaterThan(300);
  const { rows } = await knexOf(started.at.platform.database).raw(
    'select count(now() at time zone name)::int as known from unnest(?::text[]) as name',
    [names],
  );
  expect(rows).toEqual([{ known: names.length }]);
});

test('the institution’s time zone applies to a learner without one', async () => {
  const { at } = started;
  const learner = await at.person();
  const settings = { timeZone: 'Europe/Lisbon' };
  const who = deployment(at.institution);
  await at.platform.switchboard.saveSettings(who, 'learner', settings);
  expect(await profileOf(learner)).toMatchObject({ timeZone: 'Europe/Lisbon' });
  await at.platform.switchboard.saveSettings(who, 'learner', { timeZone: 'UTC' });
});

test('an activity noted again on another day counts on the first day', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  const note = () =>
    record.noteActivity(within, { userId: learner.user.id, kind: 'study', id: 'one', at: at.clock.now() });
  await Promise.all([note(), note(), note()]);
  moveTo(12);
  moveTo(11);
  await note();
  expect(await profileOf(learner)).toMatchObject({ learntToday: false });
});

test('consent is required below 18 and if the age is unknown', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  const { id } = learner.user;
  for (const [ageBand, guardianConsent] of [
    ['under-13', 'missing'],
    ['16-17', 'missing'],
    ['unknown', 'missing'],
    ['adult', 'not-needed'],
  ] as const) {
    await record.setAgeBand(within, id, ageBand);
    expect(await record.profile(within, id)).toMatchObject({ ageBand, guardianConsent });
  }
  const instructor = await at.person('instructor');
  expect(await record.profile(within, instructor.user.id)).toMatchObject({ guardianConsent: 'not-needed' });
});

test('a guardian’s consent counts until it is withdrawn', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  const guardian = await at.person('guardian');
  const tie = { guardianId: guardian.user.id, learnerId: learner.user.id };
  const call = { who: deployment(at.institution) };
  const { guardians } = at.platform.identity;
  const state = async () => (await record.profile(within, learner.user.id)).guardianConsent;
  await guardians.link(call, { ...tie, relation: 'mother' });
  expect(await state()).toBe('missing');
  await guardians.setConsent(call, tie, at.clock.now());
  expect(await state()).toBe('given');
  await guardians.setConsent(call, tie, null);
  expect(await state()).toBe('missing');
});

test('consent by letter counts, and its withdrawal overrides earlier consent', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  const guardian = await at.person('guardian');
  const tie = { guardianId: guardian.user.id, learnerId: learner.user.id };
  const call = { who: deployment(at.institution) };
  const state = async () => (await record.profile(within, learner.user.id)).guardianConsent;
  const decide = async (isGiven: boolean) => {
    at.clock.forward(60);
    await decideConsent(at, learner, isGiven ? ['taking-part'] : []);
  };
  await decide(true);
  expect(await state()).toBe('given');
  await at.platform.identity.guardians.link(call, { ...tie, relation: 'father' });
  await at.platform.identity.guardians.setConsent(call, tie, at.clock.now());
  await decide(false);
  expect(await state()).toBe('missing');
  await decide(true);
  expect(await state()).toBe('given');
});

test('learning paths follow the record', async () => {
  const { at, record, within } = started;
  const learner = await at.person();
  await record.addResult(within, placement(learner.user.id));
  expect((await learner.get('/api/learning-paths')).body).toMatchObject([
    { pathType: 'foundation', progress: 100, isCurrent: false, isUnlocked: true },
    { pathType: 'immersion', progress: 0, isCurrent: true, isUnlocked: true },
    { pathType: 'mastery', progress: 0, isCurrent: false, isUnlocked: false },
  ]);
  const { body } = await learner.get('/api/learning-paths/mastery');
  expect(body.unlocks).toMatchObject({ fromScore: 575, eiqScore: 512, previous: 'immersion' });
  expect(body.conceptList).toHaveLength(body.concepts);
  expect((await learner.get('/api/learning-paths/platinum')).status).toBe(400);
});
