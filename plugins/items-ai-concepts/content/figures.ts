import type { BlockDraft, ShapeDraft } from '../../../core/contract/blocks.ts';

export type Place = [number, number];

/** Text in a figure; never smaller than 13. */
export function label(at: Place, text: string, more: { anchor?: 'start' | 'middle' | 'end'; size?: number } = {}) {
  return { shape: 'label', at, text, size: 14, ...more } satisfies ShapeDraft;
}

export function line(from: Place, to: Place, more: { arrow?: boolean; dashed?: boolean; tone?: 'ink' | 'muted' } = {}) {
  return { shape: 'line', from, to, ...more } satisfies ShapeDraft;
}

/** A case of the first class. Classes differ in form and filling, never in colour alone. */
export function disc(at: Place, radius = 7): ShapeDraft {
  return { shape: 'circle', at, radius, tone: 'accent', filled: true };
}

/** A case of the second class: an open square. */
export function square(at: Place, size = 13): ShapeDraft {
  return { shape: 'rectangle', at: [at[0] - size / 2, at[1] - size / 2], width: size, height: size, tone: 'ink' };
}

/** A box with a text in its middle. */
export function box(middle: Place, width: number, height: number, text: string): ShapeDraft[] {
  return [
    { shape: 'rectangle', at: [middle[0] - width / 2, middle[1] - height / 2], width, height, tone: 'ink' },
    label(middle, text),
  ];
}

/** A round node with a text in its middle. */
export function node(middle: Place, radius: number, text: string): ShapeDraft[] {
  return [{ shape: 'circle', at: middle, radius, tone: 'ink' }, label(middle, text)];
}

export interface Axis {
  title: string;
  from: number;
  to: number;
  ticks: readonly number[];
}

/** Axes with ticks and faint grid lines, and the places of values on them. */
export function axes(size: { width: number; height: number; right?: number }, x: Axis, y: Axis) {
  const left = 46;
  const top = 30;
  const right = size.width - (size.right ?? 14);
  const bottom = size.height - 44;
  const place = (across: number, up: number): Place => [
    round(left + ((across - x.from) / (x.to - x.from)) * (right - left)),
    round(bottom - ((up - y.from) / (y.to - y.from)) * (bottom - top)),
  ];
  const shapes: ShapeDraft[] = [
    ...x.ticks.flatMap((tick): ShapeDraft[] => [
      { shape: 'line', from: place(tick, y.from), to: place(tick, y.to), tone: 'soft' },
      label([place(tick, y.from)[0], bottom + 17], String(tick), { size: 13 }),
    ]),
    ...y.ticks.flatMap((tick): ShapeDraft[] => [
      { shape: 'line', from: place(x.from, tick), to: place(x.to, tick), tone: 'soft' },
      label([left - 7, place(x.from, tick)[1]], String(tick), { size: 13, anchor: 'end' }),
    ]),
    line([left, bottom], [right, bottom]),
    line([left, bottom], [left, top]),
    label([(left + right) / 2, size.height - 6], x.title, { size: 13 }),
    label([6, 16], y.title, { size: 13, anchor: 'start' }),
  ];
  return { shapes, place };
}

export interface Series {
  name: string;
  values: readonly number[];
  dashed: boolean;
}

/** Curves over 1, 2, 3 … each named at its end. */
export function curves(alt: string, x: string, y: Axis, series: readonly Series[]): BlockDraft {
  const width = 360;
  const height = 240;
  const steps = series[0]?.values.map((_, index) => index + 1) ?? [];
  const across: Axis = { title: x, from: 1, to: steps.length, ticks: steps };
  const { shapes, place } = axes({ width, height, right: 84 }, across, y);
  for (const { name, values, dashed } of series) {
    const points = values.map((value, index) => place(index + 1, value));
    const end = points.at(-1) ?? [0, 0];
    shapes.push(
      { shape: 'polyline', points, dashed, tone: dashed ? 'muted' : 'accent' },
      ...points.map(
        (at): ShapeDraft => ({ shape: 'circle', at, radius: 3.5, filled: !dashed, tone: dashed ? 'muted' : 'accent' }),
      ),
      label([end[0] + 9, end[1]], name, { size: 13, anchor: 'start' }),
    );
  }
  return { kind: 'figure', alt, width, height, shapes };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
