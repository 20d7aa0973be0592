import { expect, test } from 'vitest';
import { answerOf } from '../../evaluations/answer.ts';
import { writtenSteps } from '../../evaluations/steps/written-steps.ts';
import type { Asker, Turn } from '../../services.ts';
import { createBuiltIn } from '../index.ts';

// Tests the reply that learners read, not only the checker: its first paragraph, within and outside a task.

const tutor = createBuiltIn({ knowledge: undefined, record: undefined });
const institution = { id: 'none', slug: 'none' } as Asker['who']['institution'];
const asker: Asker = { who: { institution }, userId: 'nobody' };

const rejecting = /\b(?:does not hold|not right|does not fit|do not fit|does not follow|is not \$|No,)/;
const confirming = /\b(?:is (?:right|correct)|holds|Yes|Right|fits|works)\b/;

test.for([
  [true, undefined],
  [false, undefined],
  [true, 'area of a triangle with base 8 cm and height 3 cm'],
  [false, 'What is 15% of 80?'],
] as const)('judges no step wrongly in its reply (true: %s, within: %s)', async ([isTrue, task]) => {
  const before: Turn[] = task
    ? [
        { role: 'user', text: task },
        { role: 'assistant', text: 'What is the first step?' },
      ]
    : [];
  const wrong: string[] = [];
  let judged = 0;
  for (const { text } of writtenSteps(77, 250, isTrue)) {
    const turns: Turn[] = [...before, { role: 'user', text }];
    const [first = ''] = (await answerOf(tutor, asker, { turns, purpose: 'chat' })).reply.split('\n\n');
    const isRejected = rejecting.test(first);
    const isConfirmed = !isRejected && confirming.test(first);
    if (isRejected || isConfirmed) judged += 1;
    if (isTrue ? isRejected : isConfirmed) wrong.push(`${text} → ${first}`);
  }
  expect(wrong).toEqual([]);
  expect(judged / 250).toBeGreaterThanOrEqual(0.6);
});

test.for([
  ['What is 15% of 80?', 'Why do we divide by 100?'],
  ['x² - 5x + 6 = 0', 'do I use 2 and 3 as factors?'],
] as const)('within “%s”, does not judge “%s”', async ([task, question]) => {
  const turns: Turn[] = [
    { role: 'user', text: task },
    { role: 'assistant', text: 'What is the first step?' },
    { role: 'user', text: question },
  ];
  const { reply } = await answerOf(tutor, asker, { turns, purpose: 'chat' });
  expect(reply).not.toMatch(/not right|= \d+\$? fits\b|is right|does not fit/);
});
