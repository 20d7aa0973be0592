import type { Predictor, Table } from 'machine-learning';
import { explain, logLoss, permutationImportance, selectRows } from 'machine-learning';
import { at } from '../dataset/story.ts';
import type { OutcomeCard } from './contract.ts';
import type { Sample } from './samples.ts';

/** Learners whose predictions are explained. */
const explained = 400;
/** Learners among whom values change places. */
const permuted = 5000;

/** Shares of the mean absolute contribution (SHAP) to predictions, the largest first. */
export function importanceOf(model: Predictor, table: Table): { feature: string; weight: number }[] {
  const rows = Uint32Array.from({ length: Math.min(explained, table.rows) }, (_, row) => row);
  const columns = selectRows(table, rows).columns;
  const sums = new Float64Array(model.features.length);
  for (const row of rows.keys()) {
    const values = Float64Array.from(model.features, ({ name }) => {
      const column = columns.find((each) => each.name === name);
      return column?.kind === 'number' ? at(column.values, row) : at(column?.codes ?? [], row);
    });
    for (const [place, contribution] of explain(model, values).contributions.entries()) {
      sums[place] = at(sums, place) + Math.abs(contribution);
    }
  }
  const total = sums.reduce((sum, each) => sum + each, 0);
  return model.features
    .map(({ name }, place) => ({ feature: name, weight: total === 0 ? 0 : at(sums, place) / total }))
    .toSorted((one, other) => other.weight - one.weight);
}

/** What a model loses in log loss without each feature. */
export function permutationOf(model: Predictor, { table, targets }: Sample): NonNullable<OutcomeCard['permutation']> {
  const rows = Uint32Array.from({ length: Math.min(permuted, table.rows) }, (_, row) => row);
  const labels = targets.subarray(0, rows.length);
  const loss = (probabilities: Float64Array) => logLoss({ probabilities, labels });
  return permutationImportance(model, selectRows(table, rows), loss, { seed: 'ml-insights', repetitions: 3 });
}
