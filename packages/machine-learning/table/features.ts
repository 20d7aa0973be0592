import { ModelError } from '../model-error.ts';
import type { CategoryColumn, Column, Table } from './table.ts';

/** What a model expects in one place of a row: a number, or the code of a category. */
export type Feature =
  | { readonly name: string; readonly kind: 'number' }
  | { readonly name: string; readonly kind: 'category'; readonly categories: readonly string[] };

/** One row by the names of its features; null and undefined mean missing, as do categories that training never saw. */
export type NamedRow = Readonly<Record<string, number | string | null | undefined>>;

/** Values of one feature for all rows: numbers or codes, NaN for missing. */
export type FeatureValues = Float64Array | Float32Array;

/** The features that a model learns from a table. */
export function featuresOf(table: Table): Feature[] {
  return table.columns.map((column) =>
    column.kind === 'number'
      ? { name: column.name, kind: 'number' }
      : { name: column.name, kind: 'category', categories: column.categories },
  );
}

/**
 * One row as a model takes it: numbers, and codes for categories, NaN for missing.
 * @throws ModelError `unknown-feature` for a feature that the row does not mention at all, `invalid-input` for a value of the
 *   wrong type
 */
export function encodeRow(features: readonly Feature[], row: NamedRow): Float64Array {
  return Float64Array.from(features, (feature) => {
    const value = row[feature.name];
    if (value === undefined && !(feature.name in row)) {
      throw new ModelError('unknown-feature', `The row has no ${feature.name}`);
    }
    if (value === null || value === undefined) return Number.NaN;
    if (feature.kind === 'category') {
      const code = feature.categories.indexOf(String(value));
      return code < 0 ? Number.NaN : code;
    }
    if (typeof value !== 'number' || Math.abs(value) === Number.POSITIVE_INFINITY) {
      throw new ModelError('invalid-input', `${feature.name} is ${value}, not a finite number`);
    }
    return value;
  });
}

/**
 * The columns of a table in the order of a model's features, with the model's codes. Categories are matched by name, so that
 * a table may list them in another order.
 * @throws ModelError `unknown-feature` for a column that is absent or of the other kind
 */
export function valuesOf(features: readonly Feature[], table: Table): FeatureValues[] {
  const columns = new Map(table.columns.map((column) => [column.name, column]));
  return features.map((feature) => {
    const column: Column | undefined = columns.get(feature.name);
    if (column?.kind !== feature.kind) {
      const fault = column ? `is of kind ${column.kind}, not ${feature.kind}` : 'is absent';
      throw new ModelError('unknown-feature', `Column ${feature.name} ${fault}`);
    }
    if (column.kind === 'number') return column.values;
    return codesAs(feature.kind === 'category' ? feature.categories : [], column);
  });
}

function codesAs(categories: readonly string[], { codes, categories: own }: CategoryColumn): Float32Array {
  const places = new Map(categories.map((category, code) => [category, code]));
  const translated = Float32Array.from(own, (category) => places.get(category) ?? Number.NaN);
  const values = new Float32Array(codes.length);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] as number;
    values[row] = code < 0 ? Number.NaN : (translated[code] as number);
  }
  return values;
}
