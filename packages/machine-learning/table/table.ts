import { ModelError } from '../model-error.ts';

/** Numbers; NaN means missing. */
export interface NumberColumn {
  readonly name: string;
  readonly kind: 'number';
  readonly values: Float64Array | Float32Array;
}

/** Codes of categories; −1 means missing. */
export interface CategoryColumn {
  readonly name: string;
  readonly kind: 'category';
  readonly codes: Int32Array | Int16Array | Int8Array;
  /** The category of code 0, 1, … For a logistic regression the first is the reference. */
  readonly categories: readonly string[];
}

export type Column = NumberColumn | CategoryColumn;

/** Rows as columns of typed arrays: 210,000 rows of 20 numbers take 34 MB, or 17 MB as Float32Array. */
export interface Table {
  readonly rows: number;
  readonly columns: readonly Column[];
}

/**
 * Checks columns and makes a table of them.
 * @throws ModelError `invalid-input` for different lengths, a name that occurs twice, an infinite number or an unknown code
 * @example
 * createTable([
 *   { name: 'answers', kind: 'number', values: Float64Array.of(12, Number.NaN) },
 *   { name: 'country', kind: 'category', codes: Int32Array.of(0, 1), categories: ['DE', 'FR'] },
 * ])
 */
export function createTable(columns: readonly Column[]): Table {
  const rows = columns[0] ? lengthOf(columns[0]) : 0;
  const names = new Set<string>();
  for (const column of columns) {
    if (names.has(column.name)) throw new ModelError('invalid-input', `Two columns are named ${column.name}`);
    names.add(column.name);
    if (lengthOf(column) !== rows) {
      throw new ModelError(
        'invalid-input',
        `Column ${column.name} has ${lengthOf(column)} rows, the first has ${rows}`,
      );
    }
    checkValues(column);
  }
  return { rows, columns };
}

/** The given rows, in the given order; a row may occur several times. */
export function selectRows(table: Table, rows: Uint32Array): Table {
  return {
    rows: rows.length,
    columns: table.columns.map((column) =>
      column.kind === 'number'
        ? { ...column, values: gather(column.values, rows, new (float(column.values))(rows.length)) }
        : { ...column, codes: gather(column.codes, rows, new Int32Array(rows.length)) },
    ),
  };
}

/** The values of `from` at the given rows, written into `into`. */
export function gather<T extends Float64Array | Float32Array | Int32Array | Uint8Array>(
  from: ArrayLike<number>,
  rows: Uint32Array,
  into: T,
): T {
  for (let at = 0; at < rows.length; at++) into[at] = from[rows[at] as number] as number;
  return into;
}

/** Labels of two classes as 0 and 1. */
export function checkLabels(labels: ArrayLike<number>, rows: number): void {
  if (rows === 0) throw new ModelError('no-rows', 'There are no rows');
  if (labels.length !== rows)
    throw new ModelError('invalid-input', `There are ${labels.length} labels for ${rows} rows`);
  for (let row = 0; row < rows; row++) {
    if (labels[row] !== 0 && labels[row] !== 1) {
      throw new ModelError('invalid-input', `The label of row ${row} is ${labels[row]}, neither 0 nor 1`);
    }
  }
}

const lengthOf = (column: Column) => (column.kind === 'number' ? column.values : column.codes).length;

const float = (values: Float64Array | Float32Array) => (values instanceof Float32Array ? Float32Array : Float64Array);

function checkValues(column: Column): void {
  if (column.kind === 'number') {
    const { values } = column;
    for (let row = 0; row < values.length; row++) {
      const value = values[row] as number;
      if (Math.abs(value) === Number.POSITIVE_INFINITY) {
        throw new ModelError('invalid-input', `Column ${column.name} is ${value} in row ${row}`);
      }
    }
    return;
  }
  const { codes, categories } = column;
  if (new Set(categories).size !== categories.length) {
    throw new ModelError('invalid-input', `Column ${column.name} lists a category twice`);
  }
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] as number;
    if (code < -1 || code >= categories.length) {
      throw new ModelError(
        'invalid-input',
        `Column ${column.name} has the code ${code} in row ${row}, not below ${categories.length}`,
      );
    }
  }
}
