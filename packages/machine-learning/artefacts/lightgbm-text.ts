import { ModelError } from '../model-error.ts';
import type { Feature } from '../table/features.ts';
import type { Booster, Objective } from '../trees/booster.ts';
import type { Tree } from '../trees/tree.ts';
import { isCategory } from '../trees/tree.ts';
import { readLightGbmTree } from './lightgbm-tree.ts';
import type { Fields } from './text-fields.ts';
import { fieldsOf, required, wholeField } from './text-fields.ts';

/**
 * A model that LightGBM saved as text (`save_model`, versions v3 and v4): splits of numbers and categories, all kinds of
 * missing values, the objective with its sigmoid, averaged forests. Of a categorical feature the codes are its categories,
 * or the names under `pandas_categorical`.
 * @throws ModelError `not-a-model` with the tree and line at fault, `not-finite`, or `unsupported` for several classes, linear
 *   leaves and objectives whose predictions are neither probabilities nor the values themselves
 */
export function readLightGbm(text: string): Booster {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== 'tree')
    throw new ModelError('not-a-model', 'The text does not begin with the line “tree” of a LightGBM model');
  const blocks = blocksOf(lines);
  const header = fieldsOf(blocks.header, 'the header');
  const version = required(header, 'version');
  if (version !== 'v3' && version !== 'v4') {
    throw new ModelError('wrong-version', `The model has the version ${version}; v3 and v4 are read`);
  }
  for (const name of ['num_class', 'num_tree_per_iteration']) {
    const count = wholeField(header, name);
    if (count !== 1) throw new ModelError('unsupported', `${name} is ${count}; only models of one output are read`);
  }
  const names = required(header, 'feature_names').split(' ').filter(Boolean);
  const size = wholeField(header, 'max_feature_idx') + 1;
  if (names.length !== size)
    throw new ModelError('not-a-model', `There are ${names.length} feature_names for ${size} features`);
  if (new Set(names).size !== size) throw new ModelError('not-a-model', 'A name occurs twice in feature_names');
  const sizes = header.values.get('tree_sizes')?.split(' ').filter(Boolean).length;
  if (sizes !== undefined && sizes !== blocks.trees.length) {
    throw new ModelError('not-a-model', `There are ${blocks.trees.length} trees, but tree_sizes lists ${sizes}`);
  }
  const trees = blocks.trees.map((block, place) => readLightGbmTree(fieldsOf(block, `Tree=${place}`), size));
  return {
    kind: 'trees',
    features: featuresFrom(names, header, trees, blocks.footer),
    objective: objectiveOf(header, blocks.footer),
    base: 0,
    trees,
    divisor: header.flags.has('average_output') ? Math.max(1, trees.length) : 1,
  };
}

function blocksOf(lines: readonly string[]) {
  const end = lines.indexOf('end of trees');
  if (end < 0) throw new ModelError('not-a-model', 'The text ends before the line “end of trees”: it is incomplete');
  const starts = lines.flatMap((line, at) => (at < end && line.startsWith('Tree=') ? [at] : []));
  return {
    header: lines.slice(1, starts[0] ?? end),
    trees: starts.map((start, place) => {
      if (lines[start] !== `Tree=${place}`)
        throw new ModelError('not-a-model', `${lines[start]} stands where Tree=${place} is due`);
      return lines.slice(start + 1, starts[place + 1] ?? end);
    }),
    footer: lines.slice(end + 1),
  };
}

/** Objectives that predict the value itself. */
const values = ['regression', 'regression_l2', 'regression_l1', 'l2', 'l1', 'huber', 'fair', 'mape'];

function objectiveOf(header: Fields, footer: readonly string[]): Objective {
  const text = required(header, 'objective');
  const [name = '', ...options] = text.split(' ');
  const option = (key: string) => options.find((each) => each.startsWith(`${key}:`))?.slice(key.length + 1);
  if (name === 'binary' || name === 'cross_entropy' || name === 'xentropy') {
    const sigmoid = Number(option('sigmoid') ?? 1);
    if (!(sigmoid > 0 && Number.isFinite(sigmoid)))
      throw new ModelError('not-a-model', `The objective “${text}” has a sigmoid that is not above 0`);
    return { name: 'binary', sigmoid };
  }
  if (name === 'quantile') {
    const alpha = option('alpha') ?? footer.map((line) => /^\[alpha: (.+)\]$/.exec(line)?.[1]).find(Boolean) ?? '0.9';
    const quantile = Number(alpha);
    if (!(quantile > 0 && quantile < 1))
      throw new ModelError('not-a-model', `The quantile ${alpha} is not between 0 and 1`);
    return { name: 'quantile', quantile };
  }
  if (values.includes(name) && !options.includes('sqrt')) return { name: 'squared-error' };
  throw new ModelError('unsupported', `Models of the objective “${text}” are not read`);
}

/** Features that a tree splits by category, or whose values the header lists as codes, are categories. */
function featuresFrom(
  names: readonly string[],
  header: Fields,
  trees: readonly Tree[],
  footer: readonly string[],
): Feature[] {
  const infos = header.values.get('feature_infos')?.split(' ') ?? [];
  const highest = new Map<number, number>();
  const note = (feature: number, code: number) => highest.set(feature, Math.max(code, highest.get(feature) ?? 0));
  for (const [feature, info] of infos.entries()) {
    if (info === 'none' || info.startsWith('[')) continue;
    for (const code of info.split(':')) note(feature, Number(code));
  }
  for (const tree of trees) {
    for (const [node, feature] of tree.features.entries()) {
      if (((tree.decisions[node] as number) & isCategory) === 0) continue;
      const set = tree.thresholds[node] as number;
      note(feature, 32 * ((tree.setBounds[set + 1] as number) - (tree.setBounds[set] as number)) - 1);
    }
  }
  const named = pandasCategories(footer);
  const categorical = [...highest.keys()].sort((one, other) => one - other);
  const isNamed = named.length > 0 && named.length === categorical.length;
  return names.map((name, feature) => {
    const code = highest.get(feature);
    if (code === undefined) return { name, kind: 'number' };
    if (isNamed) return { name, kind: 'category', categories: named[categorical.indexOf(feature)] ?? [] };
    if (!(code < 100_000))
      throw new ModelError('unsupported', `${name} has the category code ${code}; codes below 100,000 are read`);
    return { name, kind: 'category', categories: Array.from({ length: code + 1 }, (_, each) => String(each)) };
  });
}

function pandasCategories(footer: readonly string[]): string[][] {
  const text = footer.find((line) => line.startsWith('pandas_categorical:'))?.slice('pandas_categorical:'.length);
  if (!text || text === 'null') return [];
  try {
    const lists: unknown = JSON.parse(text);
    if (Array.isArray(lists) && lists.every(Array.isArray)) return lists.map((list: unknown[]) => list.map(String));
  } catch {
    // Named below.
  }
  throw new ModelError('not-a-model', 'pandas_categorical is not a list of lists');
}
