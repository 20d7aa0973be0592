/**
 * A binary tree in arrays, in the layout of LightGBM: split nodes are 0, 1, … (0 is the root); a child below 0 is the leaf ~child.
 * A tree of one leaf has no split nodes.
 */
export interface Tree {
  readonly features: Int32Array;
  /** Numbers up to it go left. For a category: the index of its set in `setBounds`. */
  readonly thresholds: Float64Array;
  /** Bits of `isCategory` and `missingGoesLeft`, and the kind of missing values in bits 2 and 3. */
  readonly decisions: Uint8Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly gains: Float64Array;
  /** Training rows that reached the split node. */
  readonly counts: Float64Array;
  readonly leafValues: Float64Array;
  readonly leafCounts: Float64Array;
  /** Set s of category codes that go left: bits in `setWords[setBounds[s]]` to `setWords[setBounds[s + 1] − 1]`. */
  readonly setBounds: Int32Array;
  readonly setWords: Uint32Array;
}

/** Splits above a leaf at most. Explanations descend recursively, and take the square of the depth for each leaf. */
export const deepest = 500;
export const isCategory = 1;
export const missingGoesLeft = 2;
/** Kinds of missing values in bits 2 and 3: none (NaN counts as 0), 0 and NaN, or NaN. */
export const missingKinds = { none: 0, zero: 4, nan: 8 } as const;
export const missingKindOf = (decision: number) => decision & 12;
/** LightGBM's bound below which a number is zero. */
const zero = 1e-35;

/** The leaf that a row reaches; values as from `encodeRow`. */
export function leafOf(tree: Tree, row: ArrayLike<number>): number {
  const { left, right, features } = tree;
  if (features.length === 0) return 0;
  let node = 0;
  while (node >= 0) {
    node = (goesLeft(tree, node, row[features[node] as number] as number) ? left[node] : right[node]) as number;
  }
  return ~node;
}

/** Whether a value goes left at a split node. */
export function goesLeft({ decisions, thresholds, setBounds, setWords }: Tree, node: number, value: number): boolean {
  const decision = decisions[node] as number;
  const threshold = thresholds[node] as number;
  const isMissing = Number.isNaN(value);
  if ((decision & isCategory) !== 0) {
    if (isMissing) return (decision & missingGoesLeft) !== 0;
    const code = Math.trunc(value);
    const begin = setBounds[threshold] as number;
    const word = begin + (code >>> 5);
    return (
      code >= 0 &&
      word < (setBounds[threshold + 1] as number) &&
      (((setWords[word] as number) >>> (code & 31)) & 1) === 1
    );
  }
  const kind = missingKindOf(decision);
  if (kind === missingKinds.nan) {
    return isMissing ? (decision & missingGoesLeft) !== 0 : value <= threshold;
  }
  const number = isMissing ? 0 : value;
  if (kind === missingKinds.zero && Math.abs(number) <= zero) return (decision & missingGoesLeft) !== 0;
  return number <= threshold;
}

/** The mean of the leaf values, weighted by their training rows: what the tree predicts about a row of which nothing is known. */
export function meanOf({ leafValues, leafCounts }: Tree): number {
  let sum = 0;
  let count = 0;
  for (let leaf = 0; leaf < leafValues.length; leaf++) {
    sum += (leafValues[leaf] as number) * (leafCounts[leaf] as number);
    count += leafCounts[leaf] as number;
  }
  return count === 0 ? (leafValues[0] ?? 0) : sum / count;
}
