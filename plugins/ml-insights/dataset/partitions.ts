import { blockRows } from './generate-block.ts';

/** Blocks of one Parquet file: about 100,000 learners, one row group. */
export const partitionBlocks = 24;
export const partitionRows = partitionBlocks * blockRows;

export const partitionCount = (rows: number) => Math.ceil(rows / partitionRows);
