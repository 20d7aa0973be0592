import { ModelError } from '../model-error.ts';
import type { Tree } from '../trees/tree.ts';
import { deepest, isCategory } from '../trees/tree.ts';
import { fail } from './json-reader.ts';

/**
 * Checks that arrays form one tree, not deeper than others are used: every node and leaf is reached exactly once, so that no prediction runs in a circle, and
 * every split refers to a feature and a set that exist.
 * @throws ModelError `not-a-model` or `unsupported` with the path of the fault
 */
export function checkTree(tree: Tree, features: number, path: string): void {
  const nodes = tree.features.length;
  const leaves = tree.leafValues.length;
  if (leaves !== nodes + 1) fail(path, `has ${leaves} leaves for ${nodes} splits`);
  for (const name of ['thresholds', 'decisions', 'left', 'right', 'gains', 'counts'] as const) {
    if (tree[name].length !== nodes) fail(`${path}.${name}`, `has ${tree[name].length} entries for ${nodes} splits`);
  }
  if (tree.leafCounts.length !== leaves)
    fail(`${path}.leafCounts`, `has ${tree.leafCounts.length} entries for ${leaves} leaves`);
  for (const name of ['leafCounts', 'counts'] as const) {
    if (tree[name].some((count) => count < 0)) fail(`${path}.${name}`, 'has a count below 0');
  }
  const sets = tree.setBounds.length - 1;
  for (let set = 0; set < sets; set++) {
    if ((tree.setBounds[set] as number) > (tree.setBounds[set + 1] as number))
      fail(`${path}.setBounds`, 'does not ascend');
  }
  if (sets >= 0 && (tree.setBounds[0] !== 0 || tree.setBounds[sets] !== tree.setWords.length))
    fail(`${path}.setBounds`, 'does not match setWords');
  for (let node = 0; node < nodes; node++) {
    const feature = tree.features[node] as number;
    if (feature < 0 || feature >= features)
      fail(`${path}.features[${node}]`, `is ${feature}, but there are ${features} features`);
    if (((tree.decisions[node] as number) & isCategory) === 0) continue;
    const set = tree.thresholds[node] as number;
    if (!Number.isInteger(set) || set < 0 || set >= sets)
      fail(`${path}.thresholds[${node}]`, `is ${set}, but there are ${sets} sets of categories`);
  }
  const seen = new Uint8Array(nodes + leaves);
  const waiting = [nodes === 0 ? -1 : 0];
  const depths = new Int32Array(nodes);
  for (let child = waiting.pop(); child !== undefined; child = waiting.pop()) {
    const place = child >= 0 ? child : nodes + ~child;
    if ((child >= 0 ? child >= nodes : ~child >= leaves) || seen[place] === 1) {
      fail(
        path,
        `refers to ${child >= 0 ? `split ${child}` : `leaf ${~child}`}, which ${seen[place] === 1 ? 'has another parent' : 'does not exist'}`,
      );
    }
    seen[place] = 1;
    if (child < 0) continue;
    const depth = (depths[child] as number) + 1;
    if (depth > deepest) throw new ModelError('unsupported', `${path} is deeper than ${deepest} splits`);
    for (const below of [tree.left[child] as number, tree.right[child] as number]) {
      if (below >= 0) depths[below] = depth;
      waiting.push(below);
    }
  }
  const lost = seen.indexOf(0);
  if (lost >= 0)
    fail(path, `has ${lost < nodes ? `a split ${lost}` : `a leaf ${lost - nodes}`} that no split leads to`);
}
