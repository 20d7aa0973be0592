import type { Fraction } from 'mathjs';
import type { MathLibrary } from './library.ts';

/** An equation of a sum of factors times unknowns: `{ a: 1, b: -3 }` and 0 mean a − 3b = 0. */
export interface LinearEquation {
  readonly factors: Readonly<Record<string, Fraction>>;
  readonly equals: Fraction;
}

/** The exact solution of linear equations; undefined if there is none or more than one. */
export function solveLinear(
  math: MathLibrary,
  unknowns: readonly string[],
  equations: readonly LinearEquation[],
): ReadonlyMap<string, Fraction> | undefined {
  const zero = math.fraction(0);
  let rows = equations.map(({ factors, equals }) => [...unknowns.map((name) => factors[name] ?? zero), equals]);
  for (const column of unknowns.keys()) {
    const pivot = rows.slice(column).find((row) => row[column]?.n !== 0n);
    const factor = pivot?.[column];
    if (!pivot || !factor) return undefined;
    const unit = pivot.map((value) => math.divide(value, factor));
    const others = rows
      .filter((row) => row !== pivot)
      .map((row) =>
        row.map((value, index) => math.subtract(value, math.multiply(row[column] ?? zero, unit[index] ?? zero))),
      );
    rows = [...others.slice(0, column), unit, ...others.slice(column)];
  }
  const isContradiction = rows.slice(unknowns.length).some((row) => row.some((value) => value.n !== 0n));
  if (isContradiction) return undefined;
  return new Map(unknowns.map((name, index) => [name, rows[index]?.at(-1) ?? zero]));
}
