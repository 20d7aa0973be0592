import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import type { OpenLearnerQuestion } from '../../../item-bank/services.ts';
import { hintSource, itemCatalogue, knowledge } from '../../../item-bank/services.ts';
import { learnerRecord } from '../../../learner/services.ts';
import { answerOf } from '../../evaluations/answer.ts';
import type { Provider } from '../../providers/provider.ts';
import { createBuiltIn } from '../index.ts';

// The built-in tutor is asked about every option of open multiple-choice questions, in practice or (if chats were not
// closed) in an assessment. It judges none of them, right or wrong.

let at: TestPlatform;
let tutor: Provider;
let questions: readonly OpenLearnerQuestion[];
let standing: OpenLearnerQuestion | undefined;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank', 'learner'] });
  const { host } = at.platform;
  const real = host.service(knowledge);
  tutor = createBuiltIn({
    knowledge: { ...real, openQuestions: async () => (standing ? [standing] : []) },
    record: host.service(learnerRecord),
    hints: host.service(hintSource),
  });
  const items = await host.service(itemCatalogue).list({});
  // Every seventh question, because all of them would take minutes.
  questions = items.flatMap(({ content }, index) => {
    if (content.format !== 'multiple_choice' || index % 7 > 0) return [];
    const { section, contentArea, concepts, stem, stimulus, options, hints } = content;
    const asked = { questionId: content.id, section, contentArea, concepts, stem, stimulus, options, ...hints };
    return { ...asked, misconceptions: [], purpose: 'practice', counts: false, givesAway: () => false };
  });
});
afterAll(() => at?.close());

const shapes: Readonly<Record<string, (question: OpenLearnerQuestion, option: string) => string>> = {
  'with the question': ({ stem }, option) => `${stem} I got ${option}. Right?`,
  'as an answer': (_, option) => `The answer is ${option}.`,
  'as a question': (_, option) => `Is it ${option}?`,
  'to rule out': ({ stem }, option) => `${stem} Can I rule out ${option}?`,
  'by itself': (_, option) => option,
};

/** The beginnings of replies that neither name nor judge an option. */
const saysNothing =
  /^(?:This question is open in your practice|A question with these numbers is open on your screen|I am glad to check it, but I need both the task|I have no reliable explanation of that)/;

test.for(Object.entries(shapes))('judges no option of an open question, named %s', { timeout: 300_000 }, async ([
  ,
  words,
]) => {
  expect(questions.length).toBeGreaterThan(300);
  const asker = { who: { institution: at.institution }, userId: (await at.person('learner')).user.id };
  const judged: unknown[] = [];
  for (const question of questions) {
    standing = question;
    for (const option of question.options) {
      const turns = [{ role: 'user', text: words(question, option) } as const];
      const { reply } = await answerOf(tutor, asker, { turns, purpose: 'chat' });
      if (!saysNothing.test(reply)) judged.push([question.questionId, option, reply]);
    }
  }
  expect(judged).toEqual([]);
});
