import type { ColumnName } from '../dataset/columns.ts';
import { columns } from '../dataset/columns.ts';
import { blockCount, generateBlock } from '../dataset/generate-block.ts';
import type { Learners } from '../models/read-learners.ts';

/** What a data set was generated from. */
export interface DatasetOrigin {
  readonly rows: number;
  readonly seed: number;
}

/** Of the second year: learners practise more since half-way. Small data sets are taken whole. */
const places = [0.6, 0.8] as const;
const wholeUpTo = 3;

/** Some thousand learners of a data set, generated again: the same seed gives the same learners. */
export function sampleOf(origin: DatasetOrigin): Learners {
  const count = blockCount(origin.rows);
  const chosen =
    count <= wholeUpTo
      ? Array.from({ length: count }, (_, index) => index)
      : places.map((place) => Math.floor(place * count));
  const blocks = chosen.map((index) => generateBlock(origin, index));
  const rows = blocks.reduce((sum, block) => sum + block.rows, 0);
  const joined = (name: ColumnName) => Float64Array.from(blocks.flatMap(({ values }) => [...values[name]]));
  return {
    rows,
    values: Object.fromEntries(columns.map(({ name }) => [name, joined(name)])) as Record<ColumnName, Float64Array>,
  };
}
