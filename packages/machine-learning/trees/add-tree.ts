import type { BinnedTable } from './bins.ts';

/** Split nodes by bins: a child below 0 is the leaf ~child; `sides` has 256 bytes for each node, 1 for bins that go left. */
export interface TreeByBins {
  readonly features: ArrayLike<number>;
  readonly left: ArrayLike<number>;
  readonly right: ArrayLike<number>;
  readonly sides: Uint8Array;
}

/** Adds the value of the leaf that each row reaches to its margin. */
export function addTree(
  margins: Float64Array,
  { words, rows }: BinnedTable,
  { features, left, right, sides }: TreeByBins,
  leafValues: Float64Array,
): void {
  const nodes = features.length;
  const begins = new Int32Array(nodes);
  const shifts = new Uint8Array(nodes);
  // Where each bin leads, so that no branch has to be predicted.
  const next = new Int32Array(256 * nodes);
  for (let node = 0; node < nodes; node++) {
    const feature = features[node] as number;
    begins[node] = (feature >>> 2) * rows;
    shifts[node] = 8 * (feature & 3);
    for (let cell = 256 * node; cell < 256 * (node + 1); cell++) {
      next[cell] = (sides[cell] === 1 ? left[node] : right[node]) as number;
    }
  }
  const root = nodes === 0 ? ~0 : 0;
  for (let row = 0; row < rows; row++) {
    let node = root;
    while (node >= 0) {
      const word = words[(begins[node] as number) + row] as number;
      node = next[256 * node + ((word >>> (shifts[node] as number)) & 255)] as number;
    }
    margins[row] = (margins[row] as number) + (leafValues[~node] as number);
  }
}
