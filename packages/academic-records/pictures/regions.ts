import type { GreyPicture } from './picture.ts';
import { ink } from './picture.ts';

/** A part of a picture (pixels). */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width of a gutter, as a share of the page. */
const gutterWidth = 0.012;
/** Where a gutter is looked for: shares of the page's width. */
const from = 0.36;
const to = 0.64;
/** Height of a gutter, as a share of the height of the text. */
const leastHeight = 0.35;
/** Tesseract reads garbage from a rectangle that touches the edges of its picture (pixels). */
const margin = 2;

/**
 * The parts of a straight page that are best recognised one by one: left and right of a white gutter near the middle, and what is
 * above and below. Lines of two columns of text seldom stand at the same height, so that reading across them fails; a table is cut
 * between two of its columns, which does no harm, because its words have boxes. A page without ink has none.
 */
export function regionsOf({ pixels, width, height }: GreyPicture): Region[] {
  // As `whitenPaper` leaves it.
  if (pixels.every((grey) => grey === 255)) return [];
  const coarse = coarsened({ pixels, width, height });
  const gutter = gutterOf(coarse);
  if (!gutter) return inset([{ left: 0, top: 0, width, height }]);
  const { step } = coarse;
  const cut = Math.round(gutter.middle * step);
  const top = gutter.isFirst ? 0 : gutter.top * step;
  const bottom = gutter.isLast ? height : gutter.bottom * step;
  return inset([
    ...(top > 0 ? [{ left: 0, top: 0, width, height: top }] : []),
    { left: 0, top, width: cut, height: bottom - top },
    { left: cut, top, width: width - cut, height: bottom - top },
    ...(bottom < height ? [{ left: 0, top: bottom, width, height: height - bottom }] : []),
  ]);
}

const inset = (regions: readonly Region[]): Region[] =>
  regions
    .filter(({ width, height }) => width > margin * 4 && height > margin * 4)
    .map((each) => ({
      left: each.left + margin,
      top: each.top + margin,
      width: each.width - margin * 2,
      height: each.height - margin * 2,
    }));

interface Coarse {
  /** Pixels in a step. */
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly isInked: (row: number, column: number) => boolean;
  readonly inkOfRow: readonly number[];
}

function coarsened({ pixels, width, height }: GreyPicture): Coarse {
  const step = Math.max(1, Math.round(width / 600));
  const columns = Math.floor(width / step);
  const rows = Math.floor(height / step);
  const inked = new Uint8Array(columns * rows);
  for (let y = 0; y < rows * step; y++) {
    for (let x = 0; x < columns * step; x++) {
      if ((pixels[y * width + x] ?? 255) < ink) inked[Math.floor(y / step) * columns + Math.floor(x / step)] = 1;
    }
  }
  const isInked = (row: number, column: number) => inked[row * columns + column] === 1;
  const inkOfRow = Array.from({ length: rows }, (_, row) => {
    let sum = 0;
    for (let column = 0; column < columns; column++) sum += inked[row * columns + column] ?? 0;
    return sum;
  });
  return { step, columns, rows, isInked, inkOfRow };
}

interface Gutter {
  readonly middle: number;
  readonly top: number;
  readonly bottom: number;
  /** Whether it reaches the first or the last line of text. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function gutterOf({ columns, rows, isInked, inkOfRow }: Coarse): Gutter | undefined {
  const first = inkOfRow.findIndex((count) => count > 2);
  const last = inkOfRow.findLastIndex((count) => count > 2);
  if (first < 0 || last - first < rows * 0.15) return undefined;
  const wide = Math.max(2, Math.round(columns * gutterWidth));
  let best: { column: number; top: number; bottom: number; score: number } | undefined;
  for (let column = Math.round(columns * from); column + wide < columns * to; column++) {
    let top = first;
    for (let row = first; row <= last + 1; row++) {
      let isCrossed = row > last;
      for (let offset = 0; !isCrossed && offset < wide; offset++) isCrossed = isInked(row, column + offset);
      if (!isCrossed) continue;
      const share = (row - top) / (last - first);
      const score = share - Math.abs((column + wide / 2) / columns - 0.5) * 4;
      if (share > leastHeight && (!best || score > best.score)) best = { column, top, bottom: row, score };
      top = row + 1;
    }
  }
  if (!best) return undefined;
  // The cuts above and below run through the middle of white space.
  const isWhite = (row: number) => (inkOfRow[row] ?? 0) === 0;
  const isSpace = (row: number) => isWhite(row) && isWhite(row + 1) && isWhite(row + 2);
  let { top, bottom } = best;
  const isFirst = top <= first;
  const isLast = bottom > last;
  if (!isFirst) {
    while (top < bottom && !isSpace(top)) top += 1;
    let end = top;
    while (end < bottom && isWhite(end)) end += 1;
    top = Math.floor((top + end) / 2);
  }
  if (!isLast) {
    while (bottom > top && !isSpace(bottom - 3)) bottom -= 1;
    let start = bottom - 1;
    while (start > top && isWhite(start - 1)) start -= 1;
    bottom = Math.ceil((start + bottom) / 2);
  }
  if (bottom - top < (last - first) * 0.25) return undefined;
  return { middle: best.column + wide / 2, top, bottom, isFirst, isLast };
}
