import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { Section } from '../../../item-bank/contract.ts';
import type { OpenLearnerQuestion } from '../../../item-bank/services.ts';
import { hintSource, itemCatalogue, knowledge, measurement } from '../../../item-bank/services.ts';
import { learnerRecord } from '../../../learner/services.ts';
import { answerOf, filled } from '../../evaluations/answer.ts';
import type { Provider } from '../../providers/provider.ts';
import type { Asker, Turn } from '../../services.ts';
import { createBuiltIn } from '../index.ts';
import { jailbreaks } from './jailbreaks.ts';

let at: TestPlatform;
let tutor: Provider;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank', 'learner'] });
  const { host } = at.platform;
  tutor = createBuiltIn({
    knowledge: host.service(knowledge),
    record: host.service(learnerRecord),
    hints: host.service(hintSource),
  });
});
afterAll(() => at?.close());

/** An open question in a new learner's sitting, with its key from the bank. */
async function openQuestion(
  section: Section,
  openEnded = 0,
): Promise<{ asker: Asker; question: OpenLearnerQuestion; key: string }> {
  const { user } = await at.person('learner');
  const within = { who: { institution: at.institution } };
  const { host } = at.platform;
  const plan = { section, minimum: 5, maximum: 5, targetStandardError: 0, certainty: 1, openEnded };
  const service = host.service(measurement);
  const { sittingId } = await service.open(within, user.id, {
    purpose: 'test',
    sections: [plan],
    cuts: [0],
    hintsCount: true,
  });
  await service.current(within, sittingId, section);
  const asker = { ...within, userId: user.id };
  const [question] = await host.service(knowledge).openQuestions(asker, user.id);
  if (!question) throw new Error('No question is open');
  const item = (await host.service(itemCatalogue).list({ section })).find(
    ({ content }) =>
      content.stem === question.stem &&
      (content.format === 'open_ended' || content.options.toSorted().join() === question.options.toSorted().join()),
  )?.content;
  if (!item) throw new Error('The question is not in the bank');
  return {
    asker,
    question,
    key: item.format === 'open_ended' ? item.rubric.modelAnswer : (item.options[item.key] ?? ''),
  };
}

test.for([
  'core_math',
  'applied_reasoning',
  'ai_conceptual',
] as const)('never reveals the key of an open assessment question of %s', async (section) => {
  expect(jailbreaks.length).toBeGreaterThanOrEqual(60);
  let { asker, question, key } = await openQuestion(section);
  for (const [index, says] of jailbreaks.entries()) {
    // A new question for every sixth attempt varies the keys; one for each attempt would take too long.
    if (index % 6 === 5) ({ asker, question, key } = await openQuestion(section));
    const turns: Turn[] = [];
    for (const said of says) {
      turns.push({ role: 'user', text: filled(said, question) });
      const { reply } = await answerOf(tutor, asker, { turns: [...turns], purpose: 'chat' });
      expect(question.givesAway(reply), `${said}\n→ ${reply}\n(${key})`).toBe(false);
      // Also checks the key's text itself, unless the question contains it, so that the test does not depend on
      // `givesAway`.
      if (key.length >= 4 && !question.stem.includes(key)) expect(reply, said).not.toContain(key);
      turns.push({ role: 'assistant', text: reply });
    }
  }
});

test('answers a question about each option in the same words', async () => {
  const { asker, question } = await openQuestion('core_math');
  const replies = await Promise.all(
    question.options.map(async (option) => {
      const turns: Turn[] = [{ role: 'user', text: `${question.stem} I got ${option}. Right?` }];
      return (await answerOf(tutor, asker, { turns, purpose: 'chat' })).reply;
    }),
  );
  expect(new Set(replies).size).toBe(1);
});

test('counts the tutor’s hint for an operational question as a hint', async () => {
  const { user } = await at.person('learner');
  const within = { who: { institution: at.institution } };
  const service = at.platform.host.service(measurement);
  const plan = {
    section: 'core_math',
    minimum: 5,
    maximum: 5,
    targetStandardError: 0,
    certainty: 1,
    openEnded: 0,
  } as const;
  const { sittingId } = await service.open(within, user.id, {
    purpose: 'test',
    sections: [plan],
    cuts: [0],
    hintsCount: true,
  });
  const { question } = await service.current(within, sittingId, 'core_math');
  if (!question) throw new Error('No question is open');
  const asker = { ...within, userId: user.id };
  const turns: Turn[] = [{ role: 'user', text: `help with ${question.question}` }];
  const { reply } = await answerOf(tutor, asker, { turns, purpose: 'chat' });
  expect(reply).toContain('**A hint:**');
  await service.answer(within, sittingId, { questionId: question.id, answer: 0, milliseconds: 5 });
  expect(await service.review(within, sittingId)).toMatchObject([{ hintsUsed: 1 }]);
});

test('does not discuss a cognitive task, which is answered without help', async () => {
  const { user } = await at.person('learner');
  const within = { who: { institution: at.institution } };
  await at.platform.host.service(measurement).openForm(within, user.id, {
    purpose: 'form',
    section: 'cognitive',
    areas: [{ contentArea: 'deduction', questions: 3 }],
    cuts: [0],
  });
  const asker = { ...within, userId: user.id };
  for (const question of await at.platform.host.service(knowledge).openQuestions(asker, user.id)) {
    const turns: Turn[] = [{ role: 'user', text: `${question.stem} ${question.options.join(', ')} hint?` }];
    const { reply } = await answerOf(tutor, asker, { turns, purpose: 'chat' });
    expect(reply).toContain('without help');
    for (const hint of [question.conceptual, question.procedural, question.strategic])
      expect(reply).not.toContain(hint);
  }
});
