import { ModelError } from '../model-error.ts';
import type { Tree } from '../trees/tree.ts';
import { isCategory, missingGoesLeft } from '../trees/tree.ts';
import type { Fields } from './text-fields.ts';
import { numberFields, wholeField } from './text-fields.ts';
import { checkTree } from './tree-check.ts';

/** One block of a LightGBM text. `Tree` has the same layout, so that arrays are taken over as they are. */
export function readLightGbmTree(fields: Fields, features: number): Tree {
  if (fields.values.get('is_linear') === '1') throw new ModelError('unsupported', `${fields.where} has linear leaves`);
  const leaves = wholeField(fields, 'num_leaves');
  const nodes = leaves - 1;
  if (nodes < 0) throw new ModelError('not-a-model', `${fields.where} has no leaves`);
  const sets = wholeField(fields, 'num_cat');
  const ofNodes = (name: string) => (nodes === 0 ? new Float64Array(0) : numberFields(fields, name, nodes));
  // Counts weigh explanations, not predictions; older texts may lack them, and a single leaf has none.
  const countsOf = (name: string, size: number) =>
    fields.values.get(name) && nodes > 0 ? numberFields(fields, name, size) : new Float64Array(size).fill(1);
  const setBounds = Int32Array.from(sets === 0 ? [0] : wholes(fields, 'cat_boundaries', sets + 1, 0, 2 ** 31));
  const words = setBounds[sets] as number;
  const tree: Tree = {
    features: Int32Array.from(wholesOf(ofNodes('split_feature'), 'split_feature', fields, 0, features)),
    thresholds: ofNodes('threshold'),
    // Missing categories always go right in LightGBM.
    decisions: Uint8Array.from(wholesOf(ofNodes('decision_type'), 'decision_type', fields, 0, 12), (decision) =>
      (decision & isCategory) !== 0 ? decision & ~missingGoesLeft : decision,
    ),
    left: Int32Array.from(wholesOf(ofNodes('left_child'), 'left_child', fields, -leaves, nodes)),
    right: Int32Array.from(wholesOf(ofNodes('right_child'), 'right_child', fields, -leaves, nodes)),
    gains: ofNodes('split_gain'),
    counts: countsOf('internal_count', nodes),
    leafValues: numberFields(fields, 'leaf_value', leaves),
    leafCounts: countsOf('leaf_count', leaves),
    setBounds,
    setWords: Uint32Array.from(sets === 0 ? [] : wholes(fields, 'cat_threshold', words, 0, 2 ** 32)),
  };
  checkTree(tree, features, fields.where);
  return tree;
}

const wholes = (fields: Fields, name: string, size: number, low: number, high: number) =>
  wholesOf(numberFields(fields, name, size), name, fields, low, high);

/** Whole numbers from `low` up to but not including `high`. */
function wholesOf(values: Float64Array, name: string, { where }: Fields, low: number, high: number): Float64Array {
  const wrong = values.find((value) => !Number.isInteger(value) || value < low || value >= high);
  if (wrong !== undefined)
    throw new ModelError(
      'not-a-model',
      `${name} in ${where} contains ${wrong}, not a whole number from ${low} to ${high - 1}`,
    );
  return values;
}
