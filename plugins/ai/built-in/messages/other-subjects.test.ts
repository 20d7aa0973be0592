import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { knowledge } from '../../../item-bank/services.ts';
import { answerOf } from '../../evaluations/answer.ts';
import type { Provider } from '../../providers/provider.ts';
import type { Asker } from '../../services.ts';
import { createBuiltIn } from '../index.ts';
import { lessons } from '../lessons/index.ts';
import { otherSubjects, ownSubjects } from './other-subjects.ts';
import { unseenSubjects } from './unseen-subjects.ts';

let at: TestPlatform;
let tutor: Provider;
let asker: Asker;

beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['item-bank'] });
  tutor = createBuiltIn({ knowledge: at.platform.host.service(knowledge), record: undefined });
  asker = { who: { institution: at.institution }, userId: (await at.person('learner')).user.id };
});
afterAll(() => at?.close());

const replyTo = async (...says: string[]) => {
  const turns = says.map((text, index) => ({
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    text,
  }));
  return (await answerOf(tutor, asker, { turns, purpose: 'chat' })).reply;
};
const lessonGiven = (reply: string) =>
  lessons.find(({ idea, simply }) => reply.includes(idea) || (simply && reply.includes(simply)))?.id;

test('answers no message about another subject with a lesson, even during a lesson', async () => {
  expect(otherSubjects.length).toBeGreaterThanOrEqual(150);
  const wrong: string[] = [];
  for (const message of otherSubjects) {
    const given =
      lessonGiven(await replyTo(message)) ??
      lessonGiven(await replyTo('what is 15% of 80', 'What is 1% of 80?', message));
    if (given) wrong.push(`${message}: ${given}`);
  }
  expect(wrong.join('\n')).toBe('');
});

test('answers few held-out messages about other subjects with a lesson', async () => {
  expect(unseenSubjects.length).toBe(120);
  const wrong: string[] = [];
  for (const message of unseenSubjects) {
    const given = lessonGiven(await replyTo(message));
    if (given) wrong.push(`${message}: ${given}`);
  }
  // Seven at the first run.
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(4);
});

test('answers messages about taught subjects with their lesson', async () => {
  expect(ownSubjects.length).toBeGreaterThanOrEqual(60);
  const missed: string[] = [];
  for (const [message, title] of ownSubjects)
    if (!new RegExp(title).test((await replyTo(message)).slice(0, 400))) missed.push(message);
  expect(missed).toEqual([]);
});
