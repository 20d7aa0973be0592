import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { whileOff } from '../../../tests/access/switch-off.ts';
import { onboardingAnswers } from '../../onboarding/services.ts';

// Tests with the optional plugins: onboarding, whose setup is an achievement, and activity for notifications.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['achievements', 'activity', 'onboarding'] });
});
afterAll(() => at?.close());

const setUp = async () => {
  const person = await at.person();
  const within = { who: { institution: at.institution } };
  await at.platform.host.service(onboardingAnswers).complete(within, person.user.id, { educationalLevel: 'college' });
  await at.platform.queueing.waitUntilIdle();
  return person;
};

test('completing the setup earns an achievement and a notification with a link to it', async () => {
  const person = await setUp();
  expect((await person.get('/api/achievements')).body.earned).toMatchObject([{ id: 'set-up' }]);
  const { items } = (await person.get('/api/notifications')).body;
  expect(items).toMatchObject([{ kind: 'achievement', title: 'All set up', to: '/achievements', isRead: false }]);
});

test('a setup completed while the plugin was off earns its achievement with the date of completion', async () => {
  const within = { who: { institution: at.institution } };
  const person = await at.person();
  const when = at.clock.now().toISOString();
  await whileOff(at, 'achievements', async () => {
    await at.platform.host.service(onboardingAnswers).complete(within, person.user.id, {});
    await at.platform.queueing.waitUntilIdle();
    at.clock.forward(60 * 60);
  });
  expect((await person.get('/api/achievements')).body.earned).toMatchObject([{ id: 'set-up', at: when }]);
});

test('achievements are earned without notifications', async () => {
  await at.switchPlugin('activity', false);
  const person = await setUp();
  expect((await person.get('/api/achievements')).body.earned).toHaveLength(1);
  await at.switchPlugin('activity', true);
  expect((await person.get('/api/notifications')).body.items).toEqual([]);
});

test('without onboarding the setup achievement cannot be earned', async () => {
  await at.switchPlugin('onboarding', false);
  const person = await at.person();
  expect((await person.get('/api/achievements')).body.earned).toEqual([]);
  await at.switchPlugin('onboarding', true);
});
