import { expect, test } from 'vitest';
import { lessonOf } from '../lessons/index.ts';
import { factIn, facts, verdictOn } from './index.ts';

/** A message, the verdict, and some words of the statement; no words where no fact answers the message. */
test.for([
  ['is a square a rectangle?', 'Yes', /Every square/],
  ['is every rectangle a square', 'No', /only when/],
  ['can a rectangle be a square?', 'Yes', /some are/],
  ['are all equilateral triangles isosceles?', undefined, undefined],
  ['is an equilateral triangle an isosceles triangle', 'Yes', /two of its sides/],
  ['is a circle a polygon', 'No', /straight sides/],
  ['is a cube a prism?', 'Yes', /Every cube/],
  ['is every integer a rational number', 'Yes', /denominator 1/],
  ['can a whole number be irrational?', 'No', /never/],
  ['is every fraction a whole number', 'No', /only when/],
  ['is deep learning AI?', 'Yes', /learnt from examples/],
  ['is ai machine learning', 'No', /only when/],
  ['so a probability cant be above 1, right?', undefined, /from 0 to 1/],
  ['can a probability be negative', 'No', /never happens/],
  ['is the product of two odd numbers odd?', 'Yes', /Odd times odd/],
  ['is even plus odd even', 'No', /always odd/],
  ['is a negative times a positive number positive?', 'No', /Two different signs/],
  ['is a computer always neutral?', undefined, /repeats what is in its data/],
  ['can a computer be racist', undefined, /repeats what is in its data/],
  ['is every number that is divisible by 4 even?', undefined, /what 4 divides is even/],
  ['does pythagoras only work for right triangles', undefined, /right-angled triangles only/],
  ['is 0.999... smaller than 1', undefined, /equal to 1/],
  ['can people still be identified if i remove the names?', undefined, /not yet anonymous/],
  ['does correlation mean causation', 'No', /third thing/],
  ['why do we square the deviations', undefined, /cancel out/],
  ['why cant i divide by zero', undefined, /no result/],
  ['does chatgpt learn from what i write while we chat', 'No', /weights/],
  ['can you explain fractions', undefined, undefined],
  ['what is a prime number', undefined, undefined],
  ['help me with probability more than 1 question', undefined, undefined],
] as const)('answers “%s” with the right fact, or none', ([message, verdict, statement]) => {
  const fact = factIn(message, message.startsWith('why do we square') ? 'Spread: standard deviation' : '');
  if (!statement) {
    expect(fact).toBeUndefined();
    return;
  }
  expect(fact?.statement).toMatch(statement);
  expect(fact && verdictOn(fact, message)).toBe(verdict);
});

test('every fact is unique, belongs to a lesson and ends in a question', () => {
  expect(new Set(facts.map(({ statement }) => statement)).size).toBe(facts.length);
  for (const { lesson, statement, question } of facts) {
    expect(lessonOf(lesson), lesson).toBeDefined();
    expect(question.endsWith('?'), question).toBe(true);
    expect(`${statement}${question}`).not.toContain('!');
    expect(statement.split(' ').length, statement).toBeLessThan(90);
  }
});
