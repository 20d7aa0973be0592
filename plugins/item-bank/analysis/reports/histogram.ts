import type { Axis } from './axes.ts';
import { at, drawAxes, drawing, scaleOf, size } from './axes.ts';
import type { Tone } from './line-plot.ts';

export interface Histogram {
  /** Text alternative. */
  readonly description: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly tone?: Tone;
  /** Bars from `from` to `to`, in any unit of the x axis. */
  readonly bars: readonly { readonly from: number; readonly to: number; readonly height: number }[];
}

/** A histogram as an SVG element. */
export function histogram({ description, x, y, tone = 'first', bars }: Histogram): string {
  const right = size.width - size.right;
  const bottom = size.height - size.bottom;
  const across = scaleOf(
    bars.flatMap(({ from, to }) => [from, to]),
    x,
    [size.left, right],
  );
  const up = scaleOf([0, ...bars.map(({ height }) => height)], { ...y, from: y.from ?? 0 }, [bottom, size.top]);
  const drawn = bars.map(({ from, to, height }) => {
    const left = across.at(from) + 0.6;
    const width = Math.max(0.6, across.at(to) - across.at(from) - 1.2);
    const top = up.at(height);
    return `<rect class="bar ${tone}" x="${at(left)}" y="${at(top)}" width="${at(width)}" height="${at(Math.max(0, bottom - top))}"/>`;
  });
  return drawing(description, drawAxes(across, up, { x: x.says, y: y.says }, right) + drawn.join(''));
}
