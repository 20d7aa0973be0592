import { expect, test } from 'vitest';
import { answerOf } from '../../evaluations/answer.ts';
import type { Asker } from '../../services.ts';
import { createBuiltIn } from '../index.ts';
import { lessons } from '../lessons/index.ts';
import { casualRequests, furtherSubjects } from './further-subjects.ts';

const tutor = createBuiltIn({ knowledge: undefined, record: undefined });
const institution = { id: 'none', slug: 'none' } as Asker['who']['institution'];

async function lessonGiven(text: string): Promise<string | undefined> {
  const asker = { who: { institution }, userId: 'nobody' };
  const { reply } = await answerOf(tutor, asker, { turns: [{ role: 'user', text }], purpose: 'chat' });
  return lessons.find(({ idea, simply }) => reply.includes(idea) || (simply && reply.includes(simply)))?.id;
}

const half = 50;

test('answers few held-out messages about other subjects with a lesson', async () => {
  const given: string[] = [];
  for (const message of furtherSubjects) {
    const lesson = await lessonGiven(message);
    if (lesson) given.push(message);
  }
  const [seen = [], unseen = []] = [true, false].map((isSeen) =>
    given.filter((message) => furtherSubjects.indexOf(message) < half === isSeen),
  );
  console.log(`${seen.length} seen, ${unseen.length} unseen: ${given.join(' | ')}`);
  expect(seen.length, seen.join('\n')).toBeLessThanOrEqual(1);
  expect(unseen.length, unseen.join('\n')).toBeLessThanOrEqual(1);
});

test('answers most casual requests with a lesson', async () => {
  const missed: string[] = [];
  for (const message of casualRequests) if (!(await lessonGiven(message))) missed.push(message);
  console.log(`${missed.length} missed: ${missed.join(' | ')}`);
  expect(missed.length).toBeLessThanOrEqual(20);
});
