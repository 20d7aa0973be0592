/**
 * Rows of text below their headings, in columns: the first to the left, figures to the right. Where a row is longer than
 * a line of the terminal, the columns that do not fit follow below, each time beside the first.
 * @param width characters of a line; as many as the terminal has, any number where the text goes elsewhere
 */
export function alignedTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  width: number = process.stdout.columns ?? Number.POSITIVE_INFINITY,
): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return partsWithin(widths, width)
    .map((columns) => all.map((row) => lineOf(row, columns, widths)).join('\n'))
    .join('\n\n');
}

/** The columns of each part, the first column in every one of them. */
function partsWithin([first = 0, ...others]: readonly number[], width: number): number[][] {
  const parts: number[][] = [[0]];
  let used = first;
  for (const [index, own] of others.entries()) {
    const part = parts.at(-1);
    if (part && (part.length === 1 || used + gap.length + own <= width)) {
      part.push(index + 1);
      used += gap.length + own;
    } else {
      parts.push([0, index + 1]);
      used = first + gap.length + own;
    }
  }
  return parts;
}

const gap = '  ';

const lineOf = (row: readonly string[], columns: readonly number[], widths: readonly number[]) =>
  columns
    .map((column) => {
      const text = row[column] ?? '';
      return column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
    })
    .join(gap)
    .trimEnd();
