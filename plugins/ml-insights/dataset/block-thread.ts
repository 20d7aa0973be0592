import { generateBlock } from './generate-block.ts';
import { encodeCsv } from './write-csv.ts';

export interface CsvBlock {
  readonly csv: Uint8Array;
  readonly rows: number;
  readonly hired: number;
  readonly salaries: number;
}

export interface CsvOrder {
  readonly seed: number;
  readonly rows: number;
  /** Begins every line, with its comma. */
  readonly before?: string;
}

/** Generates blocks of a data set as CSV, by their number. */
export function open({ before = '', ...dataset }: CsvOrder) {
  return (index: number): CsvBlock => {
    const block = generateBlock(dataset, index);
    const { salary } = block.values;
    const paid = salary.filter((each) => !Number.isNaN(each));
    return {
      csv: encodeCsv(block, before),
      rows: block.rows,
      hired: paid.length,
      salaries: paid.reduce((sum, each) => sum + each, 0),
    };
  };
}
