import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { knexOf } from '../../core/db/index.ts';
import type { TestPerson } from '../../core/testing.ts';
import { mockModels } from '../../plugins/ai/testing.ts';
import type { StageState } from '../../plugins/immersion/contract.ts';
import { setAgeBand } from '../../plugins/learner/testing.ts';
import { answerTo, runOf, solutionOf, standingOf, startForm, submit, untilA } from '../../plugins/practice/testing.ts';
import type { World } from './ai-platform.ts';
import { externals, openWorld } from './ai-platform.ts';

// Placement, practice and hints with AI off, switched on as they go, and with providers that die.

let world: World;
beforeAll(async () => {
  world = await openWorld({ plugins: ['ai', 'learner', 'item-bank', 'practice', 'immersion', 'hints'] });
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.makers.mock.clearFixtures();
  world.makers.mock.clearRequests();
  world.makers.mock.onModerate(/./, { flagged: false, categories: {} });
  await world.choose({ order: ['openai'] });
});
afterEach(() => world.at.switchPlugin('ai', true));

async function adult(): Promise<TestPerson> {
  const person = await world.at.person('learner');
  await setAgeBand(world.at, person, 'adult');
  return person;
}

/** Has every answer graded as the mock reads its rubric: all criteria met, by the answer's first words. */
function gradeAll() {
  world.makers.mock.on({ model: mockModels.openai }, (request) => {
    const said = request.messages.map(({ content }) => String(content)).join('\n');
    const ids = [...said.matchAll(/^([\w-]+) \(\d+\): /gm)].map(([, id]) => id);
    const quote = /<<learner \w+>>\n((?:\S+\s){3})/.exec(said)?.[1] ?? '';
    return {
      content: JSON.stringify({
        criteria: ids.map((id) => ({ id, isMet: true, quote })),
        reason: 'You named every point.',
      }),
    };
  });
}

/** A practice question answered with its model answer, and what the learner reads of its grade. */
async function practised(person: TestPerson) {
  const open = await untilA(person, await startForm(person), 'open_ended');
  const solution = await solutionOf(world.at, open);
  expect((await submit(person, answerTo(open, solution))).status).toBe(200);
  await world.at.platform.queueing.waitUntilIdle();
  return standingOf(await runOf(person, open.runId)).submission?.feedback?.rubric;
}

const asked = () => world.makers.mock.getRequests().filter(({ path }) => !path.includes('moderations'));

test('an open answer in practice is graded by the provider, whose name and reason are shown with the feedback', async () => {
  gradeAll();
  expect(await practised(await adult())).toMatchObject({
    grader: `openai:${mockModels.openai}`,
    reason: 'You named every point.',
  });
});

test('the rubric grades while the plugin is off, and the provider grades the next answer once it is switched on', async () => {
  gradeAll();
  const person = await adult();
  await world.at.switchPlugin('ai', false);
  expect(await practised(person)).toMatchObject({ grader: 'rubric', reason: null });
  expect(asked()).toEqual([]);
  await world.at.switchPlugin('ai', true);
  expect(await practised(await adult())).toMatchObject({ grader: `openai:${mockModels.openai}` });
});

test('a child’s answers are graded by the rubric and are not sent to a provider', async () => {
  gradeAll();
  expect(await practised(await world.at.person('learner'))).toMatchObject({ grader: 'rubric' });
  expect(world.makers.mock.getRequests()).toEqual([]);
});

test.each([
  ['that answers with errors', { error: { message: 'no' }, status: 500 }, {}],
  ['that dies in the middle', { content: '{"criteria": [{"id": "all", "isMet": true' }, { truncateAfterChunks: 2 }],
  ['that answers with garbage', { content: 'You get all points!' }, {}],
] as const)('with a provider %s the rubric grades', async (_, response, options) => {
  world.makers.mock.on({ model: mockModels.openai }, response, options);
  expect(await practised(await adult())).toMatchObject({ grader: 'rubric', reason: null });
});

const stages = ['core_math', 'applied_reasoning', 'ai_conceptual'];

/** Answers this many questions of the placement; in each, hints are asked for. */
async function placed(person: TestPerson, most: number): Promise<number> {
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
      const given = { sessionId, questionId: question.id, answer, section: stage };
      expect((await person.post('/api/assessment/analyze-response', given)).status).toBe(200);
      answered += 1;
      if (answered === most) return answered;
    }
  }
  return answered;
}

test('a placement completes while the provider fails, and the plugin is switched off and on', async () => {
  const person = await adult();
  gradeAll();
  expect(await placed(person, 4)).toBe(4);
  world.makers.mock.clearFixtures();
  world.makers.mock.on({ model: mockModels.openai }, { content: '{"hint": "Loo' }, { truncateAfterChunks: 1 });
  expect(await placed(person, 4)).toBe(4);
  await world.at.switchPlugin('ai', false);
  expect(await placed(person, 4)).toBe(4);
  await world.at.switchPlugin('ai', true);
  await world.choose({ order: externals });
  await placed(person, 100);
  const done = await person.get('/api/assessment/ai-immersion/ai_conceptual');
  expect(done.body.questions).toEqual([]);
  const graders = await knexOf(world.at.platform.database)('item_bank.responses')
    .where({ user_id: person.user.id })
    .whereNull('grader')
    .whereNotNull('answered_at');
  expect(graders).toEqual([]);
});
