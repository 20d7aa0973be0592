import { expect, test } from 'vitest';
import { withFormulas, withFormulasSoFar } from './formulas.ts';

test('all delimiters of formulas are converted to one form', () => {
  expect(withFormulas('So \\(x + 1\\) is it.')).toBe('So $x + 1$ is it.');
  expect(withFormulas('$\\frac{1}{2}$')).toBe('$\\frac{1}{2}$');
  expect(withFormulas('Look: \\[x^2\\] there')).toBe('Look: \n\n$$\nx^2\n$$\n\n there');
  expect(withFormulas('$$a$$')).toBe('\n\n$$\na\n$$\n\n');
});

test('money is not a formula', () => {
  expect(withFormulas('It costs $5 and $10.')).toBe('It costs \\$5 and \\$10.');
  expect(withFormulas('Only $3')).toBe('Only \\$3');
  expect(withFormulas('a \\$ already')).toBe('a \\$ already');
});

test('code is unchanged', () => {
  expect(withFormulas('`$HOME and $PATH` then $x$')).toBe('`$HOME and $PATH` then $x$');
  const fence = '```sh\necho $A $B\n```';
  expect(withFormulas(`${fence}\nand $x$`)).toBe(`${fence}\nand $x$`);
  expect(withFormulas('```sh\necho $A $B')).toBe('```sh\necho $A $B');
});

test('while a text is streamed, a formula is omitted until it is complete', () => {
  const whole = 'Half is $\\frac{1}{2}$, and \\(x\\) is it.';
  expect(withFormulasSoFar('Half is $\\fra')).toBe('Half is ');
  expect(withFormulasSoFar('Half is $\\frac{1}{2}$, and \\(x')).toBe('Half is $\\frac{1}{2}$, and ');
  expect(withFormulasSoFar('Then $$\nx +')).toBe('Then ');
  expect(withFormulasSoFar('It costs $5')).toBe('It costs \\$5');
  expect(withFormulasSoFar(whole)).toBe(withFormulas(whole));
  for (let end = 0; end <= whole.length; end++) {
    const signs = withFormulasSoFar(whole.slice(0, end)).match(/(?<!\\)\$/g) ?? [];
    expect(signs.length % 2).toBe(0);
  }
});
