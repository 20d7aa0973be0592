import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { Session } from '../contract.ts';
import { startSession } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['idfs'] });
});
afterAll(() => at?.close());

/** What an attacker looks a key up by: everything that is shown, whatever the order of the options. */
const textOf = ({ question, stimulus, options, optionFigures = [] }: Session['questions'][number]) =>
  JSON.stringify([question, stimulus, [...options].sort(), optionFigures.map((each) => JSON.stringify(each)).sort()]);

test('a text that one learner is asked is not asked of the next ones, analogies aside', async () => {
  const forms: Session[] = [];
  for (let learner = 0; learner < 4; learner++) forms.push(await startSession(await at.person()));
  const asked = forms.flatMap(({ questions }) => questions.filter(({ category }) => category !== 'Verbal analogies'));
  expect(asked).toHaveLength(4 * 44);
  expect(new Set(asked.map(textOf)).size).toBe(asked.length);
});
