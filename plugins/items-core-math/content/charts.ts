import type { ShapeDraft } from '../../../core/contract/blocks.ts';
import type { Point } from './figures.ts';
import { label, line, polyline, rectangle, round } from './figures.ts';
import { numeral } from './number-text.ts';

export interface Scale {
  from: number;
  to: number;
  /** Distance between grid lines. */
  grid: number;
  /** Distance between printed numbers; a multiple of `grid`, which it is when left out. */
  numbers?: number;
  title?: string;
}

export interface Axes {
  width: number;
  height: number;
  /** Where a point of the graph lies in the figure. */
  at(x: number, y: number): Point;
  /** Grid, axes and numbers, to be drawn first. */
  shapes: ShapeDraft[];
  /** A curve of the function, cut off where it leaves the grid. */
  curve(f: (x: number) => number, from?: number, to?: number): ShapeDraft[];
}

/** A coordinate grid of about the given drawing size in pixels, axes through zero or along the edge nearest to it, numbers along its left and lower edge. */
export function axes(x: Scale, y: Scale, drawing = { width: 290, height: 165 }): Axes {
  const left = y.title ? 48 : 34;
  const top = y.title ? 30 : 20;
  const width = left + drawing.width + 24;
  const height = top + drawing.height + (x.title ? 48 : 30);
  const at = (px: number, py: number): Point => [
    round(left + ((px - x.from) / (x.to - x.from)) * drawing.width),
    round(top + ((y.to - py) / (y.to - y.from)) * drawing.height),
  ];
  const axisX = Math.min(Math.max(0, x.from), x.to);
  const axisY = Math.min(Math.max(0, y.from), y.to);
  const quiet = { size: 13, tone: 'muted' } as const;
  const shapes: ShapeDraft[] = [
    ...ticks(x, x.grid).map((tick) => line(at(tick, y.from), at(tick, y.to), { tone: 'soft' })),
    ...ticks(y, y.grid).map((tick) => line(at(x.from, tick), at(x.to, tick), { tone: 'soft' })),
    line(at(x.from, axisY), at(x.to, axisY), { tone: 'muted' }),
    line(at(axisX, y.from), at(axisX, y.to), { tone: 'muted' }),
    // Numbers stand outside the grid, where no curve can cross them.
    ...ticks(x, x.numbers ?? x.grid).map((tick) => {
      const [px, py] = at(tick, y.from);
      return label([px, py + 13], numeral(tick), quiet);
    }),
    ...ticks(y, y.numbers ?? y.grid)
      .filter((tick) => tick !== 0 || x.from !== 0 || y.from !== 0)
      .map((tick) => {
        const [px, py] = at(x.from, tick);
        return label([px - 7, py], numeral(tick), { ...quiet, anchor: 'end' });
      }),
  ];
  if (!x.title) shapes.push(label([left + drawing.width + 10, at(0, axisY)[1]], 'x', { size: 13 }));
  if (!y.title) shapes.push(label([at(axisX, 0)[0], 8], 'y', { size: 13 }));
  if (x.title) shapes.push(label([left + drawing.width / 2, height - 12], x.title, { size: 13 }));
  if (y.title) shapes.push(label([6, 13], y.title, { size: 13, anchor: 'start' }));
  const curve: Axes['curve'] = (f, from = x.from, to = x.to) => {
    const pieces: Point[][] = [[]];
    for (let step = 0; step <= 120; step++) {
      const px = from + ((to - from) * step) / 120;
      const inside = f(px) >= y.from - 1e-9 && f(px) <= y.to + 1e-9;
      if (inside) pieces[pieces.length - 1]?.push(at(px, f(px)));
      else pieces.push([]);
    }
    return pieces.filter((piece) => piece.length > 1).map((piece) => polyline(piece, { tone: 'accent' }));
  };
  return { width, height, at, shapes, curve };
}

/** A bar chart with named bars and a numbered scale; the bars' own numbers are printed only when asked for. */
export function barChart(
  bars: { name: string; value: number }[],
  y: Scale,
  printValues = false,
): { width: number; height: number; shapes: ShapeDraft[] } {
  const drawing = { width: 290, height: 150 };
  const left = 44;
  const top = 30;
  const up = (value: number) => round(top + ((y.to - value) / (y.to - y.from)) * drawing.height);
  const slot = drawing.width / bars.length;
  return {
    width: left + drawing.width + 16,
    height: top + drawing.height + 28,
    shapes: [
      ...ticks(y, y.grid).map((tick) => line([left, up(tick)], [left + drawing.width, up(tick)], { tone: 'soft' })),
      ...ticks(y, y.numbers ?? y.grid).map((tick) =>
        label([left - 7, up(tick)], numeral(tick), { size: 13, tone: 'muted', anchor: 'end' }),
      ),
      ...bars.flatMap(({ name, value }, index) => {
        const middle = round(left + slot * (index + 0.5));
        const bar = rectangle(
          [round(middle - slot * 0.3), up(value)],
          round(slot * 0.6),
          round(up(y.from) - up(value)),
          {
            tone: 'accent',
            filled: true,
          },
        );
        const shapes = [bar, label([middle, top + drawing.height + 14], name, { size: 13 })];
        return printValues ? [...shapes, label([middle, up(value) - 10], numeral(value), { size: 13 })] : shapes;
      }),
      line([left, up(y.from)], [left + drawing.width, up(y.from)], { tone: 'muted' }),
      label([6, 13], y.title ?? '', { size: 13, anchor: 'start' }),
    ],
  };
}

/** The whole steps of a scale, both ends included. */
function ticks(scale: Scale, step: number): number[] {
  const first = Math.ceil(scale.from / step - 1e-9);
  const last = Math.floor(scale.to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => round(((first + index) * step * 1000) / 1000) || 0);
}
