import type { Axis, Scale } from './axes.ts';
import { at, drawAxes, drawing, scaleOf, size } from './axes.ts';
import { escaped } from './text.ts';

/** Colours that also differ in lightness; lines also differ in dashes. */
export type Tone = 'first' | 'second' | 'third' | 'fourth';

export interface Line {
  /** Short label at the line's end, in its colour. */
  readonly says: string;
  readonly tone: Tone;
  readonly isDashed?: boolean;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface Band {
  readonly tone: Tone;
  readonly points: readonly { readonly x: number; readonly low: number; readonly high: number }[];
}

export interface LinePlot {
  /** Text alternative: the content of the plot and the main finding. */
  readonly description: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly lines: readonly Line[];
  readonly bands?: readonly Band[];
  /** Reference values, as horizontal lines. */
  readonly levels?: readonly { readonly y: number; readonly says: string }[];
  /** Marked x values, as vertical lines. */
  readonly places?: readonly { readonly x: number; readonly says: string }[];
}

/** Lines with bands around them, as an SVG element. Points that are not finite leave a gap. */
export function linePlot({ description, x, y, lines, bands = [], levels = [], places = [] }: LinePlot): string {
  const right = size.width - size.right - labelWidth(lines.map(({ says }) => says));
  const bottom = size.height - size.bottom;
  const points = lines.flatMap((line) => line.points);
  const ranges = bands.flatMap((band) => band.points);
  const across = scaleOf(
    [...points, ...ranges, ...places].map((each) => each.x),
    x,
    [size.left, right],
  );
  const up = scaleOf(
    [
      ...points.map((each) => each.y),
      ...ranges.flatMap(({ low, high }) => [low, high]),
      ...levels.map((each) => each.y),
    ],
    y,
    [bottom, size.top],
  );
  return drawing(
    description,
    [
      drawAxes(across, up, { x: x.says, y: y.says }, right),
      ...bands.map((band) => drawBand(band, across, up)),
      ...places.map(
        (place) =>
          `<line class="mark" x1="${at(across.at(place.x))}" x2="${at(across.at(place.x))}" y1="${size.top}" y2="${bottom}"/>` +
          `<text class="label" x="${at(across.at(place.x) + 4)}" y="${size.top + 9}">${escaped(place.says)}</text>`,
      ),
      ...levels.map(
        (level) =>
          `<line class="mark" x1="${size.left}" x2="${right}" y1="${at(up.at(level.y))}" y2="${at(up.at(level.y))}"/>` +
          `<text class="label" x="${right - 2}" y="${at(up.at(level.y) - 4)}" text-anchor="end">${escaped(level.says)}</text>`,
      ),
      ...lines.map((line) => drawLine(line, across, up)),
      drawLabels(lines, up, right),
    ].join(''),
  );
}

function drawBand({ tone, points }: Band, x: Scale, y: Scale): string {
  const finite = points.filter(({ low, high }) => Number.isFinite(low) && Number.isFinite(high));
  const upper = finite.map((each) => `${at(x.at(each.x))},${at(y.at(each.high))}`);
  const lower = finite.toReversed().map((each) => `${at(x.at(each.x))},${at(y.at(each.low))}`);
  return `<polygon class="band ${tone}" points="${[...upper, ...lower].join(' ')}"/>`;
}

function drawLine({ tone, isDashed = false, points }: Line, x: Scale, y: Scale): string {
  let path = '';
  let isDrawing = false;
  for (const point of points) {
    const hasValue = Number.isFinite(point.y);
    if (hasValue) path += `${isDrawing ? 'L' : 'M'}${at(x.at(point.x))} ${at(y.at(point.y))}`;
    isDrawing = hasValue;
  }
  return `<path class="line ${tone}${isDashed ? ' dashed' : ''}" d="${path}"/>`;
}

/** Labels at the lines' ends; overlapping ones are moved apart. */
function drawLabels(lines: readonly Line[], y: Scale, right: number): string {
  const labels = lines
    .flatMap(({ says, tone, points }) => {
      const last = points.findLast((point) => Number.isFinite(point.y));
      return last && says !== '' ? [{ says, tone, y: y.at(last.y) }] : [];
    })
    .sort((one, other) => one.y - other.y);
  const placed: typeof labels = [];
  for (const label of labels) {
    const above = placed.at(-1);
    placed.push({ ...label, y: Math.max(label.y, above ? above.y + 14 : 0) });
  }
  const over = Math.max(0, (placed.at(-1)?.y ?? 0) - (size.height - size.bottom));
  return placed
    .map(
      (label) =>
        `<text class="direct ${label.tone}" x="${right + 6}" y="${at(label.y - over + 4)}">${escaped(label.says)}</text>`,
    )
    .join('');
}

/** Width of the labels at the right, at about 6.6 units per letter. */
function labelWidth(labels: readonly string[]): number {
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  return longest === 0 ? 0 : Math.ceil(longest * 6.6) + 2;
}
