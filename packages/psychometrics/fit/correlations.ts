import type { CompleteAnswers } from './complete-answers.ts';
import type { ByCategory } from './latent-table.ts';
import { weights } from './latent-table.ts';

/**
 * The correlations of the points in each pair of items, the pairs in the order 1–2, 1–3 … 2–3 …; 0 where one of the
 * items was answered alike by all.
 */
export function observedCorrelations({ patterns, persons }: CompleteAnswers, items: number): Float64Array {
  const means = new Float64Array(items);
  for (const { responses, count } of patterns) {
    for (let item = 0; item < items; item++) {
      means[item] = (means[item] as number) + (count * (responses[item] as number)) / persons;
    }
  }
  const products = new Float64Array(items * items);
  const deviations = new Float64Array(items);
  for (const { responses, count } of patterns) {
    for (let item = 0; item < items; item++) deviations[item] = (responses[item] as number) - (means[item] as number);
    for (let row = 0; row < items; row++) {
      const scaled = count * (deviations[row] as number);
      for (let column = row; column < items; column++) {
        const place = row * items + column;
        products[place] = (products[place] as number) + scaled * (deviations[column] as number);
      }
    }
  }
  return correlationsOf(products, items);
}

/** Observed less expected correlations, in the same order. */
export function residualCorrelations(observed: Float64Array, tables: readonly ByCategory[]): Float64Array {
  const conditional = tables.map((table) => meanPoints(table, (points) => points));
  const squares = tables.map((table) => meanPoints(table, (points) => points * points));
  const means = conditional.map((each) => average(each));
  const products = new Float64Array(tables.length ** 2);
  for (let row = 0; row < tables.length; row++) {
    for (let column = row; column < tables.length; column++) {
      const joint =
        row === column
          ? average(squares[row] as Float64Array)
          : average(
              (conditional[row] as Float64Array).map((each, node) => each * (conditional[column]?.[node] as number)),
            );
      products[row * tables.length + column] = joint - (means[row] as number) * (means[column] as number);
    }
  }
  const expected = correlationsOf(products, tables.length);
  return observed.map((each, pair) => each - (expected[pair] as number));
}

/** From sums of squares and products, upper triangle. */
function correlationsOf(products: Float64Array, items: number): Float64Array {
  const correlations: number[] = [];
  for (let row = 0; row < items; row++) {
    for (let column = row + 1; column < items; column++) {
      const spread = Math.sqrt((products[row * items + row] as number) * (products[column * items + column] as number));
      correlations.push(spread > 0 ? (products[row * items + column] as number) / spread : 0);
    }
  }
  return Float64Array.from(correlations);
}

function meanPoints(table: ByCategory, value: (points: number) => number): Float64Array {
  return weights.map((_, node) =>
    table.reduce((sum, share, points) => sum + value(points) * (share[node] as number), 0),
  );
}

const average = (values: Float64Array) =>
  values.reduce((sum, value, node) => sum + value * (weights[node] as number), 0);
