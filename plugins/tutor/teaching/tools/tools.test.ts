import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf } from '../../../../core/db/index.ts';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { FakeModel } from '../../../ai/testing.ts';
import { openFakeModel } from '../../../ai/testing.ts';
import { learnerRecord } from '../../../learner/services.ts';
import { chat } from '../../testing.ts';

// The tutor's tools as a model on a school's own server calls them: through the chat's route.

let fake: FakeModel;
let at: TestPlatform;
let learner: TestPerson;
beforeAll(async () => {
  fake = await openFakeModel();
  at = await createTestPlatform({
    plugins: ['tutor', 'item-bank', 'practice'],
    environment: {
      EIQ_AI_OPENAI_BASE_URL: fake.url,
      EIQ_AI_OPENAI_MODEL: 'tiny:3b',
      // Long timeouts, so that a busy machine does not change results.
      EIQ_AI_RACE_AFTER_SECONDS: '60',
      EIQ_AI_FIRST_WORDS_SECONDS: '120',
    },
  });
  learner = await at.person();
  const record = at.platform.host.service(learnerRecord);
  await record.setAgeBand({ who: { institution: at.institution } }, learner.user.id, 'adult');
});
afterAll(async () => {
  await at?.close();
  await fake?.close();
});

/** What the model gets back for one call of a tool. */
async function resultOf(name: string, input: object) {
  fake.answer((_, number) =>
    number === 0 ? { calls: [{ name, arguments: JSON.stringify(input) }] } : { say: 'Look at that.' },
  );
  const { status, body } = await chat(learner, 'Is that right?');
  expect([status, body.reply?.provider, body.response]).toEqual([200, 'openai', 'Look at that.']);
  const { content } = fake.requests.at(-1)?.messages.at(-1) ?? {};
  const [, text = ''] = /^<<data \w+>>\n(.*)\n<<end \w+>>$/s.exec(content ?? '') ?? [];
  return text;
}

test('a step is checked exactly, and a calculation worked out', async () => {
  expect(JSON.parse(await resultOf('check_step', { step: '3/4 + 1/6 = 4/10' }))).toMatchObject({ verdict: 'fails' });
  expect(JSON.parse(await resultOf('check_step', { step: 'it feels right' }))).toMatchObject({ verdict: 'none' });
  expect(JSON.parse(await resultOf('calculate', { expression: '3/4 + 1/6' }))).toMatchObject({ exact: '11/12' });
  expect(await resultOf('calculate', { expression: 'the square of my age' })).toContain('could not be read');
});

test('lessons are found with a link, and practice questions come without their answer', async () => {
  const found = await resultOf('find_lesson', { topic: 'adding fractions with different denominators' });
  expect(JSON.parse(found).lessons[0].link).toMatch(/^\[.+\]\(\/ai-tutor\/lessons\/[a-z-]+\)$/);
  expect(await resultOf('find_lesson', { topic: 'the kings of France' })).toBe('There is no lesson on this.');
  const question = JSON.parse(await resultOf('next_practice_item', { topic: 'fractions' }));
  expect(Object.keys(question).sort()).toEqual(['hints', 'options', 'question']);
});

test('the record has no questions and no name', async () => {
  const text = await resultOf('learner_record', {});
  expect(Object.keys(JSON.parse(text)).sort()).toEqual(['findsHard', 'hasMastered', 'practised']);
  const sent = JSON.stringify(fake.requests);
  for (const own of [learner.user.id, learner.user.username, learner.user.email]) expect(sent).not.toContain(own);
});

test('a reply keeps links to screens, loses others, and has the version of its prompt', async () => {
  fake.answer(() => ({
    say: 'Read [Common denominators](/ai-tutor/lessons/common-denominators), not [this](https://evil.example/?q=1) or [that](/settings?delete=1).',
  }));
  const { body } = await chat(learner, 'Where do I read about it?');
  expect(body.response).toBe('Read [Common denominators](/ai-tutor/lessons/common-denominators), not this or that.');
  const stored = await knexOf(at.platform.database)('tutor.messages').where({ id: body.reply.id }).first();
  const entry = await knexOf(at.platform.database)('ai.calls').orderBy('at', 'desc').first();
  expect(stored.prompt).toMatch(/^assistant@2 [0-9a-f]{8}$/);
  expect(entry.prompt).toBe(stored.prompt);
});
