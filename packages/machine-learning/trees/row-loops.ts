/**
 * The loops over the rows of a leaf in WebAssembly: a gradient and its weight are added as one vector of two numbers, and no
 * access is checked, which takes half the time of the same loops over typed arrays. Sums are the same to the last bit.
 */
export interface RowLoops {
  /**
   * For the rows from `from` to `to`, adds their terms to the cells of four features. Addresses are in bytes: `a` to `d` those of the
   * features' first cells, `words` of their bins by row, `rows` of the leaf's rows, `terms` of their gradients and weights in turn.
   */
  addFour(
    a: number,
    b: number,
    c: number,
    d: number,
    words: number,
    rows: number,
    terms: number,
    from: number,
    to: number,
  ): void;
  /** Copies the terms of `count` rows into one sequence. */
  gather(terms: number, rows: number, into: number, count: number): void;
}

/** Bytes of a page of WebAssembly's memory. */
const pageBytes = 65_536;

/** Memory of at least these bytes, and the loops over it. */
export function createRowLoops(bytes: number): { readonly memory: ArrayBuffer; readonly loops: RowLoops } {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / pageBytes) });
  module ??= new WebAssembly.Module(moduleBytes());
  const { exports } = new WebAssembly.Instance(module, { rows: { memory } });
  return { memory: memory.buffer as ArrayBuffer, loops: exports as unknown as RowLoops };
}

let module: WebAssembly.Module | undefined;

/** Instructions, by their names in the specification's text format. */
const i32 = {
  const: (value: number) => [0x41, ...signed(value)],
  load: [0x28, 2, 0],
  add: [0x6a],
  and: [0x71],
  shl: [0x74],
  shrU: [0x76],
  ltU: [0x49],
};
const v128 = { load: [0xfd, 0x00, 4, 0], store: [0xfd, 0x0b, 4, 0] };
const f64x2 = { add: [0xfd, ...unsigned(0xf0)] };
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const tee = (local: number) => [0x22, local];
/** A loop without result that repeats while the condition holds at its end. */
const repeatWhile = (condition: number[], ...body: number[][]) => [
  ...[0x03, 0x40, ...body.flat(), ...condition, 0x0d, 0],
  0x0b,
];
const onlyIf = (condition: number[], ...body: number[][]) => [...condition, 0x04, 0x40, ...body.flat(), 0x0b];
const moved = (local: number, bytes: number) => [...get(local), ...i32.const(bytes), ...i32.add, ...set(local)];

function addFourCode(): number[] {
  const [words, rows, terms, from, to] = [4, 5, 6, 7, 8];
  const [row, end, term, word, cell, sum] = [9, 10, 11, 12, 13, 14] as const;
  const addressOf = (base: number, place: number, shift: number) => [
    ...get(base),
    ...get(place),
    ...i32.const(shift),
    ...i32.shl,
    ...i32.add,
  ];
  /** Sixteen times the bin, which is the byte of the word at the feature's place: a cell has 16 bytes. */
  const offset = (feature: number) => [
    ...get(word),
    ...(feature === 0 ? [...i32.const(4), ...i32.shl] : [...i32.const(8 * feature - 4), ...i32.shrU]),
    ...i32.const(0xff0),
    ...i32.and,
  ];
  const add = (feature: number) => [
    ...[...get(feature), ...offset(feature), ...i32.add, ...tee(cell)],
    ...[...get(cell), ...v128.load, ...get(sum), ...f64x2.add, ...v128.store],
  ];
  return [
    ...[...addressOf(rows, from, 2), ...set(row)],
    ...[...addressOf(rows, to, 2), ...set(end)],
    ...[...addressOf(terms, from, 4), ...set(term)],
    ...onlyIf(
      [...get(row), ...get(end), ...i32.ltU],
      repeatWhile(
        [...get(row), ...get(end), ...i32.ltU],
        [...get(words), ...get(row), ...i32.load, ...i32.const(2), ...i32.shl, ...i32.add, ...i32.load, ...set(word)],
        [...get(term), ...v128.load, ...set(sum)],
        ...[0, 1, 2, 3].map(add),
        moved(row, 4),
        moved(term, 16),
      ),
    ),
  ];
}

function gatherCode(): number[] {
  const [terms, rows, into, count] = [0, 1, 2, 3] as const;
  const end = 4;
  return [
    ...[...get(rows), ...get(count), ...i32.const(2), ...i32.shl, ...i32.add, ...set(end)],
    ...onlyIf(
      [...get(rows), ...get(end), ...i32.ltU],
      repeatWhile(
        [...get(rows), ...get(end), ...i32.ltU],
        [...get(into), ...get(terms), ...get(rows), ...i32.load, ...i32.const(4), ...i32.shl, ...i32.add],
        [...v128.load, ...v128.store],
        moved(rows, 4),
        moved(into, 16),
      ),
    ),
  ];
}

const types = { i32: 0x7f, v128: 0x7b };

function moduleBytes(): Uint8Array<ArrayBuffer> {
  const vector = (parts: readonly (readonly number[])[]) => [...unsigned(parts.length), ...parts.flat()];
  const section = (id: number, content: readonly number[]) => [id, ...unsigned(content.length), ...content];
  const text = (value: string) => [value.length, ...new TextEncoder().encode(value)];
  const parametersOf = (count: number) => [0x60, ...vector(Array.from({ length: count }, () => [types.i32])), 0];
  const body = (locals: readonly (readonly [number, number])[], code: readonly number[]) => {
    const content = [...vector(locals), ...code, 0x0b];
    return [...unsigned(content.length), ...content];
  };
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, vector([parametersOf(9), parametersOf(4)])),
    ...section(2, vector([[...text('rows'), ...text('memory'), 2, 0, 0]])),
    ...section(3, vector([[0], [1]])),
    ...section(
      7,
      vector([
        [...text('addFour'), 0, 0],
        [...text('gather'), 0, 1],
      ]),
    ),
    ...section(
      10,
      vector([
        body(
          [
            [5, types.i32],
            [1, types.v128],
          ],
          addFourCode(),
        ),
        body([[1, types.i32]], gatherCode()),
      ]),
    ),
  ]);
}

/** LEB128. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  return value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)];
}
