import { expect, test } from 'vitest';
import { stages } from './contract.ts';
import { Configuration, questionsIn } from './rules.ts';

test('a section is announced with its usual length, within the fewest and the most questions', () => {
  const usual = Configuration.parse({});
  for (const stage of stages) {
    const { from, to } = questionsIn(stage, usual);
    expect(from).toBeGreaterThanOrEqual(usual.minimumQuestions);
    expect(to).toBeLessThanOrEqual(usual.maximumQuestions);
  }
  expect(questionsIn('core_math', usual)).toEqual({ from: 11, to: 18 });
});

test('under other rules, whose lengths were not simulated, it is announced with the fewest and the most questions', () => {
  const configured = Configuration.parse({ minimumQuestions: 4, maximumQuestions: 6 });
  expect(questionsIn('core_math', configured)).toEqual({ from: 4, to: 6 });
  expect(questionsIn('core_math', Configuration.parse({ restarts: 5 }))).toEqual({ from: 11, to: 18 });
});
