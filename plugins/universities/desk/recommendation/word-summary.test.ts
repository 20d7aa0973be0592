import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { MockProviders } from '../../../ai/testing.ts';
import { environmentFor, mockModels, openMockProviders } from '../../../ai/testing.ts';
import { applicationsPath } from '../../applications/testing.ts';
import { IntakeRow } from '../../catalogue/models.ts';
import { decide, deskPath, newReviewedCase } from '../testing.ts';

// The summary of a released decision, worded by the mock of a language model.

let world: MockProviders;
let at: TestPlatform;
beforeAll(async () => {
  world = await openMockProviders();
  const plugins = ['universities', 'ai', 'activity', 'consent'];
  at = await createTestPlatform({ plugins, environment: environmentFor(world.mock.url) });
  await at.platform.switchboard.saveSettings({ institution: at.institution }, 'ai', { order: ['openai'] });
});
afterAll(async () => {
  await at?.close();
  await world?.close();
});
beforeEach(() => {
  world.mock.clearFixtures();
  world.mock.clearRequests();
  world.mock.onModerate(/./, { flagged: false, categories: {} });
});

const builtIn = 'Recommendation: Recommended. The average of 2 reviews reaches 75% of the rubric.';
const asked = () => world.mock.getRequests().filter(({ path }) => !path.includes('moderations'));

const wording = {
  opening: 'The figures make this application recommended.',
  sentences: [
    { part: 'rubric', text: 'On average, the 2 reviews came to 75% of the rubric.' },
    {
      part: 'lowest-criterion',
      text: 'Even the criterion with the lowest average, “Academic readiness”, came to 75%.',
    },
    {
      part: 'score',
      text: 'An EiQ score of 512.0, with a standard error of 30.0, reaches the minimum of 500.0 with a probability of 66%.',
    },
  ],
};

/** Decides and releases an application while the model answers with a wording. */
async function releasedWith(answer: object, decision: 'accepted' | 'rejected' = 'accepted') {
  world.mock.on({ model: mockModels.openai }, { content: JSON.stringify(answer) });
  const { id, first, applicant, university } = await newReviewedCase(at);
  await decide(first, id, decision);
  await at.platform.queueing.waitUntilIdle();
  expect(asked(), 'a model is asked before the release').toEqual([]);
  const rows = at.platform.database.rows(IntakeRow, { institution: at.institution });
  await rows.findById(university.intakeId).patch({ decisionsAt: at.clock.now() });
  await at.runSchedule('universities', 'releaseDecisions');
  await at.platform.queueing.waitUntilIdle();
  const { body } = await applicant.get(`${applicationsPath}/${id}`);
  const { body: page } = await first.get(`${deskPath}/applications/${id}`);
  return { body, page, applicant };
}

test('a model words the summary after the release, from the figures alone', async () => {
  const { body, page, applicant } = await releasedWith(wording);
  expect(body).toMatchObject({ status: 'accepted', recommendationStatus: 'recommended' });
  expect(body.analysisSummary).toBe([wording.opening, ...wording.sentences.map(({ text }) => text)].join(' '));
  expect(page.analysis).toMatchObject({ wordedBy: 'model', summary: body.analysisSummary });
  expect(asked()).toHaveLength(1);
  const prompt = JSON.stringify(asked()[0]?.body);
  expect(prompt).toContain('75%');
  for (const secret of [
    'how things work',
    'Read in full',
    applicant.user.lastName,
    applicant.user.email,
    'accepted\\"',
  ]) {
    expect(prompt).not.toContain(secret);
  }
});

test.each([
  ['contradicts the status', { ...wording, opening: 'This application is not recommended.' }],
  ['names a decision', { ...wording, opening: 'You are accepted and recommended.' }],
  ['adds a fact', { ...wording, sentences: [...wording.sentences, { part: 'essay', text: 'The essay was moving.' }] }],
  ['is no wording', { answer: 'Recommended!' }],
])('the built-in wording stays where the model’s %s', async (_, answer) => {
  const { body, page } = await releasedWith(answer, 'rejected');
  expect(body).toMatchObject({ status: 'rejected', recommendationStatus: 'recommended' });
  expect(body.analysisSummary).toContain(builtIn);
  expect(page.analysis.wordedBy).toBe('platform');
});

test('where the plugin for language models is off, the built-in wording serves', async () => {
  await at.switchPlugin('ai', false);
  const { body } = await releasedWith(wording);
  expect(body.analysisSummary).toContain(builtIn);
  await at.switchPlugin('ai', true);
});
