import type { Line } from '../page/lines.ts';
import type { TestResult } from '../record.ts';
import { advancedPlacement } from './advanced-placement.ts';
import { expectedTotal, standardTests } from './standard-tests.ts';

/** The results of standard tests in lines. */
export function testsIn(lines: readonly Line[]): TestResult[] {
  const text = lines.map((line) => line.text).join('\n');
  return [...standardTests(lines, text), ...(/\bAP\b|advanced placement/i.test(text) ? advancedPlacement(lines) : [])];
}

/** What is missing in a result, and a total that its sections do not give. */
export function testProblems(result: TestResult): string[] {
  const { test, total, sections } = result;
  const missing = sections.flatMap(({ name, score }) =>
    score ? [] : [`The ${test} score of ${name} could not be read. Enter it from the page.`],
  );
  if (!total) return test === 'AP' ? missing : [`The total score of the ${test} was not found.`, ...missing];
  const expected = expectedTotal(result);
  if (expected === undefined || expected === total.value) return missing;
  return test === 'SAT'
    ? [`The SAT total ${total.value} is not the sum of its sections, ${expected}.`]
    : [`The ACT composite ${total.value} is not the average of its sections, ${expected}.`];
}
