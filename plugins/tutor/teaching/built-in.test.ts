import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { coach, measure, started } from '../coaching/testing.ts';
import { tutorChat } from '../testing.ts';

// The tutor without any key: how it answers fear of a test and questions about scores, and keeps to a session's goal.

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['tutor', 'item-bank', 'practice', 'immersion'] });
});
afterAll(() => at?.close());

async function measured() {
  const learner = await at.person();
  await measure(at, learner.user.id, [
    { domain: 'core_math', theta: -1.5, standardError: 0.3 },
    { domain: 'applied_reasoning', theta: -1.2, standardError: 0.3 },
    { domain: 'ai_conceptual', theta: -1.6, standardError: 0.3 },
  ]);
  return learner;
}

test.each([
  "I have a test tomorrow and I'm scared",
  'i have a fractions test tomorrow and im so nervous',
])('the reply to “%s” begins with one kind sentence, and has no topic label', async (message) => {
  const { body } = await tutorChat(await at.person(), message);
  const [first, next] = body.content.split('\n\n');
  expect(first).toBe('It is normal to be nervous before a test, and it is good that you told me.');
  expect(next).toContain('A night’s sleep');
  expect(body.content).not.toMatch(/\*\*|nervous before a test.*nervous before a test/s);
  expect(body.metadata).toEqual({ subject: null, difficulty: null, concepts: [] });
});

test('a message with a fear and a task gets the kind sentence, then help with the task', async () => {
  const { body } = await tutorChat(await at.person(), "I'm scared of tomorrow's exam. How do I add fractions?");
  expect(body.content).toMatch(/^It is normal to be nervous before a test[^\n]*\n\n.*fraction/is);
});

test('answers a question about getting from one score to another from the learner’s record', async () => {
  const { body } = await tutorChat(await measured(), 'How do I get from 348 to 450?');
  expect(body.content).toMatch(/EiQ score: it is \*\*357 ± 59\*\* at present, so 450 is about 93 points away/);
  expect(body.content).toContain('Core Math & Logic: 350 ± 59');
  expect((await tutorChat(await at.person(), 'how can i get from 350 to 450')).body.content).toContain(
    'You have no EiQ score yet',
  );
});

test.each([
  'How do I get from 348 to 450 by adding?',
  'A train goes from 348 km to 450 km, how far is that?',
  'How do I count from 100 to 250 in steps of 5?',
])('“%s” is answered as a calculation, without the learner’s score', async (message) => {
  expect((await tutorChat(await measured(), message)).body.content).not.toContain('EiQ score');
});

test('a Mathematics session with the goal “Understand fractions” stays on fractions', async () => {
  const learner = await measured();
  const { id } = await started(learner);
  const say = async (message: string): Promise<string> =>
    (await coach(learner, id, message, { learningGoal: 'Understand fractions' })).body.response;
  for (const message of ['hello', 'Where do I begin?', 'I do not know', 'what should i practise?', "I'm ready"]) {
    const reply = await say(message);
    expect(reply, message).toMatch(/fraction/i);
    expect(reply, message).not.toMatch(/AI Concepts|overfitting|Applied Reasoning/);
  }
  for (const message of ['give me a practice question', 'another question please']) {
    expect(await say(message), message).toMatch(/^\*\*Practice question\*\* \(Fractions\)/);
  }
});
