import type { Problems } from './problems.ts';

/** What the columns of a response file hold. */
export interface Columns {
  readonly width: number;
  readonly items: readonly { readonly name: string; readonly at: number }[];
  /** Where the counts are, if there are any. */
  readonly count: number | undefined;
  readonly labels: readonly { readonly name: string; readonly at: number }[];
}

/** Reads the header, and notes names that are absent, empty or there twice. */
export function readHeader(cells: readonly string[], labels: readonly string[], problems: Problems): Columns {
  const names = cells.map((cell) => cell.replace(/^\uFEFF/, '').trim());
  const firstAt = new Map<string, number>();
  names.forEach((name, at) => {
    const before = firstAt.get(name);
    if (name === '') problems.add('the column has no name', 1, String(at + 1));
    else if (name.includes('\0') || name.includes('\uFFFD')) problems.add('the file is not text in UTF-8', 1);
    else if (before !== undefined) {
      problems.add(`the name is that of column ${before + 1} as well`, 1, `${at + 1} (${name})`);
    } else firstAt.set(name, at);
  });
  const found = labels.flatMap((name) => {
    const at = firstAt.get(name);
    if (at === undefined) problems.add(`there is no column ${name}; there are ${listed(names)}`, 1);
    return at === undefined ? [] : [{ name, at }];
  });
  const count = labels.includes('count') ? undefined : firstAt.get('count');
  const taken = new Set([count, ...found.map(({ at }) => at)]);
  const items = names.flatMap((name, at) => (taken.has(at) ? [] : [{ name, at }]));
  if (items.length === 0) problems.add('there is no column of an item', 1);
  return { width: names.length, items, count, labels: found };
}

/** The first of them, so that a name that was mistyped can be seen. */
function listed(names: readonly string[]): string {
  const first = names.slice(0, 30).join(', ');
  return names.length > 30 ? `${first} and ${names.length - 30} more` : first;
}
