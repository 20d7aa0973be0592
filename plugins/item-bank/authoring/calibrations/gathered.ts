import type { Parameters } from '../contract.ts';

/** An item whose answers are at hand. */
export interface GatheredItem {
  readonly itemId: string;
  readonly version: number;
  readonly parameters: Parameters;
  /** 1, or of an open item its points. */
  readonly maximum: number;
}

/** Answers as they are calibrated: rows are sittings (or lines of a file), columns items. */
export interface Gathered {
  readonly items: readonly GatheredItem[];
  /** rows × items: points, or `notAsked`. */
  readonly responses: Uint8Array<ArrayBufferLike>;
  /** How many people a row stands for. */
  readonly counts: Float64Array<ArrayBufferLike>;
  /** Whose each row is; null where nobody says. */
  readonly people: readonly (string | null)[];
  /** Each row's group, where the answers came with it. */
  readonly groups?: readonly (string | null)[];
  readonly leftOut: readonly { what: string; why: string }[];
}

/** In place of points where somebody was not asked an item. */
export const notAsked = 255;

/** How many people answered each item, and which numbers of points they got. */
export function tallyOf({ items, responses, counts }: Gathered): { answers: number; got: ReadonlySet<number> }[] {
  const tallies = items.map(() => ({ answers: 0, got: new Set<number>() }));
  for (let at = 0; at < responses.length; at++) {
    const points = responses[at] as number;
    const tally = tallies[at % items.length];
    if (points === notAsked || !tally) continue;
    tally.answers += counts[Math.floor(at / items.length)] ?? 1;
    tally.got.add(points);
  }
  return tallies;
}

/** The same answers to some of the items only; rows without any are dropped. */
export function withOnly(gathered: Gathered, kept: readonly number[]): Gathered {
  const { items, responses, counts, people } = gathered;
  const rows = people.flatMap((_, row) =>
    kept.some((item) => responses[row * items.length + item] !== notAsked) ? [row] : [],
  );
  const narrowed = new Uint8Array(rows.length * kept.length);
  rows.forEach((row, at) => {
    kept.forEach((item, column) => {
      narrowed[at * kept.length + column] = responses[row * items.length + item] as number;
    });
  });
  return {
    items: kept.flatMap((item) => items[item] ?? []),
    responses: narrowed,
    counts: Float64Array.from(rows, (row) => counts[row] as number),
    people: rows.map((row) => people[row] ?? null),
    ...(gathered.groups && { groups: rows.map((row) => gathered.groups?.[row] ?? null) }),
    leftOut: gathered.leftOut,
  };
}
