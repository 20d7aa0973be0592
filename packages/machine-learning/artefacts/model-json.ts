import type { ClusterModel } from '../clusters/k-means.ts';
import type { Coefficient, LogisticModel, Term } from '../logistic/model.ts';
import type { IsotonicModel } from '../metrics/isotonic.ts';
import type { Feature } from '../table/features.ts';
import type { Booster, Objective } from '../trees/booster.ts';
import type { Model } from './artefact.ts';
import type { JsonReader } from './json-reader.ts';
import { fail, field, has, items, number, numbers, string, whole, wholes } from './json-reader.ts';
import { checkTree } from './tree-check.ts';

/** A model from the JSON of an artefact, checked part by part. */
export function readModel(json: JsonReader): Model {
  const kind = string(field(json, 'kind'));
  if (kind === 'trees') return readBooster(json);
  if (kind === 'logistic') return readLogistic(json);
  if (kind === 'clusters') return readClusters(json);
  if (kind === 'isotonic') return readIsotonic(json);
  return fail(json.path, `is of the unknown kind ${kind}`);
}

const maxCount = 2 ** 31;

function readFeatures(json: JsonReader): Feature[] {
  return items(json).map((each): Feature => {
    const name = string(field(each, 'name'));
    const kind = string(field(each, 'kind'));
    if (kind === 'number') return { name, kind };
    if (kind === 'category') return { name, kind, categories: items(field(each, 'categories')).map(string) };
    return fail(`${each.path}.kind`, `is ${kind}, neither number nor category`);
  });
}

function readObjective(json: JsonReader): Objective {
  const name = string(field(json, 'name'));
  if (name === 'squared-error') return { name };
  if (name === 'binary') return { name, sigmoid: number(field(json, 'sigmoid')) };
  if (name === 'quantile') return { name, quantile: number(field(json, 'quantile')) };
  return fail(json.path, `is the unknown objective ${name}`);
}

function readBooster(json: JsonReader): Booster {
  const features = readFeatures(field(json, 'features'));
  const trees = items(field(json, 'trees')).map((each) => {
    const of = (name: string) => field(each, name);
    const tree = {
      features: Int32Array.from(wholes(of('features'), 0, features.length)),
      thresholds: numbers(of('thresholds')),
      decisions: Uint8Array.from(wholes(of('decisions'), 0, 16)),
      left: Int32Array.from(wholes(of('left'), -maxCount, maxCount)),
      right: Int32Array.from(wholes(of('right'), -maxCount, maxCount)),
      gains: numbers(of('gains')),
      counts: numbers(of('counts')),
      leafValues: numbers(of('leafValues')),
      leafCounts: numbers(of('leafCounts')),
      setBounds: Int32Array.from(wholes(of('setBounds'), 0, maxCount)),
      setWords: Uint32Array.from(wholes(of('setWords'), 0, 2 ** 32)),
    };
    checkTree(tree, features.length, each.path);
    return tree;
  });
  const divisor = number(field(json, 'divisor'));
  if (!(divisor > 0)) fail(`${json.path}.divisor`, `is ${divisor}, not above 0`);
  return {
    kind: 'trees',
    features,
    objective: readObjective(field(json, 'objective')),
    base: number(field(json, 'base')),
    trees,
    divisor,
  };
}

function readLogistic(json: JsonReader): LogisticModel {
  const of = (name: string) => field(json, name);
  const features = readFeatures(of('features'));
  const terms = items(of('terms')).map((each): Term => {
    const place = whole(field(each, 'feature'), 0, features.length);
    const feature = features[place] as Feature;
    const categories = feature.kind === 'category' ? feature.categories.length : 0;
    return {
      name: string(field(each, 'name')),
      feature: place,
      mean: number(field(each, 'mean')),
      ...(has(each, 'category') ? { category: whole(field(each, 'category'), 0, categories) } : {}),
      ...(has(each, 'isMissing') && field(each, 'isMissing').value === true ? { isMissing: true as const } : {}),
    };
  });
  const coefficients = items(of('coefficients')).map(readCoefficient);
  if (coefficients.length !== terms.length)
    fail(`${json.path}.coefficients`, `has ${coefficients.length} entries for ${terms.length} terms`);
  return {
    ...{ kind: 'logistic', features, terms, intercept: readCoefficient(of('intercept')), coefficients },
    rows: number(of('rows')),
    ridge: number(of('ridge')),
    deviance: number(of('deviance')),
    nullDeviance: number(of('nullDeviance')),
    degreesOfFreedom: number(of('degreesOfFreedom')),
    aic: number(of('aic')),
    iterations: number(of('iterations')),
  };
}

function readCoefficient(json: JsonReader): Coefficient {
  const optional = (name: 'standardError' | 'z' | 'p') =>
    has(json, name) ? { [name]: number(field(json, name)) } : {};
  const omitted = has(json, 'omitted') ? string(field(json, 'omitted')) : undefined;
  if (omitted !== undefined && omitted !== 'constant' && omitted !== 'dependent')
    return fail(`${json.path}.omitted`, `is ${omitted}`);
  return {
    name: string(field(json, 'name')),
    estimate: number(field(json, 'estimate')),
    ...optional('standardError'),
    ...optional('z'),
    ...optional('p'),
    ...(omitted ? { omitted } : {}),
  };
}

function readClusters(json: JsonReader): ClusterModel {
  const features = readFeatures(field(json, 'features'));
  const width = whole(field(json, 'width'), 1, maxCount);
  const centres = numbers(field(json, 'centres'));
  const means = numbers(field(json, 'means'));
  const deviations = numbers(field(json, 'deviations'));
  const sizes = numbers(field(json, 'sizes'));
  if (
    features.length !== width ||
    means.length !== width ||
    deviations.length !== width ||
    centres.length !== sizes.length * width
  ) {
    fail(json.path, 'has centres, means and features of different lengths');
  }
  return {
    kind: 'clusters',
    features,
    width,
    centres,
    means,
    deviations,
    sizes,
    spread: number(field(json, 'spread')),
  };
}

function readIsotonic(json: JsonReader): IsotonicModel {
  const inputs = [...numbers(field(json, 'inputs'))];
  const outputs = [...numbers(field(json, 'outputs'))];
  if (inputs.length === 0 || inputs.length !== outputs.length)
    fail(json.path, 'has inputs and outputs of different lengths');
  const ascends = (values: readonly number[]) =>
    values.every((value, place) => place === 0 || value >= (values[place - 1] as number));
  if (!ascends(inputs) || !ascends(outputs)) fail(json.path, 'does not ascend');
  return { kind: 'isotonic', inputs, outputs };
}
