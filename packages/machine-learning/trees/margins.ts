import type { FeatureValues } from '../table/features.ts';
import { addTree } from './add-tree.ts';
import type { FeatureBins } from './bins.ts';
import { toBins } from './bins.ts';
import type { Booster } from './booster.ts';
import type { Tree } from './tree.ts';
import { goesLeft, isCategory, leafOf, missingKindOf, missingKinds } from './tree.ts';

/** Of fewer rows bins cost more than they save. */
const fewRows = 500;

/** The margin of each row: the same numbers as `margin` gives for one. */
export function marginsOf(booster: Booster, values: readonly FeatureValues[], rows: number): Float64Array {
  const { base, divisor, trees } = booster;
  const margins = new Float64Array(rows).fill(base * divisor);
  const add = adderOf(booster, values, rows);
  for (const tree of trees) add(tree, margins);
  return divisor === 1 ? margins : margins.map((sum) => sum / divisor);
}

type Adder = (tree: Tree, margins: Float64Array) => void;

/**
 * Adds what single trees of a booster predict for rows to their margins. The thresholds of a feature divide its values into bins, by which a
 * tree is walked without a comparison, several times as fast as by values.
 */
export function adderOf(booster: Booster, values: readonly FeatureValues[], rows: number): Adder {
  const features = rows < fewRows || booster.trees.length === 0 ? undefined : binsOf(booster);
  if (!features) return byValues(values, rows);
  const table = toBins(features, values, rows);
  return (tree, margins) => addTree(margins, table, { ...tree, sides: sidesOf(tree, features) }, tree.leafValues);
}

function byValues(values: readonly FeatureValues[], rows: number): Adder {
  const row = new Float64Array(values.length);
  return (tree, margins) => {
    for (let at = 0; at < rows; at++) {
      for (let place = 0; place < values.length; place++) row[place] = (values[place] as FeatureValues)[at] as number;
      margins[at] = (margins[at] as number) + (tree.leafValues[leafOf(tree, row)] as number);
    }
  };
}

/**
 * Bins between the thresholds of each feature. Undefined for what bins cannot tell: missing values that are not NaN, which only models from
 * elsewhere have, or more than 254 thresholds or categories.
 */
function binsOf({ features, trees }: Booster): FeatureBins[] | undefined {
  const thresholds = features.map(() => new Set<number>());
  for (const tree of trees) {
    for (const [node, decision] of tree.decisions.entries()) {
      if ((decision & isCategory) !== 0) continue;
      if (missingKindOf(decision) !== missingKinds.nan) return undefined;
      thresholds[tree.features[node] as number]?.add(tree.thresholds[node] as number);
    }
  }
  const bins = features.map((feature, place): FeatureBins => {
    if (feature.kind === 'category') {
      const codes = Int32Array.from(feature.categories.keys());
      return { kind: 'category', valueBins: codes.length, bounds: new Float64Array(), codes, categories: codes.length };
    }
    const bounds = Float64Array.from(thresholds[place] ?? []).sort();
    return { kind: 'number', valueBins: bounds.length + 1, bounds, codes: new Int32Array(), categories: 0 };
  });
  return bins.every(({ valueBins }) => valueBins <= 255) ? bins : undefined;
}

/** For each split node 256 bytes: 1 for the bins that go left. */
function sidesOf(tree: Tree, features: readonly FeatureBins[]): Uint8Array {
  const sides = new Uint8Array(256 * tree.features.length);
  for (const [node, feature] of tree.features.entries()) {
    const { kind, bounds, valueBins } = features[feature] as FeatureBins;
    for (let bin = 0; bin < valueBins; bin++) {
      // The largest value of the bin stands for all.
      const value = kind === 'category' ? bin : (bounds[bin] ?? Number.POSITIVE_INFINITY);
      if (goesLeft(tree, node, value)) sides[256 * node + bin] = 1;
    }
    if (goesLeft(tree, node, Number.NaN)) sides[256 * node + valueBins] = 1;
  }
  return sides;
}
