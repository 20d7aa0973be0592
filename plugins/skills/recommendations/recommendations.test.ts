import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { addPlacement } from '../../learner/testing.ts';
import { answerTo, mistakeAt, nextOf, startTopic, submit } from '../../practice/testing.ts';
import type { ActiveRecommendation, LearningPathway, MapSkill, SkillRecommendation } from '../contract.ts';
import { answerAbout, answerEvent, answeredSkill, masteriesOn } from '../mastery/testing.ts';
import { recommended, setUp } from '../testing.ts';

const active = '/api/recommendations/skills/active';
const update = '/api/recommendations/skills';
const cards = '/api/skill-recommendations';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['skills', 'practice', 'onboarding', 'apex-prep'] });
});
afterAll(() => at?.close());

/** Answers questions on a topic wrongly. */
async function failAt(person: TestPerson, contentArea: string, count: number): Promise<void> {
  let run = await startTopic(person, contentArea);
  for (let answered = 0; answered < count; answered++) {
    if (answered > 0) run = await nextOf(person, run);
    expect((await submit(person, answerTo(run, await mistakeAt(at, run)))).status).toBe(200);
  }
  await at.platform.queueing.waitUntilIdle();
}

const generated = async (person: TestPerson) => (await person.post(`${cards}/generate`)).body as SkillRecommendation[];
const kindsOf = ({ reasons }: Pick<SkillRecommendation, 'reasons'>) => reasons.map(({ kind }) => kind);

test('a learner without records gets no recommendations', async () => {
  const person = await at.person();
  expect((await person.get(active)).body).toEqual([]);
  expect((await person.get(update)).body).toEqual([]);
  expect(await generated(person)).toEqual([]);
});

test('each recommendation cites at least two of the learner’s records, and a record that is gone is cited no more', async () => {
  const person = await at.person();
  await setUp(at, person);
  await addPlacement(at, person, { theta: -1, domains: [{ domain: 'core_math', theta: -1, standardError: 0.3 }] });
  await failAt(person, 'number-and-ratio', 4);
  const before = await generated(person);
  expect(before.length).toBeGreaterThan(2);
  expect(before.length).toBeLessThanOrEqual(8);
  for (const each of before) expect(each.reasons.length).toBeGreaterThanOrEqual(2);
  const arithmetic = before.find(({ skillId }) => skillId === 'whole-number-arithmetic');
  expect(arithmetic?.reasoning).toContain('In practice you solved 0 of 4 questions on number and ratio.');
  expect(arithmetic?.reasoning).toContain('measured Core Math & Logic at 400.0 ± 59.');
  expect(arithmetic && kindsOf(arithmetic)).toEqual(expect.arrayContaining(['practice', 'placement', 'goal']));

  await at.switchPlugin('practice', false);
  const without = await generated(person);
  await at.switchPlugin('practice', true);
  for (const each of without) expect(kindsOf(each)).not.toContain('practice');
  expect(without.find(({ skillId }) => skillId === 'whole-number-arithmetic')?.reasoning).not.toContain('In practice');
  expect(without.map(({ reasoning }) => reasoning)).not.toEqual(before.map(({ reasoning }) => reasoning));

  // Without the setup, goals, target and background are gone too: one record each is not enough.
  await at.switchPlugin('onboarding', false);
  const bare = await generated(person);
  await at.switchPlugin('onboarding', true);
  for (const each of bare) expect(kindsOf(each)).not.toContain('goal');
});

test('a skill comes after its prerequisites, and what is known already is not recommended', async () => {
  const person = await at.person();
  await setUp(at, person, {
    educationalBackground: { mathBackground: 'expert', programmingExperience: 'professional' },
    assessmentReadiness: { learningGoals: ['Algorithm optimization', 'Mathematical reasoning'] },
  });
  const list = await generated(person);
  expect(list.map(({ skillId }) => skillId)).toContain('mathematical-proof');
  expect(list.map(({ skillId }) => skillId)).not.toContain('fractions');
  const ofMap = async (by: TestPerson, skillId: string) =>
    ((await by.get('/api/skills/map')).body as MapSkill[]).find(({ id }) => id === skillId);
  // Covered by the background, although no answer shows it.
  expect(await ofMap(person, 'fractions')).toMatchObject({ state: 'ready', isKnown: true, missing: [] });
  const [way] = (await person.get('/api/skills/pathways')).body as LearningPathway[];
  const known = way?.stages.flatMap(({ skills }) => skills.filter(({ isKnown }) => isKnown)) ?? [];
  expect([known.length > 0, known.length, new Set(known.map(({ hoursLeft }) => hoursLeft))]).toEqual([
    true,
    way?.done,
    new Set([0]),
  ]);
  const beginner = await at.person();
  await setUp(at, beginner);
  const steps = (await generated(beginner)).map(({ skillId }) => skillId);
  expect(steps).not.toContain('mathematical-proof');
  const missing = ['whole-number-arithmetic'];
  expect(await ofMap(beginner, 'fractions')).toMatchObject({ state: 'locked', isKnown: false, missing });
  expect(steps.indexOf('whole-number-arithmetic')).toBeLessThan(steps.indexOf('fractions'));
  expect(steps.indexOf('reading-code')).toBeLessThan(steps.indexOf('variables-and-types'));

  // Four right answers are too few for mastery, but leave nothing to learn.
  const quick = await at.person();
  await setUp(at, quick, { assessmentReadiness: { learningGoals: ['Mathematical reasoning'] } });
  await addPlacement(at, quick, { theta: -1, domains: [{ domain: 'core_math', theta: -1, standardError: 0.3 }] });
  const isRecommended = async () => (await generated(quick)).some(({ skillId }) => skillId === answeredSkill);
  await answerAbout(at, quick.user.id);
  expect(await isRecommended()).toBe(true);
  for (let answered = 1; answered < 4; answered++) await answerAbout(at, quick.user.id);
  expect(await ofMap(quick, answeredSkill)).toMatchObject({ state: 'ready' });
  expect(await isRecommended()).toBe(false);
});

test('what a known skill needs follows from the answers about it, is said to, and yields to own answers', async () => {
  const person = await at.person();
  await setUp(at, person);
  const arithmetic = async () => {
    const map = (await person.get('/api/skills/map')).body as MapSkill[];
    return map.find(({ id }) => id === 'whole-number-arithmetic');
  };
  const recommendedIds = async () => (await generated(person)).map(({ skillId }) => skillId);
  expect(await arithmetic()).toMatchObject({ isKnown: false, inferred: null });
  expect(await recommendedIds()).toContain('whole-number-arithmetic');
  for (let right = 0; right < 3; right++) await answerAbout(at, person.user.id);
  const found = await arithmetic();
  expect(found).toMatchObject({ state: 'ready', isKnown: true, measured: null, inferred: { from: answeredSkill } });
  const { percent = 0, interval: [low, high] = [0, 0] } = found?.inferred ?? {};
  expect([percent >= 80, low < percent, percent < high]).toEqual([true, true, true]);
  expect(await recommendedIds()).not.toContain('whole-number-arithmetic');
  const { body } = await person.get('/api/skills/mastery');
  expect(body.skills.map(({ skillId }: { skillId: string }) => skillId)).toEqual([answeredSkill]);

  const wrong = { contentArea: 'number-and-ratio', concepts: ['remainders'], isCorrect: false, credit: 0 };
  for (let given = 0; given < 2; given++) {
    const event = answerEvent(person.user.id, wrong);
    await masteriesOn(at).answered({ who: { institution: at.institution } }, event, at.clock.now());
  }
  const overridden = await arithmetic();
  expect(overridden).toMatchObject({ isKnown: false, measured: { answers: 2 } });
  expect(overridden?.inferred?.percent).toBeLessThan(60);
  expect(await recommendedIds()).toContain('whole-number-arithmetic');
});

test('the target of ApexPrep is cited for skills of sections that are below it', async () => {
  const person = await at.person();
  await addPlacement(at, person, {
    theta: 0,
    domains: [
      { domain: 'core_math', theta: -0.5, standardError: 0.3 },
      { domain: 'ai_conceptual', theta: 2, standardError: 0.3 },
    ],
  });
  expect(await generated(person)).toEqual([]);
  const target = { kind: 'own', name: 'ETH minimum', eiqScore: 560, by: null };
  expect((await person.put('/api/apex-prep/target', target)).status).toBe(200);
  const list = await generated(person);
  const sentence =
    'Your ApexPrep target “ETH minimum” is an EiQ score of 560; you are at 450.0 ± 59 in Core Math & Logic.';
  expect(list.length).toBeGreaterThan(0);
  for (const { category, reasoning } of list) {
    expect(category).not.toBe('ai_concepts');
    expect(reasoning).toContain(sentence);
  }
  await person.delete('/api/apex-prep/target');
  expect(await generated(person)).toEqual([]);
});

test('filters narrow the list, and their counts are those of the learner', async () => {
  const person = await at.person();
  await setUp(at, person, {
    educationalLevel: 'professional',
    careerGoals: { targetRole: 'Engineering manager' },
    educationalBackground: { programmingExperience: 'beginner' },
    learningPreferences: { preferredFormat: 'project-based' },
    assessmentReadiness: { learningGoals: ['AI/ML concepts', 'Data structures'] },
    interests: ['Robots'],
  });
  await generated(person);
  const counts = (await person.get(`${cards}/counts`)).body as Record<string, number>;
  expect(counts.all).toBe(
    (counts.technical ?? 0) + (counts['soft-skills'] ?? 0) + (counts.leadership ?? 0) + (counts.emerging ?? 0),
  );
  const categories: Record<string, string[]> = {
    technical: ['programming', 'mathematics', 'research'],
    'soft-skills': ['problem_solving', 'communication'],
    leadership: ['leadership'],
    emerging: ['ai_concepts'],
  };
  for (const [filter, allowed] of Object.entries(categories)) {
    const list = (await person.get(`${cards}?filter=${filter}`)).body as SkillRecommendation[];
    expect(list.length).toBe(Math.min(8, counts[filter] ?? 0));
    expect(list.filter(({ category }) => !allowed.includes(category))).toEqual([]);
  }
  // At most one of a filter is critical and two are high, whatever their relevance.
  const technical = (await person.get(`${cards}?filter=technical`)).body as SkillRecommendation[];
  const countOf = (name: string) => technical.filter(({ priority }) => priority === name).length;
  expect(technical.length).toBeGreaterThan(4);
  expect([countOf('critical') <= 1, countOf('high') <= 2]).toEqual([true, true]);
  expect(counts.technical).toBeGreaterThan(0);
  expect(counts.leadership).toBeGreaterThan(0);
  expect((await person.get(`${cards}?filter=none`)).status).toBe(400);
});

test('progress starts at 10, goes on by 25, is completed from 90, and a repeated call changes nothing', async () => {
  const person = await at.person();
  const first = await recommended(at, person);
  const address = `${update}/${first.id}`;
  expect(first).toMatchObject({ progress: 0, completedAt: null });
  expect((await person.post(`${address}/complete`)).status).toBe(409);
  const started = await person.patch(`${address}/progress`, { progress: 10 });
  expect(started.body.progress).toBe(10);
  expect(started.body.estimatedHours).toBeLessThanOrEqual(first.estimatedHours);
  await person.patch(`${address}/progress`, { progress: 85 });
  expect((await person.post(`${address}/complete`)).status).toBe(409);
  await person.patch(`${address}/progress`, { progress: 90 });
  const completed = await person.post(`${address}/complete`);
  expect(completed.body).toMatchObject({ progress: 100, estimatedHours: 0 });
  expect((await person.post(`${address}/complete`)).body.completedAt).toBe(completed.body.completedAt);
  // It stays until the list is made again, and is not recommended then.
  const ids = async (path: string) => ((await person.get(path)).body as ActiveRecommendation[]).map(({ id }) => id);
  expect(await ids(active)).toContain(first.id);
  expect(await ids(update)).not.toContain(first.id);
  for (const progress of [-1, 101, 12.5, '50', null]) {
    expect((await person.patch(`${address}/progress`, { progress })).status).toBe(400);
  }
});

test('a completed skill opens those that build on it, and is cited by them', async () => {
  const person = await at.person();
  await setUp(at, person);
  const list = (await person.get(update)).body as ActiveRecommendation[];
  const first = list.find(({ skillId }) => skillId === 'whole-number-arithmetic');
  await person.patch(`${update}/${first?.id}/progress`, { progress: 100 });
  const cited = (await generated(person)).flatMap(({ reasons }) => reasons.map(({ text }) => text));
  expect(cited).toContain('You completed Whole-number arithmetic, which this builds on.');
});

test('accepting starts a skill once, and at most eight are in progress', async () => {
  const person = await at.person();
  await setUp(at, person, {
    educationalLevel: 'professional',
    careerGoals: { targetRole: 'Engineering manager' },
    educationalBackground: { programmingExperience: 'beginner', mathBackground: 'basic' },
    learningPreferences: { preferredFormat: 'project-based' },
    assessmentReadiness: { learningGoals: ['AI/ML concepts', 'Data structures', 'Problem-solving skills'] },
    interests: ['Robots', 'Science', 'Writing'],
  });
  await generated(person);
  const ids = new Set<string>();
  for (const filter of ['technical', 'soft-skills', 'leadership', 'emerging']) {
    for (const { id } of (await person.get(`${cards}?filter=${filter}`)).body as SkillRecommendation[]) ids.add(id);
  }
  const [first = '', ...others] = ids;
  const twice = await Promise.all([person.post(`${cards}/${first}/accept`), person.post(`${cards}/${first}/accept`)]);
  expect(twice.map(({ status, body }) => [status, body.isAccepted, body.progress])).toEqual([
    [200, true, 10],
    [200, true, 10],
  ]);
  expect(others.length).toBeGreaterThanOrEqual(8);
  for (const id of others.slice(0, 7)) expect((await person.post(`${cards}/${id}/accept`)).status).toBe(200);
  expect((await person.post(`${cards}/${others[7]}/accept`)).status).toBe(409);
  expect((await person.get(active)).body).toHaveLength(8);
  const analytics = (await person.get('/api/skills/analytics')).body;
  expect(analytics).toMatchObject({ inProgress: 8, completed: 0, mastered: 0 });
  expect(analytics.hoursDone).toBeGreaterThan(0);
});

test('generating twice, also at once, keeps the same recommendations and their ids', async () => {
  const person = await at.person();
  await setUp(at, person);
  const [one, other] = await Promise.all([generated(person), generated(person)]);
  expect(other).toEqual(one);
  expect((await generated(person)).map(({ id }) => id)).toEqual(one.map(({ id }) => id));
});

test('other tabs are told of progress', async () => {
  const person = await at.person();
  const { id, skillId } = await recommended(at, person);
  const tab = await person.connect();
  const told = new Promise((resolve) => tab.once('skills_changed', resolve));
  await person.patch(`${update}/${id}/progress`, { progress: 25 });
  expect(await told).toEqual({ skillId });
});
