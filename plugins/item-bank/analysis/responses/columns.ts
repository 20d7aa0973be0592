import type { Problems } from './problems.ts';

/** The columns of a response file by their content. */
export interface Columns {
  readonly width: number;
  readonly items: readonly { readonly name: string; readonly at: number }[];
  /** Index of the count column, if any. */
  readonly count: number | undefined;
  readonly labels: readonly { readonly name: string; readonly at: number }[];
}

export interface HeaderOptions {
  /** Columns with labels, such as a group. */
  readonly labels: readonly string[];
  /** Columns to skip. */
  readonly ignore: readonly string[];
}

/** Longer names suggest that the file is not a table. */
const maxNameLength = 200;

/** Reads the header, and reports missing, empty and duplicate names. */
export function readHeader(cells: readonly string[], { labels, ignore }: HeaderOptions, problems: Problems): Columns {
  const names = cells.map((cell) => cell.replace(/^\uFEFF/, '').trim());
  refuseOtherFiles(names, problems);
  const firstAt = new Map<string, number>();
  const width = names.length;
  names.forEach((name, at) => {
    const before = firstAt.get(name);
    if (name === '') {
      problems.add('the column has no name', 1, String(at + 1));
    } else if (before !== undefined) {
      problems.add(`the name is already used by column ${before + 1}`, 1, `${at + 1} (${name})`);
    } else firstAt.set(name, at);
  });
  const placesOf = (wanted: readonly string[]) =>
    wanted.flatMap((name) => {
      const at = firstAt.get(name);
      if (at === undefined) problems.add(`no column is named ${name}; the columns are ${listed(names)}`, 1);
      return at === undefined ? [] : [{ name, at }];
    });
  const found = placesOf(labels);
  const skipped = placesOf(ignore.filter((name) => !labels.includes(name)));
  const others = new Set([...found, ...skipped].map(({ at }) => at));
  const count = [...firstAt].find(([name, at]) => name.toLowerCase() === 'count' && !others.has(at))?.[1];
  const items = names.flatMap((name, at) => (others.has(at) || at === count ? [] : [{ name, at }]));
  if (items.length === 0) problems.add('there are no item columns', 1);
  return { width, items, count, labels: found };
}

/** Refuses a file that is not a table with a header, instead of reporting every cell. */
function refuseOtherFiles(names: readonly string[], problems: Problems): void {
  if (names.some((name) => /[\0\uFFFD]/.test(name))) {
    problems.add('the file is not text in UTF-8; save the table as CSV in UTF-8', 1);
  } else if (names.some((name) => name.length > maxNameLength || /\p{Cc}/u.test(name))) {
    problems.add(
      'a name is too long or spans several lines, so the file is not a table with a header of item names',
      1,
    );
  } else if (names.every((name) => /^[01]?$/.test(name)) && new Set(names).size < names.length) {
    problems.add('the first row has responses; add a header of item names above it', 1);
  }
  problems.throwAny();
}

/** The first names, to show a mistyped one. */
function listed(names: readonly string[]): string {
  const first = names.slice(0, 30).join(', ');
  return names.length > 30 ? `${first} and ${names.length - 30} more` : first;
}
