import type { Booster } from '../trees/booster.ts';
import type { Tree } from '../trees/tree.ts';
import { goesLeft, meanOf } from '../trees/tree.ts';

/**
 * The Shapley values of one tree's prediction, added to `into`: exact path-dependent TreeSHAP (Lundberg et al. 2020, algorithm 2). A feature that
 * is not in the coalition is followed down both sides of a split in the proportions of the training rows.
 *
 * A path holds one element for each different feature on the way from the root: which share of training rows passes its
 * splits (`zero`), whether the row itself does (`one`), and for each number of features in a coalition the weight of the paths with that many
 * (`weight`). One buffer holds the paths of all depths.
 */
export function addTreeShap(tree: Tree, row: ArrayLike<number>, scale: number, into: Float64Array): void {
  if (tree.features.length === 0) return;
  const depth = depthOf(tree) + 2;
  const size = (depth * (depth + 1)) / 2;
  const paths: Paths = {
    features: new Int32Array(size),
    zeros: new Float64Array(size),
    ones: new Float64Array(size),
    weights: new Float64Array(size),
  };
  descend({ tree, row, scale, into, paths }, 0, 0, 0, 1, 1, -1);
}

/** The mean prediction over the training rows, from which contributions start. */
export function baseMargin({ base, trees, divisor }: Booster): number {
  return trees.reduce((sum, tree) => sum + meanOf(tree), base * divisor) / divisor;
}

interface Paths {
  readonly features: Int32Array;
  readonly zeros: Float64Array;
  readonly ones: Float64Array;
  readonly weights: Float64Array;
}

interface Walk {
  readonly tree: Tree;
  readonly row: ArrayLike<number>;
  readonly scale: number;
  readonly into: Float64Array;
  readonly paths: Paths;
}

/** @param begin where the path of the parent begins; its elements are copied behind it */
function descend(
  walk: Walk,
  node: number,
  length: number,
  parentBegin: number,
  zero: number,
  one: number,
  feature: number,
): void {
  const { tree, row, scale, into, paths } = walk;
  const begin = parentBegin + length;
  copyPath(paths, parentBegin, begin, length);
  extend(paths, begin, length, zero, one, feature);
  let last = length;
  if (node < 0) {
    const value = (tree.leafValues[~node] as number) * scale;
    for (let at = 1; at <= last; at++) {
      const place = begin + at;
      const weight = unwoundSum(paths, begin, last, at);
      const own = paths.features[place] as number;
      into[own] =
        (into[own] as number) + weight * ((paths.ones[place] as number) - (paths.zeros[place] as number)) * value;
    }
    return;
  }
  const split = tree.features[node] as number;
  const left = tree.left[node] as number;
  const right = tree.right[node] as number;
  const isLeft = goesLeft(tree, node, row[split] as number);
  const whole = rowsAt(tree, left) + rowsAt(tree, right);
  let incomingZero = 1;
  let incomingOne = 1;
  // A feature that occurs again replaces its earlier element.
  for (let at = 1; at <= last; at++) {
    if (paths.features[begin + at] !== split) continue;
    incomingZero = paths.zeros[begin + at] as number;
    incomingOne = paths.ones[begin + at] as number;
    unwind(paths, begin, last, at);
    last -= 1;
    break;
  }
  const shareOf = (child: number) => (whole === 0 ? 0.5 : rowsAt(tree, child) / whole);
  const hot = isLeft ? left : right;
  const cold = isLeft ? right : left;
  const hotZero = incomingZero * shareOf(hot);
  const coldZero = incomingZero * shareOf(cold);
  // What neither the row nor any training row reaches weighs nothing; its path could not be undone.
  if (hotZero > 0 || incomingOne > 0) descend(walk, hot, last + 1, begin, hotZero, incomingOne, split);
  if (coldZero > 0) descend(walk, cold, last + 1, begin, coldZero, 0, split);
}

function copyPath({ features, zeros, ones, weights }: Paths, from: number, to: number, length: number): void {
  for (let at = 0; at < length; at++) {
    features[to + at] = features[from + at] as number;
    zeros[to + at] = zeros[from + at] as number;
    ones[to + at] = ones[from + at] as number;
    weights[to + at] = weights[from + at] as number;
  }
}

const rowsAt = (tree: Tree, child: number) => (child < 0 ? tree.leafCounts[~child] : tree.counts[child]) as number;

function extend(
  { features, zeros, ones, weights }: Paths,
  begin: number,
  length: number,
  zero: number,
  one: number,
  feature: number,
): void {
  features[begin + length] = feature;
  zeros[begin + length] = zero;
  ones[begin + length] = one;
  weights[begin + length] = length === 0 ? 1 : 0;
  for (let at = length - 1; at >= 0; at--) {
    const weight = weights[begin + at] as number;
    weights[begin + at + 1] = (weights[begin + at + 1] as number) + (one * weight * (at + 1)) / (length + 1);
    weights[begin + at] = (zero * weight * (length - at)) / (length + 1);
  }
}

/** Undoes `extend` for the element `place`. */
function unwind({ features, zeros, ones, weights }: Paths, begin: number, last: number, place: number): void {
  const one = ones[begin + place] as number;
  const zero = zeros[begin + place] as number;
  let next = weights[begin + last] as number;
  for (let at = last - 1; at >= 0; at--) {
    const weight = weights[begin + at] as number;
    if (one !== 0) {
      weights[begin + at] = (next * (last + 1)) / ((at + 1) * one);
      next = weight - ((weights[begin + at] as number) * zero * (last - at)) / (last + 1);
    } else {
      weights[begin + at] = (weight * (last + 1)) / (zero * (last - at));
    }
  }
  for (let at = begin + place; at < begin + last; at++) {
    features[at] = features[at + 1] as number;
    zeros[at] = zeros[at + 1] as number;
    ones[at] = ones[at + 1] as number;
  }
}

/** The sum of the weights that `unwind` would leave. */
function unwoundSum({ zeros, ones, weights }: Paths, begin: number, last: number, place: number): number {
  const one = ones[begin + place] as number;
  const zero = zeros[begin + place] as number;
  let next = weights[begin + last] as number;
  let sum = 0;
  for (let at = last - 1; at >= 0; at--) {
    if (one !== 0) {
      const weight = (next * (last + 1)) / ((at + 1) * one);
      sum += weight;
      next = (weights[begin + at] as number) - (weight * zero * (last - at)) / (last + 1);
    } else if (zero !== 0) {
      sum += ((weights[begin + at] as number) / zero / (last - at)) * (last + 1);
    }
  }
  return sum;
}

function depthOf({ left, right, features }: Tree): number {
  const depths = new Int32Array(features.length);
  let most = 1;
  const waiting = [0];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const depth = (depths[node] as number) + 1;
    most = Math.max(most, depth);
    for (const child of [left[node] as number, right[node] as number]) {
      if (child < 0) continue;
      depths[child] = depth;
      waiting.push(child);
    }
  }
  return most + 1;
}
