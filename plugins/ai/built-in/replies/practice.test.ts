import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { knowledge } from '../../../item-bank/services.ts';
import { answerOf } from '../../evaluations/answer.ts';
import type { Provider } from '../../providers/provider.ts';
import type { Asker, Turn } from '../../services.ts';
import { createBuiltIn } from '../index.ts';
import { askedQuestions } from '../steps/questions.testing.ts';

let at: TestPlatform;
let tutor: Provider;
let asker: Asker;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  tutor = createBuiltIn({ knowledge: at.platform.host.service(knowledge), record: undefined });
  asker = { who: { institution: at.institution }, userId: (await at.person('learner')).user.id };
});
afterAll(() => at?.close());

async function say(turns: Turn[], text: string): Promise<string> {
  turns.push({ role: 'user', text });
  const { reply } = await answerOf(tutor, asker, { turns: [...turns], purpose: 'tutoring' });
  turns.push({ role: 'assistant', text: reply });
  return reply;
}

test('a practice question is followed by hints, a verdict, an explanation and another question', async () => {
  const turns: Turn[] = [];
  const question = await say(turns, 'give me a practice question on percentages');
  const stem = /^> (.*)$/m.exec(question)?.[1] ?? '';
  const [example] = await at.platform.host.service(knowledge).examples(asker, stem, { most: 1 });
  if (!example) throw new Error('The question is not of the bank');
  expect(example.stem).toBe(stem);
  const key = example.options.indexOf(example.answer);
  const wrong = key === 0 ? 1 : 0;
  expect(await say(turns, 'hint please')).toContain(example.hints.conceptual);
  const judged = await say(turns, `I think ${'ABCDE'[wrong]}`);
  expect(judged).toContain('not right yet');
  expect(judged).toContain(example.hints.procedural);
  expect(await say(turns, `${'ABCDE'[key]}`)).toContain(example.explanation);
  const another = await say(turns, 'another one');
  expect(another).toContain('Practice question');
  expect(another).not.toContain(stem);
});

test('shows the solution of a practice question after its last hint', async () => {
  const turns: Turn[] = [];
  await say(turns, 'ask me a question on overfitting');
  for (let count = 0; count < 3; count++) expect(await say(turns, 'no idea')).toContain('**A hint:**');
  expect(await say(turns, 'no idea')).toContain('go through it together');
});

test('a section of the bank can be requested by its name', async () => {
  const reply = await say([], 'quiz me on artificial intelligence');
  expect(reply).toContain('Practice question');
});

test('does not judge questions about an option of a practice question', async () => {
  const turns: Turn[] = [];
  const stem = /^> (.*)$/m.exec(await say(turns, 'give me a practice question on percentages'))?.[1] ?? '';
  const [example] = await at.platform.host.service(knowledge).examples(asker, stem, { most: 1 });
  if (!example) throw new Error('The question is not of the bank');
  const judged: string[] = [];
  for (const { wording } of askedQuestions(7, 200))
    for (const option of example.options) {
      const asked = wording.replaceAll(/\bN\b/g, option);
      const reply = await say([...turns], asked);
      if (/\bis right\b|\bnot right yet\b|\bgo through it together\b/.test(reply)) judged.push(`${asked} → ${reply}`);
    }
  expect(judged).toEqual([]);
});
