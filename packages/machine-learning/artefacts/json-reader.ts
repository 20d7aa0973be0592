import { ModelError } from '../model-error.ts';

/** Reads parts of parsed JSON; every failure names the path of the value, such as `trees[3].leafValues[2]`. */
export interface JsonReader {
  readonly path: string;
  readonly value: unknown;
}

export function fail(path: string, fault: string): never {
  throw new ModelError('not-a-model', `${path} ${fault}`);
}

export function field({ path, value }: JsonReader, name: string): JsonReader {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path || 'The text', 'is not an object');
  const inner = path ? `${path}.${name}` : name;
  if (!Object.hasOwn(value, name)) fail(inner, 'is absent');
  return { path: inner, value: (value as Record<string, unknown>)[name] };
}

export const has = ({ value }: JsonReader, name: string) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);

export function items({ path, value }: JsonReader): JsonReader[] {
  if (!Array.isArray(value)) return fail(path, 'is not a list');
  return value.map((each: unknown, place) => ({ path: `${path}[${place}]`, value: each }));
}

export function number({ path, value }: JsonReader): number {
  if (typeof value !== 'number') return fail(path, `is ${JSON.stringify(value)}, not a number`);
  if (!Number.isFinite(value)) throw new ModelError('not-finite', `${path} is ${value}`);
  return value;
}

/** A whole number from `low` up to but not including `high`. */
export function whole(reader: JsonReader, low: number, high: number): number {
  const value = number(reader);
  if (!Number.isInteger(value) || value < low || value >= high)
    fail(reader.path, `is ${value}, not a whole number from ${low} to ${high - 1}`);
  return value;
}

export function string({ path, value }: JsonReader): string {
  return typeof value === 'string' ? value : fail(path, `is ${JSON.stringify(value)}, not text`);
}

export const numbers = (reader: JsonReader): Float64Array => Float64Array.from(items(reader), number);

export const wholes = (reader: JsonReader, low: number, high: number): number[] =>
  items(reader).map((each) => whole(each, low, high));
