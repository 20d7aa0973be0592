import { expect, test } from 'vitest';
import {
  createTable,
  fitClusters,
  fitIsotonic,
  fitLogistic,
  ModelError,
  predict,
  readArtefact,
  trainTrees,
  writeArtefact,
} from '../index.ts';
import { knownSample } from '../samples.testing.ts';

const { table, labels } = knownSample(600, 'artefact', { missing: 0.1 });
const { booster } = trainTrees(table, labels, { trees: 5 });
const text = writeArtefact(booster, { target: 'placed', rows: 600 });

/** What reading a text reports. */
function faultOf(wrong: string): string {
  try {
    readArtefact(wrong);
    return 'was read';
  } catch (error) {
    if (error instanceof ModelError) return `${error.code}: ${error.message}`;
    throw error;
  }
}

test('every kind of model is the same after writing and reading', () => {
  const withoutGroup = createTable(table.columns.filter(({ kind }) => kind === 'number'));
  const models = [
    booster,
    trainTrees(table, labels, { objective: { name: 'quantile', quantile: 0.9 }, trees: 3 }).booster,
    fitLogistic(table, labels),
    fitClusters(withoutGroup, 3),
    fitIsotonic(predict(booster, table), labels),
  ];
  for (const model of models) expect(readArtefact(writeArtefact(model)).model).toEqual(model);
  const { model, notes, checksum } = readArtefact(text);
  expect(notes).toEqual({ target: 'placed', rows: 600 });
  expect(checksum).toMatch(/^[0-9a-f]{64}$/);
  expect(model.kind === 'trees' && predict(model, table)).toEqual(predict(booster, table));
});

test('the order of names and the spaces of the text may change, as in a database', () => {
  const value = JSON.parse(text);
  const reordered = JSON.stringify(Object.fromEntries(Object.entries(value).reverse()), null, 2);
  expect(readArtefact(reordered).checksum).toBe(readArtefact(text).checksum);
});

test('a changed, cut or foreign text is refused with what is wrong', () => {
  expect(faultOf(text.replace('"placed"', '"hired"'))).toMatch(/^wrong-checksum: .*was changed/);
  expect(faultOf(text.replace(/"base":-?\d/, '"base":9'))).toMatch(/^wrong-checksum/);
  expect(faultOf(text.slice(0, -20))).toMatch(/^not-a-model: The text is not JSON/);
  expect(faultOf('{"format":"onnx"}')).toBe('not-a-model: The format is onnx, not eiq-model');
  expect(faultOf('[]')).toMatch(/^not-a-model/);
  expect(faultOf('null')).toMatch(/^not-a-model/);
  const nested = `{"format":"eiq-model","version":1,"notes":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  expect(faultOf(nested)).toMatch(/^not-a-model: notes.* is nested too deeply$/);
  expect(faultOf(text.replace('"version":1', '"version":2'))).toBe(
    'wrong-version: The artefact has version 2; this release reads version 1',
  );
  expect(faultOf(text.replace(/"base":[^,]+/, '"base":NaN'))).toBe(
    'not-finite: The text contains NaN, which is not a number',
  );
  expect(faultOf(text.replace(/"base":[^,]+/, '"base":-Infinity'))).toMatch(/^not-finite: The text contains -Infinity/);
  expect(faultOf(text.replace(/"base":[^,]+/, '"base":1e999'))).toBe('not-finite: model.base is Infinity');
});

test('what is not finite is not written', () => {
  expect(() => writeArtefact({ ...booster, base: Number.NaN })).toThrow('model.base is NaN');
  expect(() => writeArtefact({ kind: 'isotonic', inputs: [0, 1], outputs: [0, Number.POSITIVE_INFINITY] })).toThrow(
    'model.outputs[1] is Infinity',
  );
});

test('a text with a right checksum but a wrong content is refused by the path of the fault', () => {
  const tree = booster.trees[0];
  if (!tree) throw new Error('There is no tree');
  const faultWith = (change: object) => faultOf(writeArtefact({ ...booster, trees: [{ ...tree, ...change }] }));
  expect(faultWith({ left: tree.left.with(1, 0) })).toMatch(
    /^not-a-model: model.trees\[0\] refers to split 0, which has another parent/,
  );
  expect(faultWith({ features: tree.features.with(0, 99) })).toMatch(
    /^not-a-model: model.trees\[0\].features\[0\] is 99/,
  );
  expect(faultWith({ leafValues: tree.leafValues.slice(1) })).toMatch(
    /^not-a-model: model.trees\[0\] has \d+ leaves for \d+ splits/,
  );
  expect(faultOf(writeArtefact({ kind: 'isotonic', inputs: [1, 0], outputs: [0, 1] }))).toBe(
    'not-a-model: model does not ascend',
  );
});
