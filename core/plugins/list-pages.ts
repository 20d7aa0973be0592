import { invalid } from '../contract/errors.ts';
import type { CommandOption } from './define-plugin.ts';

// How commands list what may be longer than one page: `--limit` and `--after`.

/** Largest page of a list on the command line. */
const maxLimit = 1000;

/** Options of a command that prints its list with `listPages`. */
export const pageOptions: readonly CommandOption[] = [
  { flags: '--limit <n>', description: `Entries to print, 1 to ${maxLimit}, or "all"` },
  { flags: '--after <id>', description: 'Continue after the entry with this id' },
];

export interface ListedPages<T> {
  readonly items: readonly T[];
  readonly total: number;
  /** Id for `--after` that continues the list; null at its end. */
  readonly next: string | null;
  /** Tells how to continue, for a person; empty at the end of the list. */
  readonly note: string;
}

/**
 * Reads a list as the options ask: one page, or with `--limit all` everything, page by page.
 * @param read one page, ordered, that begins after the entry with the id `after`
 * @param defaultLimit where the options name none
 * @throws Failure invalid for a limit out of range
 */
export async function listPages<T>(
  read: (page: { limit: number; after: string | undefined }) => Promise<{ items: readonly T[]; total: number }>,
  idOf: (item: T) => string,
  options: { readonly limit?: unknown; readonly after?: unknown },
  defaultLimit = maxLimit,
): Promise<ListedPages<T>> {
  const isWhole = options.limit === 'all';
  const limit = isWhole ? maxLimit : limitFrom(options.limit ?? defaultLimit);
  let after = typeof options.after === 'string' ? options.after : undefined;
  const items: T[] = [];
  for (;;) {
    // One more than is wanted tells whether the list goes on.
    const page = await read({ limit: limit + 1, after });
    items.push(...page.items.slice(0, limit));
    const last = page.items[limit - 1];
    if (last === undefined || page.items.length <= limit) return { items, total: page.total, next: null, note: '' };
    after = idOf(last);
    if (!isWhole) {
      const note = `${items.length} of ${page.total}. Next: --after ${after}; everything: --limit all`;
      return { items, total: page.total, next: after, note };
    }
  }
}

function limitFrom(text: unknown): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= maxLimit) return number;
  throw invalid(`--limit is a whole number from 1 to ${maxLimit}, or "all"`);
}
