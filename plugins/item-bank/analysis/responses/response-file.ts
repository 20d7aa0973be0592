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

/** Responses as a file has them. */
export interface ResponseFile {
  /** The items' names, in the order of the columns. */
  readonly names: readonly string[];
  readonly matrix: ResponseMatrix;
  /** The sum of the counts. */
  readonly people: number;
  /** Of each column asked for with `labels`: its text, row by row. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
}

export interface ReadingOptions {
  /** Whether a response may be more than 0 or 1. */
  readonly graded?: boolean;
  /** Columns that hold no responses but, say, a group; each must be there. */
  readonly labels?: readonly string[];
  /** Columns that hold something else and are passed over; each must be there. */
  readonly ignore?: readonly string[];
  /** How whoever reads the file lets a column be passed over, for the messages. */
  readonly leaveOutWith?: string;
  /** Whether an item without variance is a problem; it is unless told otherwise. */
  readonly requireVariance?: boolean;
}

/**
 * Reads a response file: comma, semicolon or tab between the cells, a header of item names, a row a person, cells 0 or 1
 * (or points from 0) or blank where the item was not presented, and, if there is a column `count`, how many people the row
 * stands for. The file may be a pipe.
 * @param tell is called with the bytes read since the last time, of as many as the file has
 * @throws Failure invalid: with the first problems by row and column, and how many there are in all
 */
export async function readResponseFile(
  file: string,
  options: ReadingOptions = {},
  tell: (bytes: number, of: number) => void = () => {},
): Promise<ResponseFile> {
  const size = await sizeOf(file);
  const stream = createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 });
  let told = 0;
  const reading = readResponses(stream, options, () => {
    if (size !== undefined) tell(stream.bytesRead - told, size);
    told = stream.bytesRead;
  });
  return reading.catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).syscall ? cannotRead(file, error) : error;
  });
}

/** Characters of a line: a file with longer ones is no table of people, and would fill the memory as if it were. */
export const longestLine = 1_000_000;

/** The same from a stream of text in pieces of a megabyte at most. */
export async function readResponses(
  text: AsyncIterable<string>,
  { graded = false, labels = [], ignore = [], leaveOutWith, requireVariance = true }: ReadingOptions = {},
  tell: () => void = () => {},
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
        // Without them each row would be a problem more.
        if (columns.labels.length < labels.length) problems.throwAny();
        rows = createRows(columns, { graded, leaveOutWith }, problems);
      } else rows.add(cells, line);
    },
    tell,
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

/** Passes pieces on while lines end in them. @throws Failure invalid */
async function* inLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = 0;
  for await (const piece of text) {
    const end = piece.search(/[\r\n]/);
    if (begun + (end < 0 ? piece.length : end) > longestLine) {
      throw invalid(`The file has a line of more than ${longestLine} characters: it is no table of responses`);
    }
    begun = end < 0 ? begun + piece.length : piece.length - Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
    yield piece;
    // Somebody else may be waiting for their turn.
    await setImmediate();
  }
}

/** Calls back with each row; the text is what is wrong with its quotation marks, if anything. */
function parse(
  stream: Readable,
  onRow: (cells: string[], broken: string | undefined) => void,
  tell: () => void,
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
            const says = broken.get(index);
            onRow(cells, says && `its quotation marks do not match (${says})`);
          });
          tell();
        } catch (error) {
          fail(error);
        }
      },
      complete: () => resolve(),
      error: fail,
    });
  });
}
