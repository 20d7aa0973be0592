import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { addPlacement, setAgeBand } from '../../learner/testing.ts';
import { newCandidate, profileEntry, profilePath } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['talent'] });
});
afterAll(() => at?.close());

test('it starts and can be switched off', async () => {
  onTestFinished(() => at.switchPlugin('talent', true));
  const pluginsOf = async () => (await (await at.person()).get('/api/platform/manifest')).body.plugins;
  expect(await pluginsOf()).toContainEqual(expect.objectContaining({ id: 'talent' }));
  await at.switchPlugin('talent', false);
  expect(await pluginsOf()).not.toContainEqual(expect.objectContaining({ id: 'talent' }));
});

test('a profile takes its scores from the record, whatever is sent', async () => {
  const learner = await at.person();
  expect((await learner.get(profilePath)).body).toBeNull();
  const early = await learner.post(profilePath, profileEntry());
  expect([early.status, early.body.error.message]).toEqual([
    409,
    'Your score comes from your record. Take an assessment first.',
  ]);
  await setAgeBand(at, learner, 'adult');
  await addPlacement(at, learner, { theta: 1.1 });
  await addPlacement(at, learner, { theta: -0.4, standardError: 0.2 });
  const { status, body } = await learner.post(profilePath, profileEntry({ currentEiqScore: 899, peakEiqScore: 900 }));
  expect(status).toBe(201);
  expect(body.currentEiqScore).toBeLessThan(550);
  expect(body.peakEiqScore).toBe(610);
  expect(body).toMatchObject({ isOpenToRecruitment: true, availability: 'flexible', unlisted: null });
  expect(body.skills).toContainEqual({ name: 'Python', level: 3, evidence: null });
  const changed = await learner.put(profilePath, profileEntry({ isOpenToRecruitment: false }));
  expect([changed.status, changed.body.unlisted]).toEqual([200, 'closed']);
});

test('a company sees skills and score of a candidate, but no name and no address', async () => {
  const learner = await newCandidate(at);
  const { body } = await learner.get(`${profilePath}/preview`);
  expect(body).toMatchObject({ label: expect.stringMatching(/^Candidate [0-9A-F]{4}$/), eiqScore: 512 });
  const text = JSON.stringify(body);
  for (const secret of [learner.user.firstName, learner.user.lastName, learner.user.email, learner.user.id]) {
    expect(text).not.toContain(secret);
  }
});

test('ten thousand skills are refused, and control characters', async () => {
  const learner = await newCandidate(at);
  const put = (technical_skills: string[]) =>
    learner.put(profilePath, profileEntry({ skillsProfile: { technical_skills } }));
  const many = await put(Array.from({ length: 10_000 }, (_, n) => `Skill ${n}`));
  expect([many.status, many.body.error.message]).toEqual([400, expect.stringContaining('')]);
  expect(JSON.stringify(many.body)).toContain('At most 50 entries');
  expect((await put(['Py\u0000thon'])).status).toBe(400);
  expect((await put(['x'.repeat(61)])).status).toBe(400);
  const twice = await put(['python', 'Python', 'PYTHON']);
  expect(twice.body.skillsProfile.technical_skills).toHaveLength(1);
});

test('availability is immediate, flexible or a year of graduation', async () => {
  const learner = await newCandidate(at);
  const put = async (availability: unknown) => (await learner.put(profilePath, profileEntry({ availability }))).status;
  for (const accepted of ['immediate', 'flexible', 'graduate_2024', 'graduate_2025', 'graduate_2029']) {
    expect(await put(accepted)).toBe(200);
  }
  for (const refused of ['graduate_1999', 'soon', '', null, 7]) expect(await put(refused)).toBe(400);
});

test('only learners have a profile', async () => {
  const instructor = await at.person('instructor');
  expect((await instructor.post(profilePath, profileEntry())).status).toBe(403);
});
