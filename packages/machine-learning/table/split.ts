import { ModelError } from '../model-error.ts';
import { hash32 } from '../random.ts';

/** Row numbers of the three parts, ascending. */
export interface Split {
  readonly train: Uint32Array;
  readonly validation: Uint32Array;
  readonly test: Uint32Array;
}

export interface SplitOptions {
  readonly seed?: string | number;
  /** The share of train and validation; the rest is test. 0.7 and 0.15 by default. */
  readonly train?: number;
  readonly validation?: number;
}

/**
 * Divides rows into train, validation and test so that all rows of a group (a learner) are in one part: otherwise a model
 * would be tested on learners that it has seen.
 *
 * A hash of seed and group decides, not the order of the rows: a learner stays in the same part when rows or learners are
 * added, so that a model trained further never meets its old test learners. The shares are those of chance: of 1,000 groups
 * 700 ± 28 are in train (95 %).
 */
export function splitByGroup(
  groups: ArrayLike<number | string>,
  { seed = 0, train = 0.7, validation = 0.15 }: SplitOptions = {},
): Split {
  if (!(train > 0 && validation >= 0 && train + validation <= 1)) {
    throw new ModelError('invalid-input', `Shares of ${train} and ${validation} are not parts of 1`);
  }
  const parts = new Uint8Array(groups.length);
  const sizes = [0, 0, 0];
  for (let row = 0; row < groups.length; row++) {
    const place = hash32(`${seed}/${groups[row]}`) / 0x1_0000_0000;
    const part = place < train ? 0 : place < train + validation ? 1 : 2;
    parts[row] = part;
    sizes[part] = (sizes[part] as number) + 1;
  }
  const rowsOf = (part: number) => {
    const rows = new Uint32Array(sizes[part] as number);
    for (let row = 0, at = 0; row < parts.length; row++) if (parts[row] === part) rows[at++] = row;
    return rows;
  };
  return { train: rowsOf(0), validation: rowsOf(1), test: rowsOf(2) };
}
