import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import type { TestPerson } from '../../core/testing.ts';
import { mockModels } from '../../plugins/ai/testing.ts';
import type { StageState } from '../../plugins/immersion/contract.ts';
import { setAgeBand } from '../../plugins/learner/testing.ts';
import {
  answerTo,
  runOf,
  skipToQuestion,
  solutionOf,
  standingOf,
  startForm,
  submit,
} from '../../plugins/practice/testing.ts';
import type { AiPlatform } from './ai-platform.ts';
import { externalProviders, openAiPlatform } from './ai-platform.ts';

// Placement, practice and hints while AI is switched off and on and while providers fail.

let ai: AiPlatform;
beforeAll(async () => {
  ai = await openAiPlatform({ plugins: ['ai', 'learner', 'item-bank', 'practice', 'immersion', 'hints'] });
});
afterAll(() => ai?.close());
beforeEach(async () => {
  ai.providers.mock.clearFixtures();
  ai.providers.mock.clearRequests();
  ai.providers.mock.onModerate(/./, { flagged: false, categories: {} });
  await ai.saveSettings({ order: ['openai'] });
});
afterEach(() => ai.at.switchPlugin('ai', true));

async function adult(): Promise<TestPerson> {
  const person = await ai.at.person('learner');
  await setAgeBand(ai.at, person, 'adult');
  return person;
}

/** The mock grades every criterion of the rubric as met, and quotes the first words of the answer. */
function gradeEverythingAsMet() {
  ai.providers.mock.on({ model: mockModels.openai }, (request) => {
    const prompt = request.messages.map(({ content }) => String(content)).join('\n');
    const ids = [...prompt.matchAll(/^([\w-]+) \(\d+\): /gm)].map(([, id]) => id);
    const quote = /<<learner \w+>>\n((?:\S+\s){3})/.exec(prompt)?.[1] ?? '';
    return {
      content: JSON.stringify({
        criteria: ids.map((id) => ({ id, isMet: true, quote })),
        reason: 'You named every point.',
      }),
    };
  });
}

/** Answers an open practice question with its model answer. Returns the rubric part of the feedback. */
async function feedbackInPractice(person: TestPerson) {
  const open = await skipToQuestion(person, await startForm(person), 'open_ended');
  const solution = await solutionOf(ai.at, open);
  expect((await submit(person, answerTo(open, solution))).status).toBe(200);
  await ai.at.platform.queueing.waitUntilIdle();
  return standingOf(await runOf(person, open.runId)).submission?.feedback?.rubric;
}

const providerRequests = () => ai.providers.mock.getRequests().filter(({ path }) => !path.includes('moderations'));

test('an open answer in practice is graded by the provider, whose name and reason are shown with the feedback', async () => {
  gradeEverythingAsMet();
  expect(await feedbackInPractice(await adult())).toMatchObject({
    grader: `openai:${mockModels.openai}`,
    reason: 'You named every point.',
  });
});

test('the rubric grades while the plugin is off, and the provider grades again once it is on', async () => {
  gradeEverythingAsMet();
  const person = await adult();
  await ai.at.switchPlugin('ai', false);
  expect(await feedbackInPractice(person)).toMatchObject({ grader: 'rubric', reason: null });
  expect(providerRequests()).toEqual([]);
  await ai.at.switchPlugin('ai', true);
  expect(await feedbackInPractice(await adult())).toMatchObject({ grader: `openai:${mockModels.openai}` });
});

test('a child’s answers are graded by the rubric and are not sent to a provider', async () => {
  gradeEverythingAsMet();
  expect(await feedbackInPractice(await ai.at.person('learner'))).toMatchObject({ grader: 'rubric' });
  expect(ai.providers.mock.getRequests()).toEqual([]);
});

test.each([
  ['that answers with errors', { error: { message: 'no' }, status: 500 }, {}],
  ['that fails midway', { content: '{"criteria": [{"id": "all", "isMet": true' }, { truncateAfterChunks: 2 }],
  ['that answers with garbage', { content: 'You get all points!' }, {}],
] as const)('the rubric grades if the provider is one %s', async (_, response, options) => {
  ai.providers.mock.on({ model: mockModels.openai }, response, options);
  expect(await feedbackInPractice(await adult())).toMatchObject({ grader: 'rubric', reason: null });
});

const stages = ['core_math', 'applied_reasoning', 'ai_conceptual'];

/** Answers at most `limit` questions of the placement, with a request for hints in each. Returns how many it answered. */
async function answerPlacement(person: TestPerson, limit: number): Promise<number> {
  let answered = 0;
  for (const stage of stages) {
    for (;;) {
      const { status, body } = await person.get(`/api/assessment/ai-immersion/${stage}`);
      if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
      const { sessionId, questions } = body as StageState;
      const question = questions?.[0];
      if (!question) break;
      const hints = await person.post('/api/assessment/hints/generate-personalized-hints', {
        sessionId,
        questionId: question.id,
        attemptCount: 0,
        timeSpent: 1000,
        userTheta: 0,
      });
      expect(hints.status).toBe(200);
      expect(hints.body.hints.length).toBeGreaterThan(0);
      const answer = question.type === 'open_ended' ? 'Because the two of them grow together over time.' : 0;
      const response = { sessionId, questionId: question.id, answer, section: stage };
      expect((await person.post('/api/assessment/analyze-response', response)).status).toBe(200);
      answered += 1;
      if (answered === limit) return answered;
    }
  }
  return answered;
}

test('a placement can be completed although the provider fails and the plugin is switched off and on', async () => {
  const person = await adult();
  gradeEverythingAsMet();
  expect(await answerPlacement(person, 4)).toBe(4);
  ai.providers.mock.clearFixtures();
  ai.providers.mock.on({ model: mockModels.openai }, { content: '{"hint": "Loo' }, { truncateAfterChunks: 1 });
  expect(await answerPlacement(person, 4)).toBe(4);
  await ai.at.switchPlugin('ai', false);
  expect(await answerPlacement(person, 4)).toBe(4);
  await ai.at.switchPlugin('ai', true);
  await ai.saveSettings({ order: externalProviders });
  await answerPlacement(person, 100);
  const done = await person.get('/api/assessment/ai-immersion/ai_conceptual');
  expect(done.body.questions).toEqual([]);
  const ungraded = await knexOf(ai.at.platform.database)('item_bank.responses')
    .where({ user_id: person.user.id })
    .whereNull('grader')
    .whereNotNull('answered_at');
  expect(ungraded).toEqual([]);
});
