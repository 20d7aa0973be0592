import { beforeAll, expect, test } from 'vitest';
import type { MathLibrary } from '../maths/library.ts';
import { mathLibrary } from '../maths/library.ts';
import { checkAnswer } from './check-answer.ts';

let math: MathLibrary;
beforeAll(async () => {
  math = await mathLibrary();
});

test.for([
  ['3/4', '0.75', 'right'],
  ['3/4', '75%', 'right'],
  ['3/4', '6/8', 'right'],
  ['13/4', '3 1/4', 'right'],
  ['12', '12 cm', 'right'],
  ['12', '12.0', 'right'],
  ['12', 'x = 12', 'right'],
  ['12', 'I get 12.', 'right'],
  ['12', '15 · 0.8 = 12', 'right'],
  ['-4', '−4', 'right'],
  ['25%', '25 %', 'right'],
  ['25%', '1/4', 'right'],
  ['12', '13', 'wrong'],
  ['1/3', '1', 'wrong'],
  ['12', '15 · 0.8 = 13', 'wrong'],
  ['12', '5 · 8 = 12', 'wrong'],
  ['12', '6 · 8 = 48', 'wrong'],
  ['1/3', '0.33', 'rounded'],
  ['1/3', '0.3', 'rounded'],
  ['1/3', '0.34', 'wrong'],
  ['12', '', 'unread'],
  ['12', 'twelve', 'unread'],
  ['12', '12 or 13', 'unread'],
  ['12', 'not 12', 'unread'],
  ['12', '12 because of the rule', 'unread'],
  ['12', '1/0', 'unread'],
  ['12', '1,200', 'unread'],
  ['12', '1e9', 'unread'],
  ['12', '9'.repeat(5000), 'unread'],
  ['12', '<script>12', 'unread'],
] as const)('takes %s for the answer “%s”: %s', ([expected, given, verdict]) =>
  expect(checkAnswer(math, expected, given)).toBe(verdict));
