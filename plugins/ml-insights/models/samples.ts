import type { Split, Table } from 'machine-learning';
import { selectRows, splitByGroup } from 'machine-learning';
import type { ColumnName } from '../dataset/columns.ts';
import { at } from '../dataset/story.ts';
import { featureTable } from './features.ts';
import type { Learners } from './read-learners.ts';

export interface Sample {
  /** Of the data set. */
  readonly rows: Uint32Array;
  readonly table: Table;
  readonly targets: Float64Array;
}

export type Samples = Record<keyof Split, Sample>;

/** The same learner is always in the same part. */
const splitSeed = 'ml-insights';

/**
 * Learners with a value in the target column, split 70/15/15 by learner.
 * @param as maps the value to what is learnt
 */
export function samplesOf(
  learners: Learners,
  target: ColumnName,
  as: (value: number) => number = (value) => value,
): Samples {
  const table = featureTable(learners);
  const split = splitByGroup(learners.values.learner, { seed: splitSeed });
  const values = learners.values[target];
  const sample = (part: keyof Split): Sample => {
    const rows = split[part].filter((row) => !Number.isNaN(values[row]));
    return { rows, table: selectRows(table, rows), targets: Float64Array.from(rows, (row) => as(at(values, row))) };
  };
  return { train: sample('train'), validation: sample('validation'), test: sample('test') };
}
