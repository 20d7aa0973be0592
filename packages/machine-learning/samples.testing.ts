import { seededRandom } from './random.ts';
import type { Table } from './table/table.ts';
import { createTable } from './table/table.ts';

/** Rows whose true probability of a label of 1 is known. */
export interface KnownSample {
  readonly table: Table;
  readonly labels: Uint8Array;
  readonly truths: Float64Array;
}

/** A standard normal value (Box and Muller). */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/**
 * Labels with log odds −0.5 + x0 − 1.5·x1 + 1.5·(x2 > 0)·x0 + the effect of a category, and one column of noise. Of x1 a share is missing,
 * more often where x1 is large.
 */
export function knownSample(rows: number, seed: string, { missing = 0 } = {}): KnownSample {
  const random = seededRandom(seed);
  const columns = Array.from({ length: 4 }, () => new Float64Array(rows));
  const [x0, x1, x2, noise] = columns as [Float64Array, Float64Array, Float64Array, Float64Array];
  const codes = new Int32Array(rows);
  const effects = [0, 1, -1, 0.5, -0.5];
  const truths = new Float64Array(rows);
  const labels = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) {
    for (const column of columns) column[row] = normal(random);
    codes[row] = Math.floor(random() * effects.length);
    const a = x0[row] as number;
    const b = x1[row] as number;
    const bend = (x2[row] as number) > 0 ? 1.5 * a : 0;
    truths[row] = 1 / (1 + Math.exp(0.5 - a + 1.5 * b - bend - (effects[codes[row] as number] as number)));
    labels[row] = random() < (truths[row] as number) ? 1 : 0;
    if (random() < (b > 0.5 ? 2 * missing : missing / 2)) x1[row] = Number.NaN;
  }
  const table = createTable([
    { name: 'x0', kind: 'number', values: x0 },
    { name: 'x1', kind: 'number', values: x1 },
    { name: 'x2', kind: 'number', values: x2 },
    { name: 'noise', kind: 'number', values: noise },
    { name: 'group', kind: 'category', codes, categories: ['a', 'b', 'c', 'd', 'e'] },
  ]);
  return { table, labels, truths };
}
