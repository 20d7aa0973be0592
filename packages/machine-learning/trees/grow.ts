import type { BinSplit, SplitLimits, Sums } from './best-split.ts';
import { bestSplit } from './best-split.ts';
import type { BinnedTable, FeatureBins } from './bins.ts';
import type { Histogram, HistogramLayout, Weights } from './histograms.ts';
import { cellsOf, fill, hessianIn, layoutOf, subtract, totalOf } from './histograms.ts';
import type { RowMemory } from './row-memory.ts';
import { createRowMemory } from './row-memory.ts';
import type { TreeDraft } from './tree-draft.ts';
import { addNode, createDraft } from './tree-draft.ts';

export interface GrowthLimits extends SplitLimits {
  readonly leaves: number;
  readonly maxDepth: number;
}

/** A leaf of a growing tree: its rows are `rows[begin]` to `rows[end − 1]` of the workspace. */
export interface GrownLeaf {
  readonly begin: number;
  readonly end: number;
  readonly sums: Sums;
}

export interface GrownTree {
  readonly draft: TreeDraft;
  readonly leaves: readonly GrownLeaf[];
}

/** Buffers that all trees of a training share. */
export interface Workspace extends RowMemory {
  /** Its bins are in the memory. */
  readonly table: BinnedTable;
  readonly layout: HistogramLayout;
  readonly histograms: Histogram[];
}

export function createWorkspace(table: BinnedTable): Workspace {
  const layout = layoutOf(table.features);
  const memory = createRowMemory(table, cellsOf(layout));
  return { ...memory, table: { ...table, words: memory.words }, layout, histograms: [] };
}

interface OpenLeaf extends GrownLeaf {
  readonly depth: number;
  /** The node and side that refer to it. */
  readonly parent?: { readonly node: number; readonly side: 'left' | 'right' };
  readonly histogram?: Histogram;
  readonly split?: BinSplit | undefined;
}

/**
 * Grows a tree leaf by leaf: always the leaf whose best split gains most is divided (Shi 2007; LightGBM, Ke et al. 2017). The
 * histogram of the child with more rows is that of its parent less the other's.
 * @param count how many rows of the workspace take part
 * @param used 1 for each feature that may be split
 */
export function growTree(
  workspace: Workspace,
  count: number,
  weights: Weights,
  used: Uint8Array,
  limits: GrowthLimits,
): GrownTree {
  const { table, layout } = workspace;
  const draft = createDraft(limits.leaves);
  const free = [...workspace.histograms];
  const take = () => {
    const histogram = free.pop() ?? new Float64Array(cellsOf(layout));
    if (!workspace.histograms.includes(histogram)) workspace.histograms.push(histogram);
    return histogram;
  };
  const measure = (begin: number, end: number, histogram: Histogram) =>
    fill(histogram, layout, workspace, used, { begin, end });
  const splitOf = (histogram: Histogram, sums: Sums, depth: number) =>
    depth >= limits.maxDepth ? undefined : bestSplit(histogram, weights, layout, table.features, used, sums, limits);

  const root = take();
  measure(0, count, root);
  const sums = sumsOf(root, layout, table.features, used, weights, count);
  const leaves: OpenLeaf[] = [{ begin: 0, end: count, sums, depth: 0, histogram: root, split: splitOf(root, sums, 0) }];
  while (leaves.length < limits.leaves) {
    const place = mostGain(leaves);
    if (place < 0) break;
    const leaf = leaves[place] as OpenLeaf;
    const { split, histogram: parent } = leaf;
    if (!split || !parent) break;
    const feature = table.features[split.feature] as FeatureBins;
    const node = addNode(draft, split, feature, leaf.end - leaf.begin, { left: place, right: leaves.length });
    if (leaf.parent) draft[leaf.parent.side][leaf.parent.node] = node;
    const middle = partition(workspace, leaf, split.feature, draft.sides.subarray(256 * node, 256 * (node + 1)));
    const depth = leaf.depth + 1;
    const isLeftSmaller = middle - leaf.begin <= leaf.end - middle;
    const larger = isLeftSmaller ? leaf.end - middle : middle - leaf.begin;
    // Leaves that will not be divided need no histograms.
    const isEnd = leaves.length + 1 === limits.leaves || depth >= limits.maxDepth || larger < 2 * limits.minRows;
    const other = isEnd ? undefined : take();
    if (other) {
      if (isLeftSmaller) measure(leaf.begin, middle, other);
      else measure(middle, leaf.end, other);
      subtract(parent, other);
    } else {
      free.push(parent);
    }
    const child = (side: 'left' | 'right', begin: number, end: number, childSums: Sums): OpenLeaf => {
      const histogram = other && ((side === 'left') === isLeftSmaller ? other : parent);
      const found = histogram && splitOf(histogram, childSums, depth);
      if (histogram && !found) free.push(histogram);
      return {
        begin,
        end,
        sums: childSums,
        depth,
        parent: { node, side },
        ...(found ? { histogram, split: found } : {}),
      };
    };
    leaves[place] = child('left', leaf.begin, middle, split.left);
    leaves.push(child('right', middle, leaf.end, minus(leaf.sums, split.left)));
  }
  return { draft, leaves };
}

function mostGain(leaves: readonly OpenLeaf[]): number {
  let best = -1;
  let gain = 0;
  for (let place = 0; place < leaves.length; place++) {
    const split = (leaves[place] as OpenLeaf).split;
    if (split && split.gain > gain) {
      best = place;
      gain = split.gain;
    }
  }
  return best;
}

/** Moves the rows that go left before the others, keeping their order, and returns where the others begin. */
function partition(
  { table, rows, others }: Workspace,
  { begin, end }: GrownLeaf,
  feature: number,
  sides: Uint8Array,
): number {
  const words = table.words.subarray((feature >>> 2) * table.rows, ((feature >>> 2) + 1) * table.rows);
  const shift = 8 * (feature & 3);
  let left = begin;
  let right = 0;
  for (let at = begin; at < end; at++) {
    const row = rows[at] as number;
    // Both writes and no branch: which side it is cannot be predicted.
    const side = sides[((words[row] as number) >>> shift) & 255] as number;
    rows[left] = row;
    others[right] = row;
    left += side;
    right += 1 - side;
  }
  rows.set(others.subarray(0, right), left);
  return left;
}

function sumsOf(
  histogram: Histogram,
  layout: HistogramLayout,
  features: readonly FeatureBins[],
  used: Uint8Array,
  weights: Weights,
  rows: number,
): Sums {
  const any = used.indexOf(1);
  const { gradient, weight } = totalOf(histogram, layout, any, features[any] as FeatureBins);
  return { gradient, hessian: hessianIn(weight, rows, weights), rows };
}

const minus = (whole: Sums, part: Sums): Sums => ({
  gradient: whole.gradient - part.gradient,
  hessian: whole.hessian - part.hessian,
  rows: whole.rows - part.rows,
});
