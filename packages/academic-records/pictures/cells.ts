import type { GreyPicture } from './picture.ts';
import { ink } from './picture.ts';
import type { Region } from './regions.ts';

/** Pixels of a side of the squares that the ink is looked at in. */
const step = 2;
/** Gaps that belong to a cell, as shares of the height of letters: a space is narrower, the gap between two columns is wider. */
const bridged = 0.9;

interface Part extends Bounds {
  /** Index of the part that this one was joined to; its own for the first of them. */
  joined: number;
}

interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pieces of text that stand apart from others: the cells of tables, and lines of text. `letters` is the usual height of a letter (pixels). */
export function cellsOf({ pixels, width, height }: GreyPicture, letters: number): Region[] {
  const gap = Math.max(2, Math.round((letters * bridged) / step));
  const columns = Math.floor(width / step);
  const isInked = (row: number, column: number) => {
    const at = row * step * width + column * step;
    return (
      (pixels[at] ?? 255) < ink ||
      (pixels[at + 1] ?? 255) < ink ||
      (pixels[at + width] ?? 255) < ink ||
      (pixels[at + width + 1] ?? 255) < ink
    );
  };
  const parts: Part[] = [];
  let above: Part[] = [];
  for (let row = 0; row < Math.floor(height / step); row++) {
    const here: Part[] = [];
    for (let column = 0; column < columns; column++) {
      if (!isInked(row, column)) continue;
      const last = here.at(-1);
      if (last && column - last.right <= gap) last.right = column;
      else here.push({ left: column, right: column, top: row, bottom: row, joined: 0 });
    }
    for (const part of here) {
      part.joined = parts.push(part) - 1;
      for (const other of above)
        if (other.left <= part.right + 1 && other.right >= part.left - 1) join(parts, part, other);
    }
    above = here;
  }
  return boundsOf(parts).map(({ left, right, top, bottom }) => ({
    left: left * step,
    top: top * step,
    width: (right - left + 1) * step,
    height: (bottom - top + 1) * step,
  }));
}

function first(parts: readonly Part[], part: Part): Part {
  let found = part;
  for (let next = parts[found.joined]; next && next !== found; next = parts[found.joined]) found = next;
  return found;
}

function join(parts: readonly Part[], one: Part, other: Part): void {
  const [a, b] = [first(parts, one), first(parts, other)];
  b.joined = a.joined;
}

function boundsOf(parts: readonly Part[]): Bounds[] {
  const bounds = new Map<Part, Bounds>();
  for (const part of parts) {
    const root = first(parts, part);
    const known = bounds.get(root);
    if (!known) {
      bounds.set(root, { left: part.left, right: part.right, top: part.top, bottom: part.bottom });
      continue;
    }
    known.left = Math.min(known.left, part.left);
    known.right = Math.max(known.right, part.right);
    known.top = Math.min(known.top, part.top);
    known.bottom = Math.max(known.bottom, part.bottom);
  }
  return [...bounds.values()];
}
