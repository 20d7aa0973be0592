import type { ShapeDraft } from '../../../../core/contract/blocks.ts';
import { lettering } from './shapes.ts';

/** The letters under which drawn answers are offered. */
export const letters = ['A', 'B', 'C', 'D'] as const;

type Point = [number, number];

/** Draws four answers as frames with a letter below each; `drawing` fills a frame from its top left corner. */
export function candidates(
  places: readonly Point[],
  size: number,
  drawing: (index: number, corner: Point) => ShapeDraft[],
): ShapeDraft[] {
  return places.flatMap((corner, index): ShapeDraft[] => [
    ...drawing(index, corner),
    { shape: 'rectangle', at: corner, width: size, height: size, tone: 'muted' },
    lettering(corner[0] + size / 2, corner[1] + size + 13, letters[index] ?? '', { size: 15 }),
  ]);
}

/** Four places side by side. */
export function inARow(left: number, top: number, step: number): Point[] {
  return [0, 1, 2, 3].map((i): Point => [left + i * step, top]);
}

/** Four places in two rows of two. */
export function inASquare(left: number, top: number, step: number, rowStep = step): Point[] {
  return [0, 1, 2, 3].map((i): Point => [left + (i % 2) * step, top + Math.floor(i / 2) * rowStep]);
}
