import { createHash } from 'node:crypto';
import type { ClusterModel } from '../clusters/k-means.ts';
import type { LogisticModel } from '../logistic/model.ts';
import type { IsotonicModel } from '../metrics/isotonic.ts';
import { ModelError } from '../model-error.ts';
import type { Booster } from '../trees/booster.ts';
import { field, string } from './json-reader.ts';
import { readModel } from './model-json.ts';

/** Everything that can be kept. */
export type Model = LogisticModel | Booster | ClusterModel | IsotonicModel;

/** What the keeper notes about a model: its target, when and from which rows it was trained, how well it predicts. */
export type Notes = Readonly<Record<string, string | number | boolean | null>>;

export interface Artefact {
  readonly model: Model;
  readonly notes: Notes;
  /** SHA-256 of the artefact, in hexadecimal. */
  readonly checksum: string;
}

const format = 'eiq-model';
const version = 1;

/**
 * A model as JSON text with a checksum over all of it. The text may be stored as JSON of a database, which orders and spaces
 * it anew: the checksum is over a canonical form.
 * @throws ModelError `not-finite` for NaN or Infinity, which JSON cannot hold
 */
export function writeArtefact(model: Model, notes: Notes = {}): string {
  const body = { format, version, notes, model: plain(model, 'model') };
  return JSON.stringify({ ...body, checksum: checksumOf(body) });
}

/**
 * Reads what `writeArtefact` wrote and checks every part of it, so that a wrong file fails here and not in a prediction.
 * @throws ModelError `not-a-model`, `wrong-version`, `wrong-checksum` or `not-finite`, with what is wrong
 */
export function readArtefact(text: string): Artefact {
  const value = parse(text);
  const reader = { path: '', value };
  const found = string(field(reader, 'format'));
  if (found !== format) throw new ModelError('not-a-model', `The format is ${found}, not ${format}`);
  const foundVersion = field(reader, 'version').value;
  if (foundVersion !== version) {
    throw new ModelError(
      'wrong-version',
      `The artefact has version ${JSON.stringify(foundVersion)}; this release reads version ${version}`,
    );
  }
  refuseInfinite(value, '');
  const { checksum, ...body } = value as Record<string, unknown>;
  const expected = checksumOf(body);
  if (checksum !== expected) {
    throw new ModelError(
      'wrong-checksum',
      `The checksum is ${JSON.stringify(checksum)}, but the content has ${expected}: the artefact was changed`,
    );
  }
  return { model: readModel(field(reader, 'model')), notes: notesOf(field(reader, 'notes').value), checksum: expected };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const word = /(NaN|-?Infinity)/.exec(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'))?.[1];
    if (word) throw new ModelError('not-finite', `The text contains ${word}, which is not a number`);
    throw new ModelError('not-a-model', `The text is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Deeper than any artefact, and far from what recursion can take. */
const deepestJson = 100;

/** JSON reads 1e999 as Infinity. */
function refuseInfinite(value: unknown, path: string, depth = 0): void {
  if (depth > deepestJson) throw new ModelError('not-a-model', `${path.slice(0, 100)} is nested too deeply`);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new ModelError('not-finite', `${path} is ${value}`);
  if (Array.isArray(value))
    for (const [place, each] of value.entries()) refuseInfinite(each, `${path}[${place}]`, depth + 1);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) refuseInfinite(each, path ? `${path}.${name}` : name, depth + 1);
  }
}

/** Typed arrays as lists; what JSON would silently turn into null is refused. */
function plain(value: unknown, path: string): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new ModelError('not-finite', `${path} is ${value}`);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    return Array.from(value as ArrayLike<unknown>, (each, place) => plain(each, `${path}[${place}]`));
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([name, each]) => [name, plain(each, `${path}.${name}`)]),
  );
}

function notesOf(value: unknown): Notes {
  const isPlain = (each: unknown) => each === null || ['string', 'number', 'boolean'].includes(typeof each);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.values(value).every(isPlain)) {
    throw new ModelError('not-a-model', 'notes is not an object of simple values');
  }
  return value as Notes;
}

const checksumOf = (body: unknown) => createHash('sha256').update(canonical(body)).digest('hex');

/** JSON with sorted names and no spaces: one text for one value. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical((value as Record<string, unknown>)[name])}`).join(',')}}`;
}
