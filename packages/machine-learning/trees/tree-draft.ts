import type { BinSplit } from './best-split.ts';
import type { FeatureBins } from './bins.ts';
import type { Tree } from './tree.ts';
import { isCategory, missingGoesLeft, missingKinds } from './tree.ts';

/** A tree while it grows. For each split node `sides` has 256 bytes: whether each bin of its feature goes left. */
export interface TreeDraft {
  readonly features: number[];
  readonly thresholds: number[];
  readonly decisions: number[];
  readonly left: number[];
  readonly right: number[];
  readonly gains: number[];
  readonly counts: number[];
  readonly sets: Uint32Array[];
  readonly sides: Uint8Array;
}

export function createDraft(maxLeaves: number): TreeDraft {
  return {
    ...{ features: [], thresholds: [], decisions: [], left: [], right: [], gains: [], counts: [], sets: [] },
    sides: new Uint8Array(256 * Math.max(1, maxLeaves - 1)),
  };
}

/** Adds a split node with two leaves; the left keeps the number of the leaf that is divided. Returns the node. */
export function addNode(
  draft: TreeDraft,
  split: BinSplit,
  feature: FeatureBins,
  rows: number,
  leaves: { left: number; right: number },
): number {
  const node = draft.features.length;
  const sides = draft.sides.subarray(256 * node, 256 * (node + 1));
  const missing = split.missingGoesLeft ? missingGoesLeft : 0;
  draft.features.push(split.feature);
  draft.gains.push(split.gain);
  draft.counts.push(rows);
  draft.left.push(~leaves.left);
  draft.right.push(~leaves.right);
  if (split.bins) {
    for (const bin of split.bins) sides[bin] = 1;
    draft.thresholds.push(draft.sets.length);
    draft.decisions.push(isCategory | missing | missingKinds.nan);
    draft.sets.push(codesGoingLeft(split, feature));
  } else {
    sides.fill(1, 0, split.lastBin + 1);
    // JSON has no infinity: where all values go left and only missing ones right, the bound is the largest number.
    draft.thresholds.push(feature.bounds[split.lastBin] ?? Number.MAX_VALUE);
    draft.decisions.push(missing | missingKinds.nan);
  }
  sides[feature.valueBins] = split.missingGoesLeft ? 1 : 0;
  return node;
}

export function toTree(draft: TreeDraft, leafValues: Float64Array, leafCounts: Float64Array): Tree {
  const setBounds = new Int32Array(draft.sets.length + 1);
  for (const [place, { length }] of draft.sets.entries()) setBounds[place + 1] = (setBounds[place] as number) + length;
  return {
    features: Int32Array.from(draft.features),
    thresholds: Float64Array.from(draft.thresholds),
    decisions: Uint8Array.from(draft.decisions),
    left: Int32Array.from(draft.left),
    right: Int32Array.from(draft.right),
    gains: Float64Array.from(draft.gains),
    counts: Float64Array.from(draft.counts),
    leafValues,
    leafCounts,
    setBounds,
    setWords: Uint32Array.from(draft.sets.flatMap((words) => [...words])),
  };
}

/** Bits of the codes that go left. Codes without a bin are in that of missing values and go where it goes. */
function codesGoingLeft(
  { bins = [], missingGoesLeft: missing }: BinSplit,
  { codes, categories }: FeatureBins,
): Uint32Array {
  const words = new Uint32Array(Math.ceil(categories / 32));
  const binned = new Set(codes);
  const add = (code: number) => {
    words[code >>> 5] = (words[code >>> 5] as number) | (1 << (code & 31));
  };
  for (const bin of bins) add(codes[bin] as number);
  if (missing) for (let code = 0; code < categories; code++) if (!binned.has(code)) add(code);
  return words;
}
