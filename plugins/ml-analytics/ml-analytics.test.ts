import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import { deployment } from '../../core/identity/index.ts';
import { institutions, relations } from '../../core/services.ts';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { addTo, createClass } from '../classes/testing.ts';
import { addPractice, addResults, daysAgo, studyOn } from './testing.ts';

const path = '/api/ml-analytics';
const classPath = '/api/admin/ml-analytics/class';
const calls = ['', '/patterns', '/performance', '/career-projections', '/insights'];

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['ml-analytics', 'practice', 'classes'] });
});
afterAll(() => at?.close());

test('a new learner is told what is missing and how much of it; nothing is made up', async () => {
  const learner = await at.person();
  const { body } = await learner.get(path);
  expect(body).toMatchObject({
    period: '30d',
    current: null,
    forecast: null,
    predictions: [],
    dataPoints: { total: 0 },
  });
  expect(body.missing).toMatchObject([
    { purpose: 'Forecast of your EiQ score', have: 0, need: 1, to: '/placement' },
    { have: 0, need: 4 },
  ]);
  expect((await learner.get(`${path}/patterns`)).body).toMatchObject({ actions: 0, sessions: null, haste: null });
  expect((await learner.get(`${path}/performance`)).body.all).toEqual({ now: null, before: null, isBetter: null });
  expect((await learner.get(`${path}/career-projections`)).body).toMatchObject({
    model: null,
    projections: [],
    absence: { remedy: expect.stringContaining('administrator') },
  });
  expect((await learner.get(`${path}/insights`)).body).toMatchObject({ generatedAt: null, insights: [] });
  const generated = await learner.post(`${path}/generate-insights`);
  expect(generated).toMatchObject({ status: 200, body: { period: '30d', insights: [] } });
  expect(generated.body.missing.length).toBeGreaterThan(0);
  expect((await learner.get(`${path}/insights`)).body).toEqual(generated.body);
});

test('after one result the forecast rests on it and on usual growth, and says so', async () => {
  const learner = await at.person();
  await addResults(at, learner, [[0, 0.12]]);
  const { body } = await learner.get(path);
  expect(body.forecast).toMatchObject({ coverage: 80, hasOwnTrend: false });
  expect(body.forecast.at.eiqScore).toBeGreaterThan(512);
  expect(body.forecast.at.band[0]).toBeLessThan(body.forecast.at.eiqScore);
  expect(body.predictions.map(({ id }: { id: string }) => id)).toEqual(['score', 'level', 'growth']);
  expect(body.missing.map(({ need }: { need: number }) => need)).toContain(2);
  const { body: summary } = await learner.get('/api/learning-analytics');
  expect(summary).toMatchObject({ results: 1, answers: 0, right: null, skills: null, forecast: body.forecast.at });
  for (const { confidence, confidenceLabel, evidence } of body.predictions) {
    expect(confidenceLabel).toBe(confidence > 85 ? 'High' : 'Medium');
    expect(evidence).toMatchObject([{ kind: 'results', count: 1 }]);
  }
});

test('a year of thousands of answers gives patterns, shares and insights with the records they rest on', async () => {
  const learner = await at.person();
  const days = Array.from({ length: 365 }, (_, day) => day + 1);
  await addPractice(at, learner, { days, answers: 12, milliseconds: 20_000 });
  await addResults(at, learner, [
    [360, -0.6],
    [270, -0.2],
    [180, 0.2],
    [90, 0.7],
    [2, 1.1],
  ]);
  const { body } = await learner.get(`${path}?period=365d`);
  expect(body.dataPoints).toMatchObject({ results: 5, answers: 4380, days: 365 });
  expect(body.hindsight.of).toBe(4);
  expect(body.forecast.hasOwnTrend).toBe(true);
  expect(body.predictions.at(-1)).toMatchObject({ id: 'study-days', evidence: [{ kind: 'actions' }] });
  const patterns = (await learner.get(`${path}/patterns?period=90d`)).body;
  expect(patterns).toMatchObject({ activeDays: 89, sessions: { count: 89 }, missing: [] });
  const performance = (await learner.get(`${path}/performance?period=90d`)).body;
  expect(performance.sections[0].now).toMatchObject({ of: 89 * 12 });
  expect(performance.sections[0].now.interval[0]).toBeLessThan(0.75);
  const { insights } = (await learner.post(`${path}/generate-insights?period=365d`)).body;
  expect(insights.map(({ id }: { id: string }) => id)).toContain('rising');
  const rising = insights.find(({ id }: { id: string }) => id === 'rising');
  const history = (await learner.get('/api/user/eiq')).body.history;
  expect(rising.evidence[0].ids).toEqual(history.map(({ id }: { id: string }) => id));
});

test('a learner who has paused for months is told so, and not that they will hardly study', async () => {
  const learner = await at.person();
  const months = Array.from({ length: 30 }, (_, index) => 80 + 2 * index);
  await studyOn(at, learner, months);
  const ids = ({ predictions }: { predictions: { id: string }[] }) => predictions.map(({ id }) => id);
  const paused = (await learner.get(path)).body;
  expect(ids(paused)).not.toContain('study-days');
  expect(paused.missing.at(-1)).toMatchObject({
    ...{ have: 0, need: 1, to: '/assessment' },
    text: expect.stringContaining('You have not studied for 79 days.'),
  });
  await studyOn(at, learner, [0, 1, 3]);
  const back = (await learner.get(path)).body;
  expect(ids(back)).toContain('study-days');
  expect(back.predictions.at(-1).basis).toContain('without those of your pause');
});

test('unknown periods and values of other types are refused', async () => {
  const learner = await at.person();
  for (const query of ['period=14d', 'period=', 'period=30d&period=7d', 'period[]=30d']) {
    const { status } = await learner.get(`${path}?${query}`);
    expect([query, status]).toEqual([query, query.startsWith('period[') ? 200 : 400]);
  }
  expect((await learner.post(`${path}/generate-insights?period=1`)).status).toBe(400);
  for (const call of calls) expect((await at.nobody.get(`${path}${call}`)).status).toBe(401);
});

test('instructors see the weeks and warnings of their own learners only, and files are safe to open', async () => {
  const [teacher, colleague] = [await at.person('instructor'), await at.person('instructor')];
  const [fading, steady] = [await at.person(), await at.person()];
  const formula = { first_name: '=HYPERLINK("http://x")', last_name: '@Lind' };
  await knexOf(at.platform.database)('platform.users').where({ id: fading.user.id }).update(formula);
  const often = Array.from({ length: 60 }, (_, day) => day);
  await studyOn(
    at,
    fading,
    often.slice(13).filter((day) => day % 2 === 1),
  );
  await studyOn(
    at,
    steady,
    often.filter((day) => day % 2 === 1),
  );
  const who = deployment(at.institution);
  await at.platform.host.service(institutions).update({ who }, { instructorsSee: 'their-learners' });
  for (const { user } of [fading, steady]) {
    const relation = { staffId: teacher.user.id, learnerId: user.id, source: 'class 7b' };
    await at.platform.host.service(relations).relate({ who }, relation);
  }
  const { body } = await teacher.get(classPath);
  expect(body).toMatchObject({ learners: 2, counted: 2 });
  expect(body.weeks).toHaveLength(12);
  expect(body.warnings.map(({ userId }: { userId: string }) => userId)).toEqual([fading.user.id]);
  expect(body.warnings[0].reasons.length).toBeGreaterThanOrEqual(2);
  expect(body.quality.judged).toBeGreaterThan(0);
  // Two learners: their mean would tell about single people.
  await addResults(at, steady, [[3, 0.5]]);
  expect((await teacher.get(classPath)).body.weeks.at(-1).eiq).toBeNull();
  expect((await colleague.get(classPath)).body).toMatchObject({ learners: 0, warnings: [] });
  expect((await steady.get(classPath)).status).toBe(403);

  const learners = await teacher.get(`${classPath}/export?content=learners`);
  expect(learners.headers.get('content-type')).toContain('text/csv');
  const text = String(learners.body);
  expect(text).toContain(`'@Lind,"'=HYPERLINK(""http://x"")"`);
  const weeks = String((await teacher.get(`${classPath}/export`)).body);
  expect(weeks).not.toContain('Lind');
  expect((await teacher.get(`${classPath}/export?content=all`)).status).toBe(400);
});

test('a class over time counts the learners of one class, for those who teach it', async () => {
  const [teacher, colleague] = [await at.person('instructor'), await at.person('instructor')];
  const [one, other, administrator] = [await at.person(), await at.person(), await at.person('administrator')];
  const [first, second] = [await createClass(teacher), await createClass(teacher)];
  await addTo(administrator, first, one, other);
  await addTo(administrator, second, other);
  const counted = async (classId: string) => (await teacher.get(`${classPath}?classId=${classId}`)).body.learners;
  expect([await counted(first), await counted(second)]).toEqual([2, 1]);
  const rows = String((await teacher.get(`${classPath}/export?content=learners&classId=${second}`)).body);
  expect([rows.includes(other.user.lastName), rows.includes(one.user.lastName)]).toEqual([true, false]);
  expect((await colleague.get(`${classPath}?classId=${first}`)).status).toBe(404);
  await teacher.post(`/api/classes/${first}/archive`);
  expect((await teacher.get(`${classPath}?classId=${first}`)).status).toBe(404);
  await at.switchPlugin('class-overview', false);
  await at.switchPlugin('classes', false);
  expect((await teacher.get(`${classPath}?classId=${second}`)).status).toBe(404);
  expect((await teacher.get(classPath)).status).toBe(200);
  await at.switchPlugin('classes', true);
});

test('holidays of a class are recognised: nobody is warned about, and the screen can say since when', async () => {
  const teacher = await at.person('instructor');
  const who = deployment(at.institution);
  const pupils = [];
  for (let pupil = 0; pupil < 5; pupil++) {
    const learner = await at.person();
    pupils.push(learner);
    const relation = { staffId: teacher.user.id, learnerId: learner.user.id, source: 'class 8a' };
    await at.platform.host.service(relations).relate({ who }, relation);
    // Every second day for seven weeks, and not for the last 16 days.
    const days = Array.from({ length: 25 }, (_, index) => 17 + 2 * index);
    await studyOn(at, learner, days);
  }
  const { body } = await teacher.get(classPath);
  expect(body).toMatchObject({ learners: 5, isBreak: true, warnings: [], silent: [] });
  const { from, through } = body.breaks.at(-1);
  const day = (ago: number) => daysAgo(at, ago).toISOString().slice(0, 10);
  expect([day(16), day(15), day(14)]).toContain(from);
  expect(through).toBe(day(0));
  // When most are back, the one who is not is warned about, and the holidays are not held against anybody.
  for (const learner of pupils.slice(1)) await studyOn(at, learner, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const back = (await teacher.get(classPath)).body;
  expect(back.isBreak).toBe(false);
  expect(back.breaks).toHaveLength(1);
  expect(back.warnings.map(({ userId }: { userId: string }) => userId)).toEqual([pupils[0]?.user.id]);
  expect(back.warnings[0].reasons[0].text).toContain('besides the break');
});

test('without practice the analytics rest on results and actions, and off they do not exist', async () => {
  const learner = await at.person();
  await studyOn(at, learner, [1, 2, 3]);
  await at.switchPlugin('practice', false);
  expect((await learner.get(path)).body.dataPoints).toMatchObject({ actions: 3, answers: 0 });
  await at.switchPlugin('practice', true);
  await at.switchPlugin('ml-analytics', false);
  for (const call of calls) expect((await learner.get(`${path}${call}`)).status).toBe(404);
  await at.switchPlugin('ml-analytics', true);
});
