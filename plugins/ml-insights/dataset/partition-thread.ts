import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parquetWriteFile } from 'hyparquet-writer';
import type { Thread } from '../../../core/threads.ts';
import type { Column } from './columns.ts';
import { columns } from './columns.ts';
import { blockCount, blockRows, createValues, generateInto } from './generate-block.ts';
import { partitionBlocks, partitionRows } from './partitions.ts';

export interface PartitionOrder {
  readonly seed: number;
  readonly rows: number;
  readonly folder: string;
}

/** Writes partitions of a data set as Parquet files, by their number. Replies with the rows of the partition. */
export function open(order: PartitionOrder, _thread: Thread) {
  // Reused by all partitions of the thread.
  const values = createValues(Math.min(order.rows, partitionRows));
  return (partition: number): number => {
    const first = partition * partitionBlocks;
    const blocks = Math.min(partitionBlocks, blockCount(order.rows) - first);
    for (let index = 0; index < blocks; index++) generateInto(values, index * blockRows, order, first + index);
    const rows = Math.min(partitionRows, order.rows - first * blockRows);
    const file = path.join(order.folder, `part-${String(partition).padStart(5, '0')}.parquet`);
    // Under another name until it is complete: readers take every file that ends in .parquet.
    const partial = path.join(order.folder, `_${path.basename(file)}.partial`);
    try {
      parquetWriteFile({
        filename: partial,
        columnData: columns.map((column) => ({
          name: column.name,
          // Read when the column is written, so that one column at a time takes memory in this form.
          get data() {
            return dataOf(column, values[column.name].subarray(0, rows));
          },
        })),
        schema: [{ name: 'learners', num_children: columns.length }, ...columns.map(elementOf)],
        rowGroupSize: partitionRows,
        kvMetadata: [{ key: 'eiq.synthetic', value: `seed ${order.seed}, ${order.rows} rows` }],
        createdBy: 'EiQ ml-insights',
      });
      renameSync(partial, file);
    } catch (error) {
      rmSync(partial, { force: true });
      throw error;
    }
    return rows;
  };
}

type Element = NonNullable<Parameters<typeof parquetWriteFile>[0]['schema']>[number];

function elementOf({ name, kind, isNullable = false }: Column): Element {
  const types = {
    integer: { type: 'INT32' },
    real: { type: 'DOUBLE' },
    boolean: { type: 'BOOLEAN' },
    category: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
    date: { type: 'INT32', converted_type: 'DATE' },
  } as const;
  return { name, ...types[kind], repetition_type: isNullable ? 'OPTIONAL' : 'REQUIRED' };
}

function dataOf({ kind, labels = [], isNullable = false }: Column, values: Float64Array) {
  const orNull = <T>(read: (value: number) => T) =>
    Array.from(values, (value) => (Number.isNaN(value) ? null : read(value)));
  switch (kind) {
    case 'category':
      return orNull((value) => labels[value] ?? null);
    case 'boolean':
      return Array.from(values, (value) => value === 1);
    case 'date':
      return Int32Array.from(values);
    case 'integer':
      return isNullable ? orNull((value) => value) : Int32Array.from(values);
    default:
      return values;
  }
}
