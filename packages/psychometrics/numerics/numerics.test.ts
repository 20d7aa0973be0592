import { describe, expect, it } from 'vitest';
import { chiSquareAbove, noncentralChiSquareBelow, noncentralityAt } from './chi-square.ts';
import { factorise, solveLower, solveUpper } from './cholesky.ts';
import { adjustForMany } from './false-discovery.ts';
import { incompleteGamma, logGamma } from './gamma.ts';
import { clearOfColumns } from './least-squares.ts';

// Reference values by SciPy 1.17.

describe('the gamma functions', () => {
  it('equal factorials at integers and known values at halves', () => {
    expect(logGamma(11)).toBeCloseTo(Math.log(3_628_800), 12);
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 13);
    expect(logGamma(123.4)).toBeCloseTo(469.336097442, 8);
  });

  it('have a sum of 1 below and above', () => {
    for (const x of [0, 1e-9, 0.4, 3, 40, Infinity]) {
      const { below, above } = incompleteGamma(2.5, x);
      expect(below + above).toBeCloseTo(1, 14);
    }
    expect(incompleteGamma(1, 2).above).toBeCloseTo(Math.exp(-2), 14);
  });
});

describe('the χ² distribution', () => {
  it.each([
    [3.84, 1, 0.05004352124870519],
    [0.1, 1, 0.7518296340458492],
    [25, 9, 0.002971180485917624],
    [5.2926, 9, 0.8080921270477449],
    [150, 100, 0.0009039320423540184],
    [800, 100, 1.1366407840501675e-109],
    [0.001, 0.5, 0.8350402492315873],
  ])('has the published mass above %f with %f degrees of freedom', (x, df, mass) => {
    expect(chiSquareAbove(x, df) / mass).toBeCloseTo(1, 11);
  });

  it('has all its mass above 0 and refuses invalid degrees of freedom', () => {
    expect(chiSquareAbove(0, 3)).toBe(1);
    expect(() => chiSquareAbove(1, 0)).toThrow(RangeError);
    expect(() => chiSquareAbove(1, Number.NaN)).toThrow(RangeError);
  });

  it.each([
    [11.938, 5, 2, 0.875922341811296],
    [20, 5, 30, 0.07905189777901292],
    [500, 100, 350, 0.8921398214273298],
    [2000, 1000, 1200, 0.006532259896075815],
  ])('has the published noncentral mass below %f with %f degrees of freedom and λ = %f', (x, df, lambda, mass) => {
    expect(noncentralChiSquareBelow(x, df, lambda) / mass).toBeCloseTo(1, 9);
  });

  it.each([
    [20500, 9, 20001, 0.9577550928772625],
    [19700, 9, 20001, 0.13640936587075825],
    [26000, 500, 25000, 0.9416440652976388],
    [1e9, 9, 1e9 + 5e4, 0.21456361723183945],
  ])('has the published noncentral mass of large values below %f with %f degrees of freedom and λ = %f', (x, df, lambda, mass) => {
    expect(noncentralChiSquareBelow(x, df, lambda)).toBeCloseTo(mass, 5);
  });

  it('finds the noncentrality of a statistic of any size', () => {
    const lambda = noncentralityAt(5e11, 2, 0.05);
    expect(lambda).toBeGreaterThan(5e11);
    expect(lambda / 5e11).toBeCloseTo(1, 4);
  });

  it('finds the noncentrality of a mass, and 0 if there is none', () => {
    const lambda = noncentralityAt(40, 9, 0.05);
    expect(noncentralChiSquareBelow(40, 9, lambda)).toBeCloseTo(0.05, 9);
    expect(noncentralityAt(4, 9, 0.95)).toBe(0);
  });
});

describe('linear algebra', () => {
  const matrix = () => Float64Array.from([4, 2, 1, 2, 5, 3, 1, 3, 6]);

  it('solves a symmetric system by its Cholesky factor', () => {
    const factor = matrix();
    expect(factorise(factor, 3)).toBe(true);
    const x = Float64Array.from([4 + 4 + 3, 2 + 10 + 9, 1 + 6 + 18]);
    solveLower(factor, 3, x);
    solveUpper(factor, 3, x);
    for (const [position, value] of [1, 2, 3].entries()) expect(x[position]).toBeCloseTo(value, 12);
  });

  it('reconstructs a larger matrix from its factor', () => {
    const size = 11;
    const full = Float64Array.from({ length: size * size }, (_, position) => {
      const [row, column] = [Math.floor(position / size), position % size];
      return 1 / (1 + Math.abs(row - column)) + (row === column ? 1 : 0);
    });
    const factor = Float64Array.from(full);
    expect(factorise(factor, size)).toBe(true);
    const at = (row: number, column: number) => (column <= row ? (factor[row * size + column] as number) : 0);
    for (let row = 0; row < size; row++) {
      for (let column = 0; column <= row; column++) {
        let sum = 0;
        for (let k = 0; k < size; k++) sum += at(row, k) * at(column, k);
        expect(sum).toBeCloseTo(full[row * size + column] as number, 12);
      }
    }
  });

  it('detects a matrix that is not positive definite', () => {
    expect(factorise(Float64Array.from([1, 2, 2, 1]), 2)).toBe(false);
    expect(factorise(Float64Array.from([1, 1, 1, 1]), 2)).toBe(false);
  });

  it('clearOfColumns returns the rank and leaves the part that the columns do not explain', () => {
    const vector = Float64Array.from([1, 2, 3]);
    const rank = clearOfColumns(vector, [
      Float64Array.from([1, 0, 0]),
      Float64Array.from([1, 1, 0]),
      Float64Array.from([2, 1, 0]),
      new Float64Array(3),
    ]);
    expect(rank).toBe(2);
    for (const [position, value] of [0, 0, 3].entries()) expect(vector[position]).toBeCloseTo(value, 12);
  });
});

describe('p-values of many tests', () => {
  it('are adjusted by Benjamini and Hochberg’s method, in the given order', () => {
    expect(adjustForMany([0.01, 0.04, 0.03, 0.5]).map((p) => p?.toFixed(5))).toEqual([
      '0.04000',
      '0.05333',
      '0.05333',
      '0.50000',
    ]);
  });

  it('skip missing p-values', () => {
    expect(adjustForMany([null, 0.2, null])).toEqual([null, 0.2, null]);
    expect(adjustForMany([])).toEqual([]);
  });
});
