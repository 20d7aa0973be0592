import type { BinnedTable } from './bins.ts';
import type { RowLoops } from './row-loops.ts';
import { createRowLoops } from './row-loops.ts';

/** What the loops over rows read and write, in one memory. `byteOffset` of an array is its address there. */
export interface RowMemory {
  readonly loops: RowLoops;
  /** Those of the table. */
  readonly words: Uint32Array;
  /** Rows in the order of the leaves of the latest tree. */
  readonly rows: Int32Array;
  readonly others: Int32Array;
  /** The gradient and the weight of each row in turn (see `weigh`), to which a tree is fitted. */
  readonly terms: Float64Array;
  readonly gathered: Float64Array;
  /** The histogram that is being filled. */
  readonly cells: Float64Array;
}

export function createRowMemory(table: BinnedTable, cellCount: number): RowMemory {
  const { rows } = table;
  // Numbers of eight bytes first, so that each array begins at a multiple of the size of its numbers.
  const sizes = { cells: 8 * cellCount, terms: 16 * rows, words: table.words.byteLength, rows: 4 * rows };
  const { memory, loops } = createRowLoops(sizes.cells + 2 * sizes.terms + sizes.words + 2 * sizes.rows);
  let end = 0;
  const take = (bytes: number) => {
    end += bytes;
    return end - bytes;
  };
  const cells = new Float64Array(memory, take(sizes.cells), cellCount);
  const terms = new Float64Array(memory, take(sizes.terms), 2 * rows);
  const gathered = new Float64Array(memory, take(sizes.terms), 2 * rows);
  const words = new Uint32Array(memory, take(sizes.words), table.words.length);
  words.set(table.words);
  return {
    ...{ loops, words, cells, terms, gathered },
    rows: new Int32Array(memory, take(sizes.rows), rows),
    others: new Int32Array(memory, take(sizes.rows), rows),
  };
}
