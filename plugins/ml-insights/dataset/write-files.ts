import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { conflict, invalid } from '../../../core/contract/index.ts';
import { threads } from '../../../core/threads.ts';
import { columns } from './columns.ts';
import { encodedBlocks } from './encoded-blocks.ts';
import type * as partitionThread from './partition-thread.ts';
import { partitionCount } from './partitions.ts';
import { bytesPerRow, counted, sizeText } from './size.ts';
import { csvHeader } from './write-csv.ts';

export interface FileOrder {
  readonly rows: number;
  readonly seed: number;
  readonly workers: number;
  readonly onProgress?: ((done: number) => void) | undefined;
  /** Aborting removes what was written. The promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Heap of a thread that writes Parquet. Without a bound, garbage piles up to several times as much. */
const heapMegabytes = 32;

/** A file appears under its name when it is complete. @throws Failure invalid without enough space */
export async function writeCsvFile(file: string, order: FileOrder): Promise<void> {
  await assertSpace(path.dirname(path.resolve(file)), order.rows, 'csv');
  if (existsSync(file)) throw conflict(`${file} exists. Name another file with --output.`);
  const partial = `${file}.partial`;
  let done = 0;
  const lines = async function* () {
    yield csvHeader;
    // Of the order only what threads can receive.
    for await (const { bytes, rows } of encodedBlocks({ rows: order.rows, seed: order.seed }, order.workers)) {
      yield bytes;
      done += rows;
      order.onProgress?.(done);
    }
  };
  try {
    await pipeline(Readable.from(lines(), { objectMode: false }), createWriteStream(partial), {
      ...(order.signal && { signal: order.signal }),
    });
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw order.signal?.aborted ? order.signal.reason : readableError(error);
  }
}

/**
 * Writes a folder of Parquet files of about 100,000 learners each, and `_schema.json`, which describes the columns. Names
 * that begin with `_` are skipped by Spark, Ray and Hive. `_SUCCESS` is written last.
 * @throws Failure invalid without enough space; conflict if the folder holds anything
 */
export async function writeParquetFolder(folder: string, order: FileOrder): Promise<void> {
  await assertSpace(path.dirname(path.resolve(folder)), order.rows, 'parquet');
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw conflict(`${folder} is not empty. Name another folder with --output.`);
  const { rows, seed } = order;
  const count = partitionCount(rows);
  const crew = Array.from({ length: Math.min(order.workers, count) }, () =>
    threads.open<typeof partitionThread>(
      new URL('./partition-thread.ts', import.meta.url),
      { rows, seed, folder },
      { memoryMegabytes: heapMegabytes },
    ),
  );
  let next = 0;
  let done = 0;
  try {
    await writeFile(path.join(folder, '_schema.json'), `${JSON.stringify(schemaOf(order), null, 2)}\n`);
    await Promise.all(
      crew.map(async (thread) => {
        while (next < count) {
          done += await thread.ask(next++, { signal: order.signal });
          order.onProgress?.(done);
        }
      }),
    );
    await writeFile(path.join(folder, '_SUCCESS'), '');
  } catch (error) {
    await Promise.all(crew.map((thread) => thread.close()));
    await rm(folder, { recursive: true, force: true });
    throw readableError(error);
  } finally {
    await Promise.all(crew.map((thread) => thread.close()));
  }
}

/** What is in the files, for readers and programs. */
const schemaOf = ({ rows, seed }: FileOrder) => ({
  title: 'Synthetic learners of EiQ',
  isSynthetic: true,
  seed,
  rows,
  files: partitionCount(rows),
  columns: columns.map((column) => ({
    name: column.name,
    type: column.kind,
    nullable: 'isNullable' in column,
    ...('labels' in column && { values: column.labels }),
    description: column.description,
    isForModels: column.name !== 'true_probability' && column.name !== 'learner',
  })),
});

async function assertSpace(folder: string, rows: number, format: 'csv' | 'parquet'): Promise<void> {
  if (rows < 1 || !Number.isInteger(rows)) throw invalid('The number of rows must be a whole number of at least 1.');
  if (!existsSync(folder)) throw invalid(`There is no folder ${folder}`);
  const { bavail, bsize } = await statfs(folder);
  const needed = rows * bytesPerRow[format];
  if (needed > bavail * bsize || rows > 2_147_483_647) {
    throw invalid(
      `${counted(rows)} rows would take about ${sizeText(needed)} of disk; ${sizeText(bavail * bsize)} are free in ${folder}.`,
    );
  }
}

function readableError(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return invalid('The disk is full. The incomplete files were removed.');
  if (code === 'EACCES' || code === 'EROFS') return invalid('The files cannot be written there.');
  return error;
}
