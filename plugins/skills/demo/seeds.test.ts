import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { content } from '../content/index.ts';
import type { ActiveRecommendation, LearningAnalytics, SkillMastery } from '../contract.ts';
import { demoProgress } from './progress.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['skills', 'practice', 'onboarding'] });
});
afterAll(() => at?.close());

test('progress of the demo is about skills of the catalogue and never falls', () => {
  for (const progress of Object.values(demoProgress)) {
    for (const [skillId, marks] of Object.entries(progress)) {
      expect(content.map(({ id }) => id)).toContain(skillId);
      expect(marks.map(({ to }) => to)).toEqual(marks.map(({ to }) => to).toSorted((one, other) => one - other));
      expect(marks.map(({ daysAgo }) => -daysAgo)).toEqual(
        marks.map(({ daysAgo }) => -daysAgo).toSorted((one, other) => one - other),
      );
    }
  }
});

test('a demo learner has masteries, reviews that are due and progress of past weeks, and seeding again changes nothing', async () => {
  const learner = await at.person('learner', at.institution, 'learner');
  const look = async () => ({
    masteries: (await learner.get('/api/skills/mastery')).body as { skills: SkillMastery[]; due: number },
    active: (await learner.get('/api/recommendations/skills/active')).body as ActiveRecommendation[],
    analytics: (await learner.get('/api/skills/analytics')).body as LearningAnalytics,
  });
  const plugins = ['learner', 'onboarding', 'practice', 'skills'];
  await at.seed(...plugins);
  const first = await look();
  expect(first.masteries.skills.length).toBeGreaterThan(8);
  expect(first.masteries.skills.some(({ isMastered }) => isMastered)).toBe(true);
  expect(first.masteries.due).toBeGreaterThan(0);
  expect(first.active).toHaveLength(8);
  const started = first.active.filter(({ progress }) => progress > 0).map(({ skillId }) => skillId);
  expect(started.toSorted()).toEqual(['deductive-reasoning', 'linear-equations']);
  for (const { reasons } of first.active) expect(reasons.length).toBeGreaterThanOrEqual(2);
  expect(first.analytics).toMatchObject({ inProgress: 2, completed: 2 });
  expect(first.analytics.weeks.filter(({ hours }) => hours > 0).length).toBeGreaterThan(3);
  await at.seed(...plugins);
  expect(await look()).toEqual(first);
});
