import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { chat, tutorChat } from '../testing.ts';

// With the real plugin `ai` but no key, the built-in tutor answers.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['tutor', 'item-bank'] });
});
afterAll(() => at?.close());

test('the tutor leads a learner through a fraction problem without revealing the answer', async () => {
  const learner = await at.person();
  let sessionId: string | undefined;
  const messages = ['What is 3/4 + 1/6? I have no idea how to do this', 'I got 4/10', '12', '9/12 and 2/12'];
  for (const message of messages) {
    const { status, body } = await chat(learner, message, { sessionId });
    expect([status, body.reply?.provider], JSON.stringify(body)).toEqual([200, 'built-in']);
    expect(body.response).not.toMatch(/11\s*\/\s*12|\\frac\{11\}\{12\}/);
    expect(body.response).toContain('?');
    sessionId = body.conversation.id;
  }
  expect((await chat(learner, '11/12', { sessionId })).body.response).toMatch(/right/);
});

test('a reply has its subject, and a notice that the built-in tutor wrote it', async () => {
  const learner = await at.person();
  const { body } = await tutorChat(learner, 'Can you explain common denominators?');
  expect(body.metadata).toMatchObject({
    subject: 'Core Math & Logic',
    concepts: expect.arrayContaining(['Common denominators']),
  });
  expect(body.reply.notice).toContain('built-in tutor');
});

test('a message that signals danger reaches staff with local moderation alone', async () => {
  const learner = await at.person();
  expect((await chat(learner, 'I want to kill myself')).body.response).toContain('findahelpline.com');
  const instructor = await at.person('instructor');
  const { items } = (await instructor.get('/api/safeguarding/alerts')).body;
  expect(items).toMatchObject([{ state: 'open', learner: { userId: learner.user.id } }]);
});
