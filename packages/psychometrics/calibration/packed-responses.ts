import type { ResponseMatrix } from './response-matrix.ts';
import { notPresented } from './response-matrix.ts';

// Several items together have few possible joint answers: eight right-or-wrong items have 256. Items are therefore taken
// in groups, a person's answers to a group are one number (mixed radix, the first item counting slowest), and a person's
// likelihood at a node is the product of one table entry a group instead of one a response.

/** Items whose joint answers are one number. */
export interface ItemGroup {
  readonly items: readonly number[];
  /** How many answers each of its items has, "not presented" (the last of them) included where it occurs. */
  readonly radices: readonly number[];
  /** The product of the radices. */
  readonly values: number;
  /** The number of all values of the groups before: where its rows begin in a table. */
  readonly first: number;
}

/** What the expectation step runs over, in a form that threads can share. */
export interface PackedResponses {
  readonly groups: readonly ItemGroup[];
  /** Values of all groups together. */
  readonly values: number;
  readonly rows: number;
  /** rows × groups. */
  readonly codes: Uint8Array<ArrayBufferLike>;
  /** People per row. */
  readonly counts: Float64Array<ArrayBufferLike>;
  /** The sum of the counts. */
  readonly people: number;
}

/** Larger groups mean fewer products, and tables that outgrow the processor's cache. */
const valuesPerGroup = 256;
/** The loops take this many groups at once; groups without items fill up. */
export const groupsAtOnce = 4;

/** Packs a checked matrix: rows without any response are left out, equal rows become one. */
export function pack(
  matrix: ResponseMatrix,
  categories: readonly number[],
  allocate: (bytes: number) => ArrayBufferLike = (bytes) => new ArrayBuffer(bytes),
): PackedResponses {
  const groups = groupItems(matrix, categories);
  const { items, rows, responses } = matrix;
  const width = groups.length;
  const codes = new Uint8Array(rows * width);
  const distinct = findDistinct(codes, width);
  const counts = new Float64Array(rows);
  let people = 0;
  for (let row = 0; row < rows; row++) {
    const count = matrix.counts ? (matrix.counts[row] as number) : 1;
    const begin = row * items;
    if (count === 0 || isEmpty(responses, begin, begin + items)) continue;
    const at = distinct.size() * width;
    for (let group = 0; group < width; group++) {
      codes[at + group] = codeOf(groups[group] as ItemGroup, responses, begin);
    }
    const place = distinct.place();
    counts[place] = (counts[place] as number) + count;
    people += count;
  }
  const kept = distinct.size();
  const packedCodes = new Uint8Array(allocate(kept * width));
  packedCodes.set(codes.subarray(0, kept * width));
  const packedCounts = new Float64Array(allocate(kept * 8));
  packedCounts.set(counts.subarray(0, kept));
  const last = groups.at(-1) as ItemGroup;
  return { groups, values: last.first + last.values, rows: kept, codes: packedCodes, counts: packedCounts, people };
}

/** Decodes a value into the answers to a group's items, in the order of the items. */
export function answersIn({ radices }: ItemGroup, value: number): number[] {
  const answers: number[] = [];
  let rest = value;
  for (let position = radices.length - 1; position >= 0; position--) {
    const radix = radices[position] as number;
    answers.unshift(rest % radix);
    rest = Math.floor(rest / radix);
  }
  return answers;
}

function groupItems(matrix: ResponseMatrix, categories: readonly number[]): ItemGroup[] {
  const { items, responses } = matrix;
  const hasGaps = new Uint8Array(items);
  for (let at = 0; at < responses.length; at++) if (responses[at] === notPresented) hasGaps[at % items] = 1;
  const groups: ItemGroup[] = [];
  let open: { items: number[]; radices: number[]; values: number } = { items: [], radices: [], values: 1 };
  let first = 0;
  const close = () => {
    groups.push({ ...open, first });
    first += open.values;
    open = { items: [], radices: [], values: 1 };
  };
  categories.forEach((count, item) => {
    const radix = count + (hasGaps[item] as number);
    if (open.values * radix > valuesPerGroup) close();
    open.items.push(item);
    open.radices.push(radix);
    open.values *= radix;
  });
  close();
  while (groups.length % groupsAtOnce !== 0) close();
  return groups;
}

function codeOf({ items, radices }: ItemGroup, responses: Uint8Array, begin: number): number {
  let code = 0;
  for (let position = 0; position < items.length; position++) {
    const radix = radices[position] as number;
    const response = responses[begin + (items[position] as number)] as number;
    code = code * radix + (response === notPresented ? radix - 1 : response);
  }
  return code;
}

function isEmpty(responses: Uint8Array, begin: number, end: number): boolean {
  for (let at = begin; at < end; at++) if (responses[at] !== notPresented) return false;
  return true;
}

/**
 * Finds equal rows of codes, by a hash table with open addressing that is at most half full. `place()` returns the
 * place of the row just written after the last one: that of an equal row, or its own.
 */
function findDistinct(codes: Uint8Array, width: number): { size(): number; place(): number } {
  const rows = codes.length / width;
  const table = new Int32Array(2 ** Math.ceil(Math.log2(2 * rows + 2))).fill(-1);
  const mask = table.length - 1;
  let size = 0;
  const isEqual = (one: number, other: number) => {
    for (let step = 0; step < width; step++) if (codes[one + step] !== codes[other + step]) return false;
    return true;
  };
  const place = () => {
    const begin = size * width;
    let hash = 0x811c9dc5;
    for (let at = begin; at < begin + width; at++) hash = Math.imul(hash ^ (codes[at] as number), 0x01000193);
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const row = table[slot] as number;
      if (row < 0) {
        table[slot] = size;
        return size++;
      }
      if (isEqual(row * width, begin)) return row;
    }
  };
  return { size: () => size, place };
}
