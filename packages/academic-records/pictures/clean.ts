import type { GreyPicture } from './picture.ts';
import { ink } from './picture.ts';

/** Rules are longer than any stroke of a letter: shares of the width (horizontal) and of the height (vertical). */
const leastLength = { horizontal: 0.05, vertical: 0.04 };
/** Gaps in a rule that are bridged (pixels). */
const bridged = 3;
/** The soft edges of a rule (pixels on each side). */
const edge = 2;
/** Beside a rule is paper: so far away (pixels), and for such a share of its length. Letters in a row have other strokes there. */
const beside = { distance: 6, share: 0.85 };
/** Rules may be greyer than letters. */
const ruleInk = 190;

/**
 * Removes the rules of tables from a straight picture, in place: OCR takes cells with rules for pictures, and rules for letters.
 */
export function removeRules({ pixels, width, height }: GreyPicture): void {
  const isDark = (index: number) => (pixels[index] ?? 255) < ruleInk;
  const horizontal: [from: number, to: number][] = [];
  const vertical: [from: number, to: number][] = [];
  /** Whether paper is on both sides of the pixels from `from` to `to`, `step` apart; `across` is the distance between two lanes. */
  const isThin = (from: number, to: number, step: number, across: number) =>
    [-beside.distance, beside.distance].every((distance) => {
      let light = 0;
      for (let index = from; index <= to; index += step) if (!isDark(index + distance * across)) light += 1;
      return light * step >= (to - from) * beside.share;
    });
  for (let y = 0; y < height; y++) {
    collectRuns(
      width,
      (x) => isDark(y * width + x),
      width * leastLength.horizontal,
      (from, to) => {
        const run: [number, number] = [y * width + from, y * width + to];
        if (isThin(...run, 1, width)) horizontal.push(run);
      },
    );
  }
  for (let x = 0; x < width; x++) {
    collectRuns(
      height,
      (y) => isDark(y * width + x),
      height * leastLength.vertical,
      (from, to) => {
        const run: [number, number] = [from * width + x, to * width + x];
        if (isThin(...run, width, 1)) vertical.push(run);
      },
    );
  }
  // Both directions are found before one is removed, because they cross.
  for (const [from, to] of horizontal) {
    for (let row = -edge; row <= edge; row++) {
      const start = from + row * width;
      if (start >= 0 && to + row * width < pixels.length) pixels.fill(255, start, to + row * width + 1);
    }
  }
  for (const [from, to] of vertical) {
    for (let index = from; index <= to; index += width) pixels.fill(255, Math.max(0, index - edge), index + edge + 1);
  }
}

function collectRuns(
  length: number,
  isDark: (at: number) => boolean,
  least: number,
  add: (from: number, to: number) => void,
): void {
  let from = -1;
  let to = -1;
  for (let at = 0; at <= length; at++) {
    if (at < length && isDark(at)) {
      if (from < 0) from = at;
      to = at;
    } else if (from >= 0 && (at - to > bridged || at === length)) {
      if (to - from >= least) add(from, to);
      from = -1;
    }
  }
}

/** Size of the squares in which ink is looked for (pixels). */
const square = 16;
/** Dark pixels that make a square inked; fewer are grain. */
const leastDark = 3;

/** Makes paper without ink near it white, in place: OCR spends half a minute on the grain of an empty page and finds letters in it. */
export function whitenPaper({ pixels, width, height }: GreyPicture): void {
  const columns = Math.ceil(width / square);
  const rows = Math.ceil(height / square);
  const dark = new Uint16Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / square) * columns;
    for (let x = 0; x < width; x++) {
      if ((pixels[y * width + x] ?? 255) >= ink) continue;
      const at = row + Math.floor(x / square);
      dark[at] = (dark[at] ?? 0) + 1;
    }
  }
  const isNearInk = (row: number, column: number) => {
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 2); x <= Math.min(columns - 1, column + 2); x++) {
        if ((dark[y * columns + x] ?? 0) >= leastDark) return true;
      }
    }
    return false;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (isNearInk(row, column)) continue;
      for (let y = row * square; y < Math.min(height, (row + 1) * square); y++) {
        pixels.fill(255, y * width + column * square, y * width + Math.min(width, (column + 1) * square));
      }
    }
  }
}
