import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parquetWriteFile } from 'hyparquet-writer';
import type { Thread } from '../../../core/threads.ts';
import type { Column } from './columns.ts';
import { columns } from './columns.ts';
import { blockCount, blockRows, generateBlock } from './generate-block.ts';
import { partitionBlocks } from './partitions.ts';

export interface PartitionOrder {
  readonly seed: number;
  readonly rows: number;
  readonly folder: string;
}

/** Writes partitions of a data set as Parquet files, by their number. Replies with the rows of the partition. */
export function open(order: PartitionOrder, _thread: Thread) {
  return (partition: number): number => {
    const blocks = Array.from(
      { length: Math.min(partitionBlocks, blockCount(order.rows) - partition * partitionBlocks) },
      (_, index) => generateBlock(order, partition * partitionBlocks + index),
    );
    const rows = blocks.reduce((sum, block) => sum + block.rows, 0);
    const file = path.join(order.folder, `part-${String(partition).padStart(5, '0')}.parquet`);
    // Under another name until it is complete: readers take every file that ends in .parquet.
    const partial = path.join(order.folder, `_${path.basename(file)}.partial`);
    try {
      parquetWriteFile({
        filename: partial,
        columnData: columns.map((column) => {
          const values = new Float64Array(rows);
          for (const [index, block] of blocks.entries()) values.set(block.values[column.name], index * blockRows);
          return { name: column.name, data: dataOf(column, values) };
        }),
        schema: [{ name: 'learners', num_children: columns.length }, ...columns.map(elementOf)],
        rowGroupSize: partitionBlocks * blockRows,
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
      return Array.from(values, (value) => new Date(value * 86_400_000));
    case 'integer':
      return isNullable ? orNull((value) => value) : Int32Array.from(values);
    default:
      return values;
  }
}
