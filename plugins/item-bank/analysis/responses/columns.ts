import type { Problems } from './problems.ts';

/** What the columns of a response file hold. */
export interface Columns {
  readonly width: number;
  readonly items: readonly { readonly name: string; readonly at: number }[];
  /** Where the counts are, if there are any. */
  readonly count: number | undefined;
  readonly labels: readonly { readonly name: string; readonly at: number }[];
}

export interface HeaderOptions {
  /** Columns that hold no responses but, say, a group. */
  readonly labels: readonly string[];
  /** Columns that are passed over. */
  readonly ignore: readonly string[];
}

/** Longer names are no names: the file is something else. */
const longestName = 200;

/** Reads the header, and notes names that are absent, empty or there twice. */
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
      problems.add(`the name is that of column ${before + 1} as well`, 1, `${at + 1} (${name})`);
    } else firstAt.set(name, at);
  });
  const placesOf = (wanted: readonly string[]) =>
    wanted.flatMap((name) => {
      const at = firstAt.get(name);
      if (at === undefined) problems.add(`there is no column ${name}; there are ${listed(names)}`, 1);
      return at === undefined ? [] : [{ name, at }];
    });
  const found = placesOf(labels);
  const passedOver = placesOf(ignore.filter((name) => !labels.includes(name)));
  const others = new Set([...found, ...passedOver].map(({ at }) => at));
  const count = [...firstAt].find(([name, at]) => name.toLowerCase() === 'count' && !others.has(at))?.[1];
  const items = names.flatMap((name, at) => (others.has(at) || at === count ? [] : [{ name, at }]));
  if (items.length === 0) problems.add('there is no column of an item', 1);
  return { width, items, count, labels: found };
}

/** What is no table with a header is told so at once: cell by cell it would be wrong in a thousand places. */
function refuseOtherFiles(names: readonly string[], problems: Problems): void {
  if (names.some((name) => /[\0\uFFFD]/.test(name))) {
    problems.add('the file is not text in UTF-8; save the table as CSV in UTF-8', 1);
  } else if (names.some((name) => name.length > longestName || /\p{Cc}/u.test(name))) {
    problems.add('a name is too long, or of more than one line: the file is no table with a header of item names', 1);
  } else if (names.every((name) => /^[01]?$/.test(name)) && new Set(names).size < names.length) {
    problems.add('it holds responses: above them a header of item names is needed', 1);
  }
  problems.throwAny();
}

/** The first of them, so that a name that was mistyped can be seen. */
function listed(names: readonly string[]): string {
  const first = names.slice(0, 30).join(', ');
  return names.length > 30 ? `${first} and ${names.length - 30} more` : first;
}
