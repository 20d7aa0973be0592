import Papa from 'papaparse';
import { invalid } from '../../../../../../core/contract/index.ts';
import type { OpenItem } from '../../../../items/item.ts';
import type { RatedText } from './rated-pairs.ts';

/** Maximum number of problems listed. */
const maxListed = 10;

/**
 * Reads rated answers from CSV: a header with `item`, `answer` and `points`, and a row for each answer.
 * @throws Failure invalid with the problems by row
 */
export function readRatings(text: string, items: ReadonlyMap<string, OpenItem>): RatedText[] {
  const { data, errors, meta } = Papa.parse<Record<string, string | undefined>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const missing = ['item', 'answer', 'points'].filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0) throw invalid(`The file has no column ${missing.join(', ')}`);
  const problems = errors.map(({ row, message }) => `row ${(row ?? 0) + 2}: ${message}`);
  const ratings = data.flatMap(({ item: id = '', answer = '', points = '' }, index): RatedText[] => {
    const item = items.get(id.trim());
    const rated = points.trim() === '' ? Number.NaN : Number(points);
    const problem = problemOf(item, { id: id.trim(), answer, rated });
    if (problem) problems.push(`row ${index + 2}: ${problem}`);
    return problem || !item ? [] : [{ itemId: item.id, answer, points: rated }];
  });
  if (data.length === 0) throw invalid('The file has no rated answers below its header');
  if (problems.length > 0) {
    const listed = problems.slice(0, maxListed).map((problem) => `  ${problem}`);
    const more = problems.length > maxListed ? [`  and ${problems.length - maxListed} more`] : [];
    throw invalid([`The ratings cannot be used:`, ...listed, ...more].join('\n'));
  }
  return ratings;
}

function problemOf(
  item: OpenItem | undefined,
  { id, answer, rated }: { id: string; answer: string; rated: number },
): string | undefined {
  if (!item) return `there is no open item ${id}`;
  if (answer.trim() === '') return 'the answer is empty';
  const maximum = item.parameters.b.length;
  if (!(rated >= 0 && rated <= maximum)) return `points must be a number from 0 to ${maximum}`;
  return undefined;
}
