import { escaped, figure } from './text.ts';

/** An axis in the unit of the data. Without `from` and `to` it spans the data, with round ends. */
export interface Axis {
  readonly says: string;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Ticks at whole numbers only, for counts. */
  readonly isWhole?: boolean | undefined;
  /** Format of ticks; by default the fewest digits that distinguish them. */
  readonly write?: ((value: number) => string) | undefined;
}

/** The plot area, in units of the drawing. */
export interface Scale {
  readonly ticks: readonly number[];
  readonly write: (value: number) => string;
  at(value: number): number;
}

/** Size of the drawing, narrow enough for a phone in portrait. */
export const size = { width: 460, height: 280, left: 52, right: 16, top: 14, bottom: 44 } as const;

/** Evenly spaced round numbers over a range, at most `maxSteps` + 1 of them (Heckbert 1990). */
export function roundTicks(from: number, to: number, { maxSteps = 6, isWhole = false } = {}): number[] {
  if (!(to > from)) return [from];
  const rough = isWhole ? Math.max(1, (to - from) / maxSteps) : (to - from) / maxSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    power * ((isWhole ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]).find((each) => each * power >= rough * (1 - 1e-9)) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Maps values onto the drawing from `start` to `end`. Values without a range get one. */
export function scaleOf(values: readonly number[], axis: Axis, [start, end]: readonly [number, number]): Scale {
  const finite = values.filter(Number.isFinite);
  const lowest = axis.from ?? Math.min(...finite, Infinity);
  const highest = axis.to ?? Math.max(...finite, -Infinity);
  let [from, to] = [lowest, highest];
  if (!(from <= to)) [from, to] = [0, 1];
  if (from === to) [from, to] = [from - 0.5, to + 0.5];
  const around = roundTicks(from, to, { isWhole: axis.isWhole ?? false });
  const step = (around[1] ?? 1) - (around[0] ?? 0);
  if (axis.from === undefined) from = Math.floor(from / step + 1e-9) * step;
  if (axis.to === undefined) to = Math.ceil(to / step - 1e-9) * step;
  const ticks = roundTicks(from, to, { isWhole: axis.isWhole ?? false });
  const decimals = ticks.reduce((max, tick) => Math.max(max, (String(tick).split('.')[1] ?? '').length), 0);
  return {
    ticks,
    write: axis.write ?? ((value) => figure(value, decimals)),
    at: (value) => start + ((value - from) / (to - from)) * (end - start),
  };
}

/** Grid lines, ticks and titles of both axes. */
export function drawAxes(x: Scale, y: Scale, titles: { x: string; y: string }, right: number): string {
  const bottom = size.height - size.bottom;
  const vertical = x.ticks.map(
    (tick) =>
      `<line class="tick" x1="${at(x.at(tick))}" x2="${at(x.at(tick))}" y1="${bottom}" y2="${bottom + 4}"/>` +
      `<text class="label" x="${at(x.at(tick))}" y="${bottom + 18}" text-anchor="middle">${escaped(x.write(tick))}</text>`,
  );
  const horizontal = y.ticks.map(
    (tick) =>
      `<line class="grid" x1="${size.left}" x2="${right}" y1="${at(y.at(tick))}" y2="${at(y.at(tick))}"/>` +
      `<text class="label" x="${size.left - 6}" y="${at(y.at(tick) + 4)}" text-anchor="end">${escaped(y.write(tick))}</text>`,
  );
  return [
    ...horizontal,
    ...vertical,
    `<line class="axis" x1="${size.left}" x2="${right}" y1="${bottom}" y2="${bottom}"/>`,
    `<text class="title" x="${at((size.left + right) / 2)}" y="${size.height - 6}" text-anchor="middle">${escaped(titles.x)}</text>`,
    `<text class="title" transform="translate(13 ${at((size.top + bottom) / 2)}) rotate(-90)" text-anchor="middle">${escaped(titles.y)}</text>`,
  ].join('');
}

/** The drawing with its text equivalent. */
export function drawing(description: string, inner: string): string {
  return `<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${escaped(description)}">${inner}</svg>`;
}

/** A coordinate, rounded. */
export const at = (value: number) => String(Math.round(10 * value) / 10);
