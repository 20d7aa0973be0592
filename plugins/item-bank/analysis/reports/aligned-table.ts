/**
 * A text table: the first column is left-aligned, the figures right-aligned. Columns that do not fit a line are wrapped
 * below, and the first column is repeated.
 * @param width characters of a line; by default the terminal's, unlimited where the output is not a terminal
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

/** Column indices of each part; every part begins with the first column. */
function partsWithin([first = 0, ...others]: readonly number[], width: number): number[][] {
  const parts: number[][] = [[0]];
  let used = first;
  for (const [index, columnWidth] of others.entries()) {
    const part = parts.at(-1);
    if (part && (part.length === 1 || used + gap.length + columnWidth <= width)) {
      part.push(index + 1);
      used += gap.length + columnWidth;
    } else {
      parts.push([0, index + 1]);
      used = first + gap.length + columnWidth;
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
