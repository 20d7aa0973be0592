import { beforeAll, expect, test } from 'vitest';
import { writtenSteps } from '../../evaluations/steps/written-steps.ts';
import type { MathLibrary } from '../maths/library.ts';
import { mathLibrary } from '../maths/library.ts';
import { checkStep } from './check-step.ts';

let math: MathLibrary;
beforeAll(async () => {
  math = await mathLibrary();
});

/** The least share of steps that must be judged, because a checker that judges nothing is never wrong. */
const minJudged = 0.6;

test.for([
  [1, true],
  [20_261_123, true],
  [1, false],
  [20_261_123, false],
] as const)('judges most of 1,000 written steps and none wrongly (seed %i, true: %s)', ([seed, isTrue]) => {
  const steps = writtenSteps(seed, 1000, isTrue);
  const found = steps.map((step) => ({ ...step, check: checkStep(math, step.text)?.kind }));
  const wrong = found.filter(({ check }) => check === (isTrue ? 'fails' : 'holds'));
  const judged = found.filter(({ check }) => check === 'holds' || check === 'fails').length / found.length;
  const unjudged = [
    ...new Set(found.filter(({ check }) => check !== 'holds' && check !== 'fails').map(({ kind }) => kind)),
  ];
  console.log(`${Math.round(judged * 1000) / 10} % judged; not all of: ${unjudged.join(', ')}`);
  expect(wrong).toEqual([]);
  expect(judged).toBeGreaterThanOrEqual(minJudged);
});

test.for([
  ['8 × 3 ÷ 2 = 12 cm²', 'holds'],
  ['8 − 3 + 2 equal to 3?', 'fails'],
  ['8 − 3 + 2 equal to 7?', 'holds'],
  ['is 15% of 80 12?', 'holds'],
  ['2x + 3 = 11 → 2x = 8 → x = 5', 'fails'],
  ['1/4 = 0.25 = 25%', 'holds'],
  ['1/3 = 0.33', 'rounded'],
  ['1/3 is exactly 0.33', 'fails'],
  ['10 ÷ 3 = 3.33', 'rounded'],
  ['8 × 3 = 24 ÷ 2 = 12', 'joined'],
  ['8 cm × 3 ÷ 2 = 12 cm²', 'open'],
  ['x² = 49 so x = 7', 'open'],
  ['6 / 2(1 + 2) = 1', 'unread'],
  ['the mean of 4, 8 and 12 is 8', undefined],
  ['twice the sum is 3 + 4 = 14', 'unread'],
  ['17 ÷ 5 = 3 remainder 2', 'unread'],
  ['I do not think that 2 + 2 = 5', 'unread'],
  ['if 2 + 2 = 5 then what', 'unread'],
  ['5! = 120', undefined],
  ['80 + 15% = 92', 'open'],
  ['-3^2 = 9', 'open'],
  ['2.5 kg ÷ 5 = 500', 'open'],
  ['1.500 + 500 = 2.000', 'open'],
  ['What is 15% of 80?', undefined],
  ['Why do we divide by 100?', undefined],
  ['do I use 2 and 3 as factors?', undefined],
  ['should I use 3 × 4 = 12 here?', 'unread'],
] as const)('judges “%s” as %s', ([text, kind]) => expect(checkStep(math, text)?.kind).toBe(kind));

test('reads a long message of signs in little time', () => {
  for (const text of [
    '((1/2+'.repeat(3000),
    '1='.repeat(3000),
    '1/2 '.repeat(3000),
    '2^'.repeat(3000),
    '-'.repeat(5000),
  ])
    expect(['unread', undefined]).toContain(checkStep(math, text)?.kind);
});
