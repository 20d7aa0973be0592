import type { GreyPicture } from './picture.ts';
import { ink } from './picture.ts';
import type { RecognisedWord } from './second-look.ts';

/** A minus sign as shares of the height of the letter before it: its length, its thickness, the place of its middle, and a gap that ends the word. */
const length = { least: 0.2, most: 0.75 };
const thickest = 0.3;
const middle = { from: 0.35, to: 0.78 };
const gap = 0.45;
/** A letter reaches over this share of its height. */
const tall = 0.75;
/** What is left of the confidence of a grade whose sign only the picture shows. */
const seen = 0.9;

/** Grades that were read without their minus sign, as the picture shows them: the recogniser passes over a short line after a letter. */
export function withMinusSigns<T extends RecognisedWord>(picture: GreyPicture, words: readonly T[]): T[] {
  return words.map((word) => {
    const end = /^[A-F]$/.test(word.text) ? endOfMinus(picture, word) : undefined;
    if (end === undefined) return word;
    return { ...word, text: `${word.text}-`, width: end - word.left + 1, confidence: word.confidence * seen };
  });
}

/** The last column of a minus sign after a letter; undefined without one. */
function endOfMinus(picture: GreyPicture, { left, top, height }: RecognisedWord): number | undefined {
  const [first, high] = [Math.round(left), Math.round(height)];
  const column = (x: number) => extentOf(picture, x, Math.round(top), high);
  let end = first;
  for (let x = first; x < picture.width && x - end <= high * gap; x++) if (column(x)) end = x;
  let start = end;
  while (start > first && isShort(column(start), high)) start -= 1;
  const beside = column(start);
  const sign = column(start + 1);
  // Beside it is paper, a letter, or the foot of one; the middle of a plus sign reaches above its ends.
  const isApart = !beside || beside.bottom - beside.top + 1 >= high * tall || beside.top >= (sign?.top ?? 0);
  const long = end - start;
  return isApart && start > first && long >= high * length.least && long <= high * length.most ? end : undefined;
}

interface Extent {
  /** The first and the last inked row, from the top of the letter. */
  readonly top: number;
  readonly bottom: number;
}

function extentOf({ pixels, width, height }: GreyPicture, x: number, top: number, high: number): Extent | undefined {
  let extent: { top: number; bottom: number } | undefined;
  for (let row = 0; row < high && top + row < height; row++) {
    if ((pixels[(top + row) * width + x] ?? 255) >= ink) continue;
    extent ??= { top: row, bottom: row };
    extent.bottom = row;
  }
  return extent;
}

function isShort(extent: Extent | undefined, high: number): boolean {
  if (!extent) return false;
  const centre = (extent.top + extent.bottom + 1) / 2;
  return (
    extent.bottom - extent.top + 1 <= high * thickest && centre >= high * middle.from && centre <= high * middle.to
  );
}
