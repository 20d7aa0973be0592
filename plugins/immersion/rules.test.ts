import { expect, test } from 'vitest';
import { stages } from './contract.ts';
import { Configuration, questionsIn } from './rules.ts';

test('the expected length of a section is within its minimum and maximum', () => {
  const usual = Configuration.parse({ pretestQuestions: 0 });
  for (const stage of stages) {
    const { from, to } = questionsIn(stage, usual);
    expect(from).toBeGreaterThanOrEqual(usual.minimumQuestions);
    expect(to).toBeLessThanOrEqual(usual.maximumQuestions);
  }
  expect(questionsIn('core_math', usual)).toEqual({ from: 11, to: 18 });
  // With those that are tried out.
  expect(questionsIn('core_math', Configuration.parse({}))).toEqual({ from: 13, to: 20 });
});

test('for a minimum and maximum that were not simulated, the expected length is that range', () => {
  const configured = Configuration.parse({ minimumQuestions: 4, maximumQuestions: 6, pretestQuestions: 1 });
  expect(questionsIn('core_math', configured)).toEqual({ from: 5, to: 7 });
  expect(questionsIn('core_math', Configuration.parse({ restarts: 5 }))).toEqual({ from: 13, to: 20 });
});
