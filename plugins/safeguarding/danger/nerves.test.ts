import { expect, test } from 'vitest';
import { nervesIn } from './nerves.ts';

test.each([
  ["I have a test tomorrow and I'm scared", 'test'],
  ['i have a math test tomorrow and im really scared i will fail', 'test'],
  ['i have the placement tomorrow and im so nervous', 'test'],
  ['I am worried about my exam', 'test'],
  ['I feel anxious about the presentation', 'test'],
  ["i'm afraid of fractions", 'other'],
  ['I get so panicky when there are many numbers', 'other'],
])('“%s” expresses fear of: %s', (text, nerves) => {
  expect(nervesIn(text)).toBe(nerves);
});

test.each([
  ['I am not nervous about the test'],
  ['I am afraid that is wrong'],
  ['What is a stress test?'],
  ['how do nervous systems work'],
  ['The mouse in the story is scared of the cat'],
  ['I am worried that 3/4 is wrong'],
])('“%s” expresses no fear', (text) => {
  expect(nervesIn(text)).toBeUndefined();
});
