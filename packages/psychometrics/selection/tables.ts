import type { ItemParameters } from '../models/item-parameters.ts';
import { addLogLikelihood } from '../models/model.ts';
import type { Bank } from './bank.ts';
import { bankInformation } from './bank.ts';

/** A function of θ for each column, tabulated at the nodes: rows[node][column]. */
export interface Table {
  /** θ in logits, evenly spaced. */
  readonly nodes: Float64Array;
  readonly rows: readonly Float64Array[];
}

/**
 * The nodes of all tables. Sums over nodes at most 4/3 of a normal distribution's SD apart equal the integral to four
 * digits, and to three when items are as sharp as a = 2.5.
 */
export const nodeDistance = 0.2;
const nodes = Float64Array.from({ length: 51 }, (_, node) => -5 + nodeDistance * node);

const informationTables = new WeakMap<Bank, Table>();
const categoryTables = new WeakMap<Bank, CategoryTable>();

/** The information of each item; made at first use and kept as long as the bank. */
export function informationTable(bank: Bank): Table {
  const known = informationTables.get(bank);
  if (known) return known;
  const rows = Array.from(nodes, (theta) => {
    const row = new Float64Array(bank.size);
    for (let item = 0; item < bank.size; item++) row[item] = bankInformation(bank, item, theta);
    return row;
  });
  const table = { nodes, rows };
  informationTables.set(bank, table);
  return table;
}

/** log P of responses at the nodes, the nodes of a response side by side: logs[cell · nodes + node]. */
export interface CategoryTable {
  readonly nodes: Float64Array;
  readonly logs: Float64Array;
  /** Where each item's responses begin. */
  readonly firstCell: Uint32Array;
}

/**
 * log P of each response to each item: for a dichotomous item right and wrong, for a graded one all from 0 points up;
 * made at first use and kept as long as the bank.
 */
export function categoryTable(bank: Bank): CategoryTable {
  const known = categoryTables.get(bank);
  if (known) return known;
  const { size, firstThreshold } = bank;
  const firstCell = new Uint32Array(size);
  let width = 0;
  for (let item = 0; item < size; item++) {
    firstCell[item] = width;
    width += cellsOf(firstThreshold, item);
  }
  const logs = new Float64Array(width * nodes.length);
  let cell = 0;
  for (let item = 0; item < size; item++) {
    const parameters = parametersOf(bank, item);
    const responses = typeof parameters.b === 'number' ? [1, 0] : [...parameters.b.keys(), parameters.b.length];
    for (const response of responses) {
      addLogLikelihood(parameters, response, nodes, logs.subarray(cell * nodes.length, (cell + 1) * nodes.length));
      cell++;
    }
  }
  const table = { nodes, logs, firstCell };
  categoryTables.set(bank, table);
  return table;
}

/** How many columns of the category table an item has. */
function cellsOf(firstThreshold: Uint32Array, item: number): number {
  const steps = (firstThreshold[item + 1] as number) - (firstThreshold[item] as number);
  return steps === 0 ? 2 : steps + 1;
}

/** The sum of a table's rows, each times its weight; four at a time, for reading and writing the sum is the slow part. */
export function weightedSum({ rows }: Table, weights: Float64Array): Float64Array {
  const used = rows.flatMap((row, node) => {
    const weight = weights[node] as number;
    return weight === 0 ? [] : [{ row, weight }];
  });
  const sum = new Float64Array(rows[0]?.length ?? 0);
  const nothing = { row: sum, weight: 0 };
  for (let next = 0; next < used.length; next += 4) {
    const [first = nothing, second = nothing, third = nothing, fourth = nothing] = used.slice(next, next + 4);
    addFour(sum, first, second, third, fourth);
  }
  return sum;
}

interface WeightedRow {
  readonly row: Float64Array;
  readonly weight: number;
}

function addFour(sum: Float64Array, first: WeightedRow, second: WeightedRow, third: WeightedRow, fourth: WeightedRow) {
  const [p, q, r, s] = [first.row, second.row, third.row, fourth.row];
  const [u, v, w, x] = [first.weight, second.weight, third.weight, fourth.weight];
  for (let column = 0; column < sum.length; column++) {
    sum[column] =
      (sum[column] as number) +
      u * (p[column] as number) +
      v * (q[column] as number) +
      w * (r[column] as number) +
      x * (s[column] as number);
  }
}

function parametersOf({ a, b, c, d, thresholds, firstThreshold }: Bank, item: number): ItemParameters {
  const steps = thresholds.subarray(firstThreshold[item], firstThreshold[item + 1]);
  const slope = a[item] as number;
  return steps.length > 0
    ? { a: slope, b: Array.from(steps) }
    : { a: slope, b: b[item] as number, c: c[item] as number, d: d[item] as number };
}
