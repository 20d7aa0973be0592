import { all, create } from 'mathjs';

/**
 * The value of a formula, for tests. Besides mathjs' own functions, `slope("x^2", 3)` is the derivative at a place and
 * `integral("2x", 1, 4)` the integral between two, both numerical.
 */
export const evaluate = (formula: string): number => Number(math.evaluate(formula));

const math = create(all ?? {});
math.import({
  slope: (formula: string, at: number) => {
    const value = (x: number) => Number(math.evaluate(formula, { x }));
    return (value(at + 1e-5) - value(at - 1e-5)) / 2e-5;
  },
  integral: (formula: string, from: number, to: number) => {
    const parts = 2000;
    const width = (to - from) / parts;
    let sum = 0;
    for (let part = 0; part < parts; part++)
      sum += Number(math.evaluate(formula, { x: from + (part + 0.5) * width })) * width;
    return sum;
  },
});
