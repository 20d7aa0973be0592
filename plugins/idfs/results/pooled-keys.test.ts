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

/** Everything shown of a question except the order of its options: what an attacker could look a key up by. */
const textOf = ({ question, stimulus, options, optionFigures = [] }: Session['questions'][number]) =>
  JSON.stringify([question, stimulus, [...options].sort(), optionFigures.map((each) => JSON.stringify(each)).sort()]);

test('learners get different texts, except in verbal analogies', async () => {
  const forms: Session[] = [];
  for (let learner = 0; learner < 4; learner++) forms.push(await startSession(await at.person()));
  const shown = forms.flatMap(({ questions }) => questions.filter(({ category }) => category !== 'Verbal analogies'));
  expect(shown).toHaveLength(4 * 44);
  expect(new Set(shown.map(textOf)).size).toBe(shown.length);
});
