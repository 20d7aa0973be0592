import { generateBlock } from './generate-block.ts';
import { encodeCopy } from './write-copy.ts';
import { encodeCsv } from './write-csv.ts';

export interface EncodedBlock {
  readonly bytes: Uint8Array;
  readonly rows: number;
  readonly hired: number;
  readonly salaries: number;
}

export interface BlockOrder {
  readonly seed: number;
  readonly rows: number;
  /** As rows of the table for this institution; without one as CSV. */
  readonly institutionId?: string;
}

/** Generates blocks of a data set, encoded, by their number. */
export function open({ institutionId, ...dataset }: BlockOrder) {
  return (index: number): EncodedBlock => {
    const block = generateBlock(dataset, index);
    let hired = 0;
    let salaries = 0;
    for (const salary of block.values.salary) {
      if (Number.isNaN(salary)) continue;
      hired += 1;
      salaries += salary;
    }
    const bytes = institutionId === undefined ? encodeCsv(block) : encodeCopy(block, institutionId);
    return { bytes, rows: block.rows, hired, salaries };
  };
}
