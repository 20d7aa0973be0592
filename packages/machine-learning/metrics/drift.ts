import { ModelError } from '../model-error.ts';
import { quantileOf } from '../numerics/quantile.ts';
import type { CategoryColumn, Column } from '../table/table.ts';

/** A share of 0 would make the index infinite. */
const least = 1e-4;
const bins = 10;

/**
 * The population stability index Σ (actual − expected)·ln(actual/expected) over tenths of the expected values, or over
 * categories; missing values are a class of their own (Siddiqi 2006; the symmetric divergence of Jeffreys 1946). By convention
 * below 0.1 is stable, above 0.25 a shift.
 */
export const populationStability = (expected: Column, actual: Column): number => stabilityAgainst(expected)(actual);

/** The same for several actual columns: the tenths of the expected values are found once. */
export function stabilityAgainst(expected: Column): (actual: Column) => number {
  const differs = (actual: Column) =>
    new ModelError(
      'invalid-input',
      `${expected.name} is of kind ${expected.kind}, ${actual.name} of kind ${actual.kind}`,
    );
  if (expected.kind === 'number') {
    const bounds = deciles(expected.values);
    const before = countNumbers(expected.values, bounds);
    return (actual) => {
      if (actual.kind !== 'number') throw differs(actual);
      return indexOf(before, countNumbers(actual.values, bounds));
    };
  }
  return (actual) => {
    if (actual.kind !== 'category') throw differs(actual);
    const names = [...new Set([...expected.categories, ...actual.categories])];
    return indexOf(countCategories(expected, names), countCategories(actual, names));
  };
}

function countCategories({ codes, categories }: CategoryColumn, names: readonly string[]): Float64Array {
  const places = categories.map((category) => names.indexOf(category));
  const counts = new Float64Array(names.length + 1);
  for (let row = 0; row < codes.length; row++) {
    const place = places[codes[row] as number] ?? names.length;
    counts[place] = (counts[place] as number) + 1;
  }
  return counts;
}

function deciles(values: ArrayLike<number>): number[] {
  const sorted = Float64Array.from(values)
    .filter((value) => !Number.isNaN(value))
    .sort();
  const bounds = Array.from({ length: bins - 1 }, (_, place) => quantileOf(sorted, (place + 1) / bins));
  return [...new Set(bounds)].filter((bound) => !Number.isNaN(bound));
}

function countNumbers(values: ArrayLike<number>, bounds: readonly number[]): Float64Array {
  const counts = new Float64Array(bounds.length + 2);
  for (let row = 0; row < values.length; row++) {
    const value = values[row] as number;
    let bin = 0;
    while (bin < bounds.length && value > (bounds[bin] as number)) bin += 1;
    const place = Number.isNaN(value) ? bounds.length + 1 : bin;
    counts[place] = (counts[place] as number) + 1;
  }
  return counts;
}

function indexOf(expected: Float64Array, actual: Float64Array): number {
  const sumOf = (counts: Float64Array) => counts.reduce((sum, count) => sum + count, 0);
  const [expectedRows, actualRows] = [sumOf(expected), sumOf(actual)];
  if (expectedRows === 0 || actualRows === 0) throw new ModelError('no-rows', 'There are no values to compare');
  return expected.reduce((sum, count, place) => {
    if (count === 0 && actual[place] === 0) return sum;
    const before = Math.max(least, count / expectedRows);
    const after = Math.max(least, (actual[place] as number) / actualRows);
    return sum + (after - before) * Math.log(after / before);
  }, 0);
}
