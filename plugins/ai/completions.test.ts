import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../core/testing.ts';
import { createTestPlatform } from '../../core/testing.ts';
import { completions } from './services.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['ai'] });
});
afterAll(() => at?.close());

test('without any key the built-in tutor answers', async () => {
  const learner = await at.person();
  const asker = { who: { institution: at.institution }, userId: learner.user.id };
  const answered = await at.platform.host.service(completions).text(asker, {
    plugin: 'tutor',
    purpose: 'chat',
    instructions: 'You are a tutor.',
    turns: [{ role: 'user', text: 'How do I add 1/2 and 1/3?' }],
    isPersonal: true,
  });
  expect(answered.provider).toBe('built-in');
  expect(answered.text).not.toBe('');
});
