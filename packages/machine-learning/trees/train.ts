import { ModelError } from '../model-error.ts';
import { quantileOfUnsorted } from '../numerics/quantile.ts';
import type { Random } from '../random.ts';
import { sampleOf, seededRandom } from '../random.ts';
import { featuresOf, valuesOf } from '../table/features.ts';
import type { Table } from '../table/table.ts';
import { addTree } from './add-tree.ts';
import type { BinnedTable } from './bins.ts';
import { chooseBins, toBins } from './bins.ts';
import type { Booster, Objective } from './booster.ts';
import type { GrownLeaf, GrownTree, Workspace } from './grow.ts';
import { createWorkspace, growTree } from './grow.ts';
import type { Weights } from './histograms.ts';
import { weigh } from './histograms.ts';
import { adderOf, marginsOf } from './margins.ts';
import { baseOf, checkTargets, derive, meanLoss } from './objectives.ts';
import type { Tree } from './tree.ts';
import { deepest } from './tree.ts';
import { toTree } from './tree-draft.ts';

export interface TreeOptions {
  /** `{ name: 'binary', sigmoid: 1 }` by default. */
  readonly objective?: Objective;
  /** The number of trees in the end, including those of `from`. */
  readonly trees?: number;
  readonly leaves?: number;
  readonly learningRate?: number;
  readonly maxDepth?: number;
  /** The fewest rows and the smallest sum of hessians of a leaf. */
  readonly minRows?: number;
  readonly minHessian?: number;
  /** λ in a leaf's value −G/(H + λ). */
  readonly l2?: number;
  readonly maxBins?: number;
  /** The shares of rows and features that each tree draws. */
  readonly rowShare?: number;
  readonly featureShare?: number;
  readonly seed?: string | number;
  /** Ends after `patience` trees without a smaller loss on these rows, and keeps the trees up to the smallest. */
  readonly validation?: { readonly table: Table; readonly targets: ArrayLike<number> };
  readonly patience?: number;
  /** Continues with the trees of this model. On the same rows the result is that of a training without interruption. */
  readonly from?: Booster;
  /** After each tree; `false` ends the training. */
  readonly onTree?: (progress: TreeProgress) => boolean | undefined;
}

export interface TreeProgress {
  /** The model so far, for a later `from`. */
  readonly booster: Booster;
  readonly validationLoss?: number;
}

export interface TrainedTrees {
  readonly booster: Booster;
  /** The loss on the validation rows before the first tree and after each; empty without validation. */
  readonly validationLosses: readonly number[];
  /** Why it ended. */
  readonly end: 'all-trees' | 'patience' | 'no-gain' | 'stopped';
}

type Settings = TreeOptions & typeof defaults;

const defaults = {
  ...{ trees: 100, leaves: 31, learningRate: 0.1, maxDepth: 64, minRows: 20, minHessian: 1e-3, l2: 0 },
  ...{ maxBins: 255, rowShare: 1, featureShare: 1, seed: 0 as string | number, patience: 20 },
};
/** The smallest gain, as a share of the sum of squared gradients: less is rounding. */
const leastGain = 1e-12;

/**
 * Gradient-boosted trees (Friedman 2001) by second-order splits on histograms (Chen and Guestrin 2016; Ke et al. 2017). The defaults are those of
 * LightGBM.
 * @param targets 0 or 1 for each row, or a number for the other objectives
 * @throws ModelError `one-class` if all labels are equal; `invalid-input` for options or targets outside their range
 * @example
 * const { booster } = trainTrees(table, labels, { seed: 7, validation: { table: other, targets: otherLabels } });
 */
export function trainTrees(table: Table, targets: ArrayLike<number>, options: TreeOptions = {}): TrainedTrees {
  const settings = { ...defaults, ...options };
  checkSettings(settings);
  const { from, validation } = settings;
  const objective: Objective = settings.objective ?? from?.objective ?? { name: 'binary', sigmoid: 1 };
  const features = from?.features ?? featuresOf(table);
  checkTargets(objective, targets, table.rows);
  const values = valuesOf(features, table);
  const base = from?.base ?? baseOf(objective, targets);
  const trees: Tree[] = [...(from?.trees ?? [])];
  const boosterOf = (count: number): Booster => ({
    kind: 'trees',
    features,
    objective,
    base,
    trees: trees.slice(0, count),
    divisor: 1,
  });
  const workspace = createWorkspace(toBins(chooseBins(features, values, settings.maxBins), values, table.rows));
  const margins = marginsOf(boosterOf(trees.length), values, table.rows);
  const derivatives = { terms: workspace.terms, hessians: new Float64Array(table.rows) };
  const judge = validation && judgeOf(boosterOf(trees.length), validation, workspace.table);
  let weights: Weights | undefined;
  let end: TrainedTrees['end'] = 'all-trees';
  while (trees.length < settings.trees) {
    if (judge && judge.losses.length - 1 - judge.best() >= settings.patience) {
      end = 'patience';
      break;
    }
    derive(objective, targets, margins, derivatives);
    // Those of the other objectives stay as they are.
    if (!weights || objective.name === 'binary') weights = weigh(derivatives.hessians, workspace.terms);
    const random = seededRandom(`${settings.seed}/${trees.length}`);
    const count = drawRows(workspace.rows, settings.rowShare, random);
    const used = drawFeatures(features.length, settings.featureShare, random);
    const limits = { ...settings, minGain: leastGain * squaresOf(workspace.terms) };
    const grown = growTree(workspace, count, weights, used, limits);
    if (grown.leaves.length === 1) {
      end = 'no-gain';
      break;
    }
    const leafValues = Float64Array.from(grown.leaves, (leaf) =>
      leafValue(leaf, objective, settings, { workspace, targets, margins }),
    );
    trees.push(
      toTree(
        grown.draft,
        leafValues,
        Float64Array.from(grown.leaves, (leaf) => leaf.end - leaf.begin),
      ),
    );
    if (count === table.rows) addLeaves(margins, workspace.rows, grown.leaves, leafValues);
    else addTree(margins, workspace.table, grown.draft, leafValues);
    judge?.add(grown, leafValues);
    const progress = settings.onTree?.({
      booster: boosterOf(trees.length),
      ...(judge ? { validationLoss: judge.losses.at(-1) as number } : {}),
    });
    if (progress === false) {
      end = 'stopped';
      break;
    }
  }
  // A training that was stopped may be continued, so it keeps all trees.
  const kept = judge && end !== 'stopped' ? judge.best() : trees.length;
  return { booster: boosterOf(kept), validationLosses: judge?.losses ?? [], end };
}

function checkSettings(settings: Settings): void {
  const { from, objective } = settings;
  const ranges: readonly [keyof Settings, number, number][] = [
    ['trees', 0, 1e5],
    ['leaves', 2, 1e5],
    ['learningRate', Number.MIN_VALUE, 10],
    ['maxDepth', 1, deepest],
    ['minRows', 1, Number.MAX_SAFE_INTEGER],
    ['minHessian', 0, Number.MAX_VALUE],
    ['l2', 0, Number.MAX_VALUE],
    ['rowShare', Number.MIN_VALUE, 1],
    ['featureShare', Number.MIN_VALUE, 1],
    ['patience', 1, Number.MAX_SAFE_INTEGER],
  ];
  for (const [name, low, high] of ranges) {
    const value = settings[name];
    if (!(typeof value === 'number' && value >= low && value <= high)) {
      throw new ModelError('invalid-input', `The option ${name} is ${value}, not between ${low} and ${high}`);
    }
  }
  if (from && from.divisor !== 1) throw new ModelError('unsupported', 'An averaged forest cannot be continued');
  if (from && objective && JSON.stringify(from.objective) !== JSON.stringify(objective)) {
    throw new ModelError(
      'invalid-input',
      `The model to continue was trained for ${from.objective.name}, not ${objective.name}`,
    );
  }
}

/** The loss on other rows after each tree. */
function judgeOf(
  start: Booster,
  { table, targets }: { table: Table; targets: ArrayLike<number> },
  { features }: BinnedTable,
) {
  checkTargets(start.objective, targets, table.rows);
  const values = valuesOf(start.features, table);
  const bins = toBins(features, values, table.rows);
  const margins = new Float64Array(table.rows).fill(start.base);
  const losses = [meanLoss(start.objective, targets, margins)];
  const add = adderOf(start, values, table.rows);
  for (const tree of start.trees) {
    add(tree, margins);
    losses.push(meanLoss(start.objective, targets, margins));
  }
  return {
    losses,
    /** The number of trees with the smallest loss. */
    best: () => losses.reduce((best, loss, at) => (loss < (losses[best] as number) ? at : best), 0),
    add: (grown: GrownTree, leafValues: Float64Array) => {
      addTree(margins, bins, grown.draft, leafValues);
      losses.push(meanLoss(start.objective, targets, margins));
    },
  };
}

function leafValue(
  leaf: GrownLeaf,
  objective: Objective,
  { l2, learningRate }: typeof defaults,
  { workspace, targets, margins }: { workspace: Workspace; targets: ArrayLike<number>; margins: Float64Array },
): number {
  if (objective.name !== 'quantile') return (-leaf.sums.gradient / (leaf.sums.hessian + l2)) * learningRate;
  // The derivatives of the pinball loss give only directions: the value is the quantile of what is left to explain.
  const residuals = workspace.gathered.subarray(0, leaf.end - leaf.begin);
  for (let at = 0; at < residuals.length; at++) {
    const row = workspace.rows[leaf.begin + at] as number;
    residuals[at] = (targets[row] as number) - (margins[row] as number);
  }
  return quantileOfUnsorted(residuals, objective.quantile) * learningRate;
}

function addLeaves(
  margins: Float64Array,
  rows: Int32Array,
  leaves: readonly GrownLeaf[],
  leafValues: Float64Array,
): void {
  for (const [place, { begin, end }] of leaves.entries()) {
    const value = leafValues[place] as number;
    for (let at = begin; at < end; at++) {
      const row = rows[at] as number;
      margins[row] = (margins[row] as number) + value;
    }
  }
}

function drawRows(rows: Int32Array, share: number, random: Random): number {
  if (share >= 1) {
    for (let row = 0; row < rows.length; row++) rows[row] = row;
    return rows.length;
  }
  const drawn = sampleOf(rows.length, Math.max(1, Math.round(share * rows.length)), random);
  rows.set(drawn);
  return drawn.length;
}

function drawFeatures(count: number, share: number, random: Random): Uint8Array {
  const used = new Uint8Array(count);
  for (const feature of sampleOf(count, Math.max(1, Math.round(share * count)), random)) used[feature] = 1;
  return used;
}

function squaresOf(terms: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < terms.length; at += 2) sum += (terms[at] as number) ** 2;
  return sum;
}
