import type { GreyPicture } from './picture.ts';
import { ink } from './picture.ts';

/** A dot is at most as large as this (pixels of a page of some 2,000). */
const largest = 9;
/** Dots of a leader are at most so far apart, and at most so much higher or lower than the one before (pixels). */
const apart = 26;
const slack = 3;
/** A leader has at least as many dots; a text has no such row. */
const leastDots = 7;
/** The soft edges of a dot (pixels on each side). */
const edge = 2;

interface Dot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Removes rows of dots that lead from a subject to its grade, in place: OCR reads them as letters, and with them the words beside. */
export function removeLeaders(picture: GreyPicture): void {
  const { pixels, width, height } = picture;
  const dots = dotsIn(picture).sort((a, b) => a.left - b.left);
  // The last dot of each open row, by bands of rows.
  const rows: Dot[][] = [];
  for (const dot of dots) {
    const row = rows.findLast((each) => {
      const last = each.at(-1);
      return last && dot.left - last.right <= apart && Math.abs(dot.bottom - last.bottom) <= slack;
    });
    if (row) row.push(dot);
    else rows.push([dot]);
  }
  for (const row of rows) {
    if (row.length < leastDots) continue;
    for (const { left, right, top, bottom } of row) {
      for (let y = Math.max(0, top - edge); y <= Math.min(height - 1, bottom + edge); y++) {
        pixels.fill(255, y * width + Math.max(0, left - edge), y * width + Math.min(width, right + edge + 1));
      }
    }
  }
}

/** Small pieces of ink with paper around them. */
function dotsIn({ pixels, width, height }: GreyPicture): Dot[] {
  const seen = new Uint8Array(pixels.length);
  const dots: Dot[] = [];
  const open: number[] = [];
  for (let start = 0; start < pixels.length; start++) {
    if (seen[start] || (pixels[start] ?? 255) >= ink) continue;
    let left = width;
    let right = 0;
    let top = height;
    let bottom = 0;
    seen[start] = 1;
    open.push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const next = at + dy * width + dx;
          if (x + dx < 0 || x + dx >= width || next < 0 || next >= pixels.length) continue;
          if (seen[next] || (pixels[next] ?? 255) >= ink) continue;
          seen[next] = 1;
          open.push(next);
        }
      }
    }
    if (right - left < largest && bottom - top < largest) dots.push({ left, right, top, bottom });
  }
  return dots;
}
