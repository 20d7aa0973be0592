import type { FeatureBins } from './bins.ts';
import type { Histogram, HistogramLayout, Weights } from './histograms.ts';
import { hessianIn, rowsIn } from './histograms.ts';

/** Sums over rows. */
export interface Sums {
  readonly gradient: number;
  readonly hessian: number;
  readonly rows: number;
}

export interface SplitLimits {
  /** The fewest rows and the smallest sum of hessians of a child. */
  readonly minRows: number;
  readonly minHessian: number;
  readonly l2: number;
  /** A split must gain more. */
  readonly minGain: number;
}

/** How a leaf is divided: which bins of a feature go left. */
export interface BinSplit {
  readonly feature: number;
  readonly gain: number;
  readonly left: Sums;
  /** For numbers: bins up to it go left; the bin of missing values has its own direction. */
  readonly lastBin: number;
  readonly missingGoesLeft: boolean;
  /** For categories: the bins that go left, except that of missing values. */
  readonly bins?: readonly number[];
}

/** Categories with fewer rows in the leaf go right with the rest (LightGBM's `cat_smooth`); it also draws ratios towards 0. */
const smoothing = 10;
/** Additional l2 for splits of more than four categories, and the most categories on the smaller side (LightGBM's defaults). */
const categoryL2 = 10;
const fewCategories = 4;
const maxCategories = 32;

/**
 * The split with the largest decrease of the loss to second order, G²/(H + λ) over the children less that of the leaf (Chen and
 * Guestrin 2016). Of equal gains the feature and bin that come first win.
 */
export function bestSplit(
  histogram: Histogram,
  weights: Weights,
  { begins }: HistogramLayout,
  features: readonly FeatureBins[],
  used: Uint8Array,
  leaf: Sums,
  limits: SplitLimits,
): BinSplit | undefined {
  let best: BinSplit | undefined;
  if (leaf.rows < 2 * limits.minRows) return undefined;
  for (let feature = 0; feature < features.length; feature++) {
    if (used[feature] === 0) continue;
    const bins = features[feature] as FeatureBins;
    const begin = begins[feature] as number;
    const minGain = best?.gain ?? limits.minGain;
    const search = bins.kind === 'number' ? bestThreshold : bestSet;
    best = search(histogram, weights, begin, feature, bins.valueBins, leaf, limits, minGain) ?? best;
  }
  return best;
}

function bestThreshold(
  histogram: Histogram,
  weights: Weights,
  begin: number,
  feature: number,
  valueBins: number,
  leaf: Sums,
  { minRows, minHessian, l2 }: SplitLimits,
  minGain: number,
): BinSplit | undefined {
  const { gradient, hessian, rows } = leaf;
  const missingAt = begin + 2 * valueBins;
  const missingWeight = histogram[missingAt + 1] as number;
  const missingRows = rowsIn(missingWeight, weights);
  const before = (gradient * gradient) / (hessian + l2);
  let bestScore = before + minGain;
  let found: BinSplit | undefined;
  // First with missing values on the right, then on the left; without any one pass is enough.
  for (let side = 0; side < (missingRows > 0 ? 2 : 1); side++) {
    let leftGradient = side === 0 ? 0 : (histogram[missingAt] as number);
    let leftWeight = side === 0 ? 0 : missingWeight;
    let bestBin = -1;
    let bestGradient = 0;
    let bestHessian = 0;
    let bestRows = 0;
    // All values on the left is a split only where missing ones are on the right.
    const end = side === 0 && missingRows > 0 ? valueBins : valueBins - 1;
    for (let bin = 0, cell = begin; bin < end; bin++, cell += 2) {
      const here = histogram[cell + 1] as number;
      if (here === 0) continue;
      leftGradient += histogram[cell] as number;
      leftWeight += here;
      const leftRows = rowsIn(leftWeight, weights);
      const leftHessian = hessianIn(leftWeight, leftRows, weights);
      if (leftRows < minRows || leftHessian < minHessian) continue;
      const rightHessian = hessian - leftHessian;
      if (rows - leftRows < minRows || rightHessian < minHessian) break;
      const rightGradient = gradient - leftGradient;
      const score =
        (leftGradient * leftGradient) / (leftHessian + l2) + (rightGradient * rightGradient) / (rightHessian + l2);
      if (score > bestScore) {
        bestScore = score;
        bestBin = bin;
        bestGradient = leftGradient;
        bestHessian = leftHessian;
        bestRows = leftRows;
      }
    }
    if (bestBin < 0) continue;
    found = {
      feature,
      gain: bestScore - before,
      left: { gradient: bestGradient, hessian: bestHessian, rows: bestRows },
      lastBin: bestBin,
      // Where training had no missing values, later ones go with the majority.
      missingGoesLeft: missingRows > 0 ? side === 1 : 2 * bestRows >= rows,
    };
  }
  return found;
}

/**
 * Categories in the order of gradient to hessian: for a convex loss the best set is a prefix of it (Fisher 1958). The smaller
 * side goes left, so that categories unknown to the leaf go right with most others. Missing counts as a category.
 */
function bestSet(
  histogram: Histogram,
  weights: Weights,
  begin: number,
  feature: number,
  valueBins: number,
  leaf: Sums,
  { minRows, minHessian, l2: baseL2 }: SplitLimits,
  minGain: number,
): BinSplit | undefined {
  const gradientOf = (bin: number) => histogram[begin + 2 * bin] as number;
  const rowsOf = (bin: number) => rowsIn(histogram[begin + 2 * bin + 1] as number, weights);
  const hessianOf = (bin: number) => hessianIn(histogram[begin + 2 * bin + 1] as number, rowsOf(bin), weights);
  const candidates: number[] = [];
  for (let bin = 0; bin <= valueBins; bin++) if (rowsOf(bin) >= smoothing) candidates.push(bin);
  const ratioOf = (bin: number) => gradientOf(bin) / (hessianOf(bin) + smoothing);
  candidates.sort((one, other) => ratioOf(one) - ratioOf(other) || one - other);
  const l2 = candidates.length > fewCategories ? baseL2 + categoryL2 : baseL2;
  const before = (leaf.gradient * leaf.gradient) / (leaf.hessian + l2);
  let best: BinSplit | undefined;
  for (const order of [candidates, candidates.toReversed()]) {
    let gradient = 0;
    let hessian = 0;
    let rows = 0;
    const most = Math.min(maxCategories, Math.floor((candidates.length + 1) / 2));
    for (let size = 1; size <= most; size++) {
      const bin = order[size - 1] as number;
      gradient += gradientOf(bin);
      hessian += hessianOf(bin);
      rows += rowsOf(bin);
      if (rows < minRows || hessian < minHessian) continue;
      if (leaf.rows - rows < minRows || leaf.hessian - hessian < minHessian) break;
      const gain =
        gradient ** 2 / (hessian + l2) + (leaf.gradient - gradient) ** 2 / (leaf.hessian - hessian + l2) - before;
      if (gain <= (best?.gain ?? minGain)) continue;
      const bins = order.slice(0, size);
      best = {
        ...{ feature, gain, left: { gradient, hessian, rows }, lastBin: -1 },
        missingGoesLeft: bins.includes(valueBins),
        bins: bins.filter((bin) => bin !== valueBins),
      };
    }
  }
  return best;
}
