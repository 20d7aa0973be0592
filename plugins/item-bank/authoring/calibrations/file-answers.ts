import { Readable } from 'node:stream';
import { invalid } from '../../../../core/contract/index.ts';
import type { Database } from '../../../../core/db/index.ts';
import { maxLineLength, readResponses } from '../../analysis/responses/response-file.ts';
import type { ItemSection } from '../../contract.ts';
import { itemSectionTitles } from '../../contract.ts';
import type { AnswerTable } from './answer-table.ts';
import { notAsked } from './answer-table.ts';
import { answeredItem, itemsOf } from './stored-answers.ts';

/** The column with each person's group. */
const groupColumn = 'group';

/**
 * The answers in a CSV file: a column for each item, named by its id, and a row for each person with 0, 1 or blank, or the
 * points of an open item. Columns `count` and `group` are optional.
 * @param ignore columns to skip; all others must hold answers
 * @throws Failure invalid with the problems by row and column
 */
export async function fileAnswers(
  db: Database,
  section: ItemSection,
  content: AsyncIterable<Uint8Array>,
  ignore: readonly string[] = [],
): Promise<AnswerTable> {
  const text = await textOf(content);
  const header = (text.slice(0, maxLineLength).split(/\r?\n/, 1)[0] ?? '').replaceAll('"', '').split(/[,;\t]/);
  const hasGroups = header.some((name) => name.trim() === groupColumn);
  const { names, matrix, labels } = await readResponses(Readable.from(inPieces(text)), {
    graded: true,
    requireVariance: false,
    ignore,
    ...(hasGroups && { labels: [groupColumn] }),
  });
  const rows = await itemsOf(db, section);
  const known = new Map(rows.map((row) => [row.itemId, answeredItem(row)]));
  const columns = names.flatMap((name, column) => (known.has(name) ? [column] : []));
  if (columns.length === 0) {
    throw invalid(
      `None of the file’s columns is the id of an operational item of ${itemSectionTitles[section]}; the first column is ` +
        `“${(names[0] ?? '').slice(0, 80)}”`,
    );
  }
  const items = columns.flatMap((column) => known.get(names[column] ?? '') ?? []);
  const responses = new Uint8Array(matrix.rows * items.length).fill(notAsked);
  for (let row = 0; row < matrix.rows; row++) {
    items.forEach(({ itemId, maximum }, place) => {
      const points = matrix.responses[row * matrix.items + (columns[place] ?? 0)] as number;
      if (points !== notAsked && points > maximum) {
        throw invalid(`Row ${row + 2}, column ${itemId}: ${points} is more than the maximum of ${maximum}`);
      }
      responses[row * items.length + place] = points;
    });
  }
  const unknown = names.filter((name) => !known.has(name));
  return {
    items,
    responses,
    counts: matrix.counts ? Float64Array.from(matrix.counts) : new Float64Array(matrix.rows).fill(1),
    people: new Array<null>(matrix.rows).fill(null),
    ...(hasGroups && { groups: (labels[groupColumn] ?? []).map((label) => label.trim() || null) }),
    leftOut: unknown.map((what) => ({
      what: what.slice(0, 200),
      why: `no operational item of ${itemSectionTitles[section]} has this id`,
    })),
  };
}

function* inPieces(text: string): Generator<string> {
  const length = 65_536;
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for await (const chunk of content) text += decoder.decode(chunk, { stream: true });
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw invalid('The file is not UTF-8 text');
    throw error;
  }
}
