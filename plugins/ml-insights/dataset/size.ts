import { invalid } from '../../../core/contract/index.ts';

/** Measured with 300,000 learners: in the database with its index, and in files. */
export const bytesPerRow = { database: 250, csv: 150, parquet: 60 } as const;

/** @throws Failure invalid, with the space it would take, for more rows than allowed */
export function assertFits(rows: number, maxRows: number, target: keyof typeof bytesPerRow = 'database'): void {
  if (!Number.isInteger(rows) || rows < 1) throw invalid('The number of rows must be a whole number of at least 1.');
  if (rows <= maxRows) return;
  const message = `${counted(rows)} rows would take about ${sizeText(rows * bytesPerRow[target])} of disk. At most ${counted(maxRows)} are allowed here.`;
  throw invalid(message, [{ path: 'body.rows', message }]);
}

export const counted = (rows: number) => rows.toLocaleString('en-US');

export const sizeText = (bytes: number) =>
  bytes < 1e9
    ? `${Math.ceil(bytes / 1e6)} MB`
    : bytes < 1e12
      ? `${Math.round(bytes / 1e9)} GB`
      : `${Math.round(bytes / 1e12)} TB`;
