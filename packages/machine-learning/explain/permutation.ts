import type { Predictor } from '../predict.ts';
import { predictValues } from '../predict.ts';
import { seededRandom } from '../random.ts';
import { valuesOf } from '../table/features.ts';
import type { Table } from '../table/table.ts';

export interface FeatureImportance {
  readonly feature: string;
  /** By how much the loss grows when the feature's values change places, averaged over permutations. */
  readonly importance: number;
  readonly standardError: number;
}

export interface PermutationOptions {
  readonly seed?: string | number;
  /** Permutations of each feature, 5 by default. */
  readonly repetitions?: number;
}

/**
 * What a model loses without each feature (Breiman 2001): most important first. Features that stand in for each other share
 * their importance or hide each other.
 * @param loss of predictions for the rows of the table, such as their log loss; smaller is better
 */
export function permutationImportance(
  model: Predictor,
  table: Table,
  loss: (predictions: Float64Array) => number,
  { seed = 0, repetitions = 5 }: PermutationOptions = {},
): FeatureImportance[] {
  const values = valuesOf(model.features, table);
  const before = loss(predictValues(model, values, table.rows));
  const found = model.features.map((feature, place) => {
    const random = seededRandom(`permutation/${seed}/${feature.name}`);
    const increases = Array.from({ length: repetitions }, () => {
      const permuted = values.map((column, other) => (other === place ? permute(column.slice(), random) : column));
      return loss(predictValues(model, permuted, table.rows)) - before;
    });
    const mean = increases.reduce((sum, each) => sum + each, 0) / repetitions;
    const variance = increases.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, repetitions - 1);
    return { feature: feature.name, importance: mean, standardError: Math.sqrt(variance / repetitions) };
  });
  return found.sort((one, other) => other.importance - one.importance);
}

/** Fisher and Yates. */
function permute<T extends Float64Array | Float32Array>(values: T, random: () => number): T {
  for (let last = values.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const value = values[last] as number;
    values[last] = values[other] as number;
    values[other] = value;
  }
  return values;
}
