import type { BlockDraft, ShapeDraft } from '../../../core/contract/blocks.ts';

export type Point = [number, number];
type Paint = Pick<Extract<ShapeDraft, { shape: 'line' }>, 'tone' | 'filled' | 'dashed'>;

/** A figure. A label's `at` is the middle of its line of text in height. */
export function figure(alt: string, width: number, height: number, shapes: ShapeDraft[]): BlockDraft {
  return { kind: 'figure', alt, width, height, shapes };
}

export function table(header: string[], rows: string[][], caption?: string): BlockDraft {
  return caption === undefined ? { kind: 'table', header, rows } : { kind: 'table', caption, header, rows };
}

export function line(from: Point, to: Point, paint: Paint & { arrow?: boolean } = {}): ShapeDraft {
  return { shape: 'line', from, to, ...paint };
}

export function polyline(points: Point[], paint: Paint & { arrow?: boolean } = {}): ShapeDraft {
  return { shape: 'polyline', points, ...paint };
}

export function polygon(points: Point[], paint: Paint = {}): ShapeDraft {
  return { shape: 'polygon', points, ...paint };
}

export function rectangle(at: Point, width: number, height: number, paint: Paint = {}): ShapeDraft {
  return { shape: 'rectangle', at, width, height, ...paint };
}

export function circle(at: Point, radius: number, paint: Paint = {}): ShapeDraft {
  return { shape: 'circle', at, radius, ...paint };
}

/** A dot that marks a point. */
export function dot(at: Point, tone: Paint['tone'] = 'strong'): ShapeDraft {
  return circle(at, 4, { filled: true, tone });
}

export function label(
  at: Point,
  text: string,
  look: Pick<Extract<ShapeDraft, { shape: 'label' }>, 'anchor' | 'size' | 'tone'> = {},
): ShapeDraft {
  return { shape: 'label', at, text, ...look };
}

/** Points along a circle from one angle to another, in degrees anticlockwise from the right, for arcs and sectors. */
export function arcPoints(centre: Point, radius: number, fromDegrees: number, toDegrees: number): Point[] {
  const pieces = Math.max(2, Math.ceil(Math.abs(toDegrees - fromDegrees) / 6));
  return Array.from({ length: pieces + 1 }, (_, piece) => {
    const angle = ((fromDegrees + ((toDegrees - fromDegrees) * piece) / pieces) * Math.PI) / 180;
    return [round(centre[0] + radius * Math.cos(angle)), round(centre[1] - radius * Math.sin(angle))];
  });
}

/** The small square that marks a right angle at `corner`, between the directions of two other points. */
export function rightAngle(corner: Point, one: Point, other: Point, size = 12): ShapeDraft {
  const along = (target: Point): Point => {
    const length = Math.hypot(target[0] - corner[0], target[1] - corner[1]);
    return [((target[0] - corner[0]) * size) / length, ((target[1] - corner[1]) * size) / length];
  };
  const [a, b] = [along(one), along(other)];
  return polyline(
    [
      [round(corner[0] + a[0]), round(corner[1] + a[1])],
      [round(corner[0] + a[0] + b[0]), round(corner[1] + a[1] + b[1])],
      [round(corner[0] + b[0]), round(corner[1] + b[1])],
    ],
    { tone: 'muted' },
  );
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
