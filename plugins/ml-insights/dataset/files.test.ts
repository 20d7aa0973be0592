import { existsSync, symlinkSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partitionRows } from './partitions.ts';
import { writeCsvFile, writeParquetFolder } from './write-files.ts';

// Files for other engines, read by DuckDB.

const rows = partitionRows + 5000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-dataset-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const instance = await DuckDBInstance.create(':memory:');
  const session = await instance.connect();
  try {
    return (await session.runAndReadAll(sql)).getRowObjectsJson();
  } finally {
    session.closeSync();
    instance.closeSync();
  }
}

test('DuckDB finds the same learners in the Parquet files and in the CSV file', async () => {
  const [csv, parquet] = [path.join(folder, 'learners.csv'), path.join(folder, 'learners')];
  await writeCsvFile(csv, { rows, seed: 1, workers: 2 });
  await writeParquetFolder(parquet, { rows, seed: 1, workers: 2 });
  expect((await readdir(parquet)).toSorted()).toEqual([
    '_SUCCESS',
    '_schema.json',
    'part-00000.parquet',
    'part-00001.parquet',
  ]);
  expect(JSON.parse(await readFile(path.join(parquet, '_schema.json'), 'utf8'))).toMatchObject({
    ...{ isSynthetic: true, rows, seed: 1, files: 2 },
  });
  const figures = (source: string) =>
    ask(`select count(*) as rows, sum(learner) as learners, count(company) as hired, sum(salary) as salaries,
      sum(days_to_hire) as days, round(sum(core_math), 1) as scores, round(sum(true_probability), 6) as truth,
      count(*) filter (where first_generation) as first, count(distinct country) as countries,
      min(enrolled_on)::text as since, max(enrolled_on)::text as until from ${source}`);
  const [found] = await figures(`'${parquet}/*.parquet'`);
  expect(found).toEqual((await figures(`read_csv('${csv}')`))[0]);
  expect(found).toMatchObject({ rows: String(rows), countries: '12', since: '2023-01-01', until: '2024-12-30' });
});

test('existing files are not overwritten, and rows that need more than the free space are refused', async () => {
  const order = { rows: 10, seed: 1, workers: 1 };
  const csv = path.join(folder, 'kept.csv');
  await writeCsvFile(csv, order);
  await expect(writeCsvFile(csv, order)).rejects.toMatchObject({ code: 'conflict' });
  await expect(writeParquetFolder(folder, order)).rejects.toMatchObject({ code: 'conflict' });
  await expect(writeParquetFolder(path.join(folder, 'huge'), { ...order, rows: 2e12 })).rejects.toThrow(
    /would take about 120 TB of disk; .* are free/,
  );
  for (const none of [0, -1]) {
    await expect(writeCsvFile(path.join(folder, 'none.csv'), { ...order, rows: none })).rejects.toThrow('at least 1');
  }
});

test('a disk that fills up in the middle leaves no files, and says so', async () => {
  const full = 'The disk is full. The incomplete files were removed.';
  const csv = path.join(folder, 'full.csv');
  // Writing to /dev/full fails as on a full disk.
  symlinkSync('/dev/full', `${csv}.partial`);
  await expect(writeCsvFile(csv, { rows: 5000, seed: 1, workers: 1 })).rejects.toThrow(full);
  const parquet = path.join(folder, 'full');
  const fillDisk = () => symlinkSync('/dev/full', path.join(parquet, '_part-00001.parquet.partial'));
  await expect(writeParquetFolder(parquet, { rows, seed: 1, workers: 1, onProgress: fillDisk })).rejects.toThrow(full);
  expect([csv, `${csv}.partial`, parquet].map(existsSync)).toEqual([false, false, false]);
});

test('files that are interrupted are removed', async () => {
  const interrupted = new Error('interrupted');
  const [csv, parquet] = [path.join(folder, 'interrupted.csv'), path.join(folder, 'interrupted')];
  for (const [write, place] of [[writeCsvFile, csv] as const, [writeParquetFolder, parquet] as const]) {
    const stopping = new AbortController();
    const onProgress = () => stopping.abort(interrupted);
    const order = { rows: 200_000, seed: 1, workers: 1, signal: stopping.signal, onProgress };
    // The reason itself: messages of other errors may quote this code.
    expect(await write(place, order).catch((error: unknown) => error)).toBe(interrupted);
  }
  expect([csv, `${csv}.partial`, parquet].map(existsSync)).toEqual([false, false, false]);
});
