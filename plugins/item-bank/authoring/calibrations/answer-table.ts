import type { Parameters } from '../contract.ts';

/** An item with answers. */
export interface AnsweredItem {
  readonly itemId: string;
  readonly version: number;
  readonly parameters: Parameters;
  /** 1, or the points of an open item. */
  readonly maximum: number;
  /** Whether its parameters may hold or link the scale. Those of an item in pretest are a guess. */
  readonly isAnchor: boolean;
}

/** Answers to calibrate from. A row is a sitting or a line of a file, a column an item. */
export interface AnswerTable {
  readonly items: readonly AnsweredItem[];
  /** rows × items: points, or `notAsked`. */
  readonly responses: Uint8Array<ArrayBufferLike>;
  /** How many people each row stands for. */
  readonly counts: Float64Array<ArrayBufferLike>;
  /** The person of each row; null where unknown. */
  readonly people: readonly (string | null)[];
  /** The group of each row, where the answers came with groups. */
  readonly groups?: readonly (string | null)[];
  readonly leftOut: readonly { what: string; why: string }[];
}

/** In place of points where an item was not asked. */
export const notAsked = 255;

/** For each item: the number of people who answered it, and the distinct points they earned. */
export function tallyOf({ items, responses, counts }: AnswerTable): { answers: number; points: ReadonlySet<number> }[] {
  const tallies = items.map(() => ({ answers: 0, points: new Set<number>() }));
  for (let at = 0; at < responses.length; at++) {
    const points = responses[at] as number;
    const tally = tallies[at % items.length];
    if (points === notAsked || !tally) continue;
    tally.answers += counts[Math.floor(at / items.length)] ?? 1;
    tally.points.add(points);
  }
  return tallies;
}

/** The answers to these items only (places in `items`). Rows without an answer to any of them are dropped. */
export function selectItems(answers: AnswerTable, kept: readonly number[]): AnswerTable {
  const { items, responses, counts, people } = answers;
  const rows = people.flatMap((_, row) =>
    kept.some((item) => responses[row * items.length + item] !== notAsked) ? [row] : [],
  );
  const selected = new Uint8Array(rows.length * kept.length);
  rows.forEach((row, at) => {
    kept.forEach((item, column) => {
      selected[at * kept.length + column] = responses[row * items.length + item] as number;
    });
  });
  return {
    items: kept.flatMap((item) => items[item] ?? []),
    responses: selected,
    counts: Float64Array.from(rows, (row) => counts[row] as number),
    people: rows.map((row) => people[row] ?? null),
    ...(answers.groups && { groups: rows.map((row) => answers.groups?.[row] ?? null) }),
    leftOut: answers.leftOut,
  };
}
