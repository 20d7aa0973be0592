import type { ShapeDraft } from '../../../../core/contract/blocks.ts';

type Tone = 'ink' | 'muted' | 'accent' | 'soft' | 'strong';
type Point = [number, number];

/** A text at a point, which is the middle of its line in height. */
export function lettering(
  x: number,
  y: number,
  text: string,
  {
    anchor = 'middle',
    size = 14,
    tone = 'ink',
  }: { anchor?: 'start' | 'middle' | 'end'; size?: number; tone?: Tone } = {},
): ShapeDraft {
  return { shape: 'label', at: [x, y], text, anchor, size, tone };
}

/** A box with a soft ground, an outline and a text in its middle; several lines are set below one another. */
export function box(
  [x, y]: Point,
  width: number,
  height: number,
  lines: string | string[],
  { tone = 'ink', ground = 'soft', size = 14 }: { tone?: Tone; ground?: Tone | 'none'; size?: number } = {},
): ShapeDraft[] {
  const texts = typeof lines === 'string' ? [lines] : lines;
  const outline: ShapeDraft = { shape: 'rectangle', at: [x, y], width, height, tone };
  const fill: ShapeDraft[] =
    ground === 'none' ? [] : [{ shape: 'rectangle', at: [x, y], width, height, tone: ground, filled: true }];
  const top = y + height / 2 - ((texts.length - 1) * (size + 3)) / 2;
  return [
    ...fill,
    outline,
    ...texts.map((text, line) => lettering(x + width / 2, top + line * (size + 3), text, { size })),
  ];
}

export function arrow(from: Point, to: Point, tone: Tone = 'ink'): ShapeDraft {
  return { shape: 'line', from, to, arrow: true, tone };
}

export function line(from: Point, to: Point, tone: Tone = 'ink', dashed = false): ShapeDraft {
  return { shape: 'line', from, to, tone, dashed };
}

/** A grid of square cells; `filled` tells which are painted, `origin` is the top left corner. */
export function cells(
  [x, y]: Point,
  size: number,
  filled: readonly (readonly boolean[])[],
  tone: Tone = 'accent',
): ShapeDraft[] {
  const shapes: ShapeDraft[] = [];
  filled.forEach((row, r) => {
    row.forEach((isFilled, c) => {
      const corner: Point = [x + c * size, y + r * size];
      if (isFilled) shapes.push({ shape: 'rectangle', at: corner, width: size, height: size, tone, filled: true });
      shapes.push({ shape: 'rectangle', at: corner, width: size, height: size, tone: 'muted' });
    });
  });
  return shapes;
}
