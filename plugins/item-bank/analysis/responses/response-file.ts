import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import Papa from 'papaparse';
import type { ResponseMatrix } from 'psychometrics';
import { examineItems } from 'psychometrics';
import { invalid } from '../../../../core/contract/index.ts';
import { cannotRead, sizeOf } from '../../interchange/files.ts';
import type { Columns } from './columns.ts';
import { readHeader } from './columns.ts';
import { createProblems } from './problems.ts';
import { createRows } from './rows.ts';

/** The content of a response file. */
export interface ResponseFile {
  /** The items' names, in the order of the columns. */
  readonly names: readonly string[];
  readonly matrix: ResponseMatrix;
  /** The sum of the counts. */
  readonly people: number;
  /** The text of each `labels` column, row by row. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
}

export interface ResponseFileOptions {
  /** Whether a response may be more than 0 or 1. */
  readonly graded?: boolean;
  /** Columns with labels, such as a group; each is required. */
  readonly labels?: readonly string[];
  /** Columns to skip; each is required. */
  readonly ignore?: readonly string[];
  /** The option that skips a column, for messages. */
  readonly leaveOutWith?: string;
  /** Whether an item without variance is a problem; default true. */
  readonly requireVariance?: boolean;
}

/**
 * Reads a response file: cells separated by comma, semicolon or tab; a header of item names; a row for each person with 0, 1
 * (or points from 0), or blank where the item was not presented; and optionally a column `count` with the number of people
 * of the row. The file may be a pipe.
 * @param onRead called with the bytes read since the last call, and the size of the file
 * @throws Failure invalid with the first problems by row and column, and their total
 */
export async function readResponseFile(
  file: string,
  options: ResponseFileOptions = {},
  onRead: (bytes: number, of: number) => void = () => {},
): Promise<ResponseFile> {
  const size = await sizeOf(file);
  const stream = createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 });
  let reported = 0;
  const reading = readResponses(stream, options, () => {
    if (size !== undefined) onRead(stream.bytesRead - reported, size);
    reported = stream.bytesRead;
  });
  return reading.catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).syscall ? cannotRead(file, error) : error;
  });
}

/** Maximum characters of a line; longer lines suggest that the file is not a table, and would fill the memory. */
export const maxLineLength = 1_000_000;

/** Reads responses from a stream of text in chunks of at most a megabyte. */
export async function readResponses(
  text: AsyncIterable<string>,
  { graded = false, labels = [], ignore = [], leaveOutWith, requireVariance = true }: ResponseFileOptions = {},
  onRead: () => void = () => {},
): Promise<ResponseFile> {
  const problems = createProblems();
  let columns: Columns | undefined;
  let rows: ReturnType<typeof createRows> | undefined;
  let line = 0;
  await parse(
    Readable.from(inLines(text)),
    (cells, broken) => {
      line += 1;
      if (broken !== undefined) problems.add(broken, line);
      if (cells.length === 1 && cells[0]?.trim() === '') return;
      if (!columns || !rows) {
        columns = readHeader(cells, { labels, ignore }, problems);
        // Without these columns, each row would be another problem.
        if (columns.labels.length < labels.length) problems.throwAny();
        rows = createRows(columns, { graded, leaveOutWith }, problems);
      } else rows.add(cells, line);
    },
    onRead,
  );
  if (!columns || !rows) throw invalid('The file is empty: it needs a header of item names and a row for each person');
  const { responses, counts, count, people } = rows.finish();
  if (count === 0 && problems.total === 0) problems.add('there are no rows below the header');
  const names = columns.items.map(({ name }) => name);
  const matrix: ResponseMatrix = { items: names.length, rows: count, responses, counts, names };
  if (requireVariance && problems.total === 0) {
    for (const found of examineItems(matrix, { graded })) if (typeof found === 'string') problems.add(found);
  }
  problems.throwAny();
  return { names, matrix, people, labels: rows.labels };
}

/** Passes chunks on, and checks the length of lines. @throws Failure invalid */
async function* inLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let lineLength = 0;
  for await (const piece of text) {
    const end = piece.search(/[\r\n]/);
    if (lineLength + (end < 0 ? piece.length : end) > maxLineLength) {
      throw invalid(`The file has a line of more than ${maxLineLength} characters, so it is not a table of responses`);
    }
    lineLength =
      end < 0 ? lineLength + piece.length : piece.length - Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
    yield piece;
    // Yields to the event loop.
    await setImmediate();
  }
}

/** Calls `onRow` with each row and the problem of its quotation marks, if any. */
function parse(
  stream: Readable,
  onRow: (cells: string[], broken: string | undefined) => void,
  onRead: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      stream.destroy();
      reject(error);
    };
    stream.on('error', fail);
    Papa.parse<string[]>(stream, {
      chunk({ data, errors }) {
        try {
          const broken = new Map(
            errors.filter(({ type }) => type === 'Quotes').map((each) => [each.row, each.message]),
          );
          data.forEach((cells, index) => {
            const message = broken.get(index);
            onRow(cells, message && `its quotation marks do not match (${message})`);
          });
          onRead();
        } catch (error) {
          fail(error);
        }
      },
      complete: () => resolve(),
      error: fail,
    });
  });
}
