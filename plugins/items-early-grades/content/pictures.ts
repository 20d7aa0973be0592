import type { BlockDraft, ShapeDraft } from '../../../core/contract/blocks.ts';

type Point = [number, number];

const figure = (alt: string, width: number, height: number, shapes: ShapeDraft[]): BlockDraft => ({
  kind: 'figure',
  alt,
  width,
  height,
  shapes,
});

/** Balls in rows of five. */
export function balls(count: number, name: string): BlockDraft {
  const rows = Math.ceil(count / 5);
  const inRow = Array.from({ length: rows }, (_, row) => Math.min(5, count - 5 * row));
  const shapes = inRow.flatMap((length, row) =>
    Array.from(
      { length },
      (_, at): ShapeDraft => ({
        shape: 'circle',
        at: [30 + 44 * at, 26 + 40 * row],
        radius: 14,
        filled: true,
        tone: 'accent',
      }),
    ),
  );
  return figure(`Rows of ${name}, from top to bottom: ${inRow.join(', ')}.`, 240, 14 + 40 * rows, shapes);
}

/** A bar above a ruler in centimetres, from one mark to another. */
export function ruler(from: number, to: number, name: string): BlockDraft {
  const x = (mark: number) => 20 + 26 * mark;
  const marks = Array.from({ length: 13 }, (_, mark): ShapeDraft[] => [
    { shape: 'line', from: [x(mark), 60], to: [x(mark), 74] },
    { shape: 'label', at: [x(mark), 88], text: String(mark), size: 14 },
  ]).flat();
  return figure(`A ${name} above a ruler. It starts at ${from} and ends at ${to}.`, 352, 104, [
    { shape: 'rectangle', at: [x(from), 22], width: x(to) - x(from), height: 22, filled: true, tone: 'accent' },
    { shape: 'rectangle', at: [10, 60], width: 332, height: 40 },
    ...marks,
  ]);
}

const names = ['', '', '', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A shape with equal sides, turned by an angle. */
export function polygon(sides: number, turn: number): BlockDraft {
  const points = Array.from({ length: sides }, (_, at): Point => {
    const angle = turn + (2 * Math.PI * at) / sides;
    return [Math.round(100 + 76 * Math.cos(angle)), Math.round(90 + 76 * Math.sin(angle))];
  });
  return figure(`A closed shape with ${names[sides] ?? sides} straight edges.`, 200, 180, [
    { shape: 'polygon', points, filled: true, tone: 'soft' },
    { shape: 'polygon', points, tone: 'strong' },
  ]);
}

/** A grid of squares in rows of one width; the first ones of each row are filled. */
export function squares(filled: readonly number[], width: number): BlockDraft {
  const size = 30;
  const shapes = filled.flatMap((count, row) =>
    Array.from({ length: width }, (_, at): ShapeDraft[] => {
      const place = { at: [10 + size * at, 10 + size * row] as Point, width: size, height: size };
      const outline: ShapeDraft = { shape: 'rectangle', ...place };
      return at < count ? [{ shape: 'rectangle', ...place, filled: true, tone: 'muted' }, outline] : [outline];
    }).flat(),
  );
  return figure(
    `Squares in rows of ${width}. Grey in each row: ${filled.join(', ')}.`,
    20 + size * width,
    20 + size * filled.length,
    shapes,
  );
}

/** Rows of dots with their names. */
export function pictureRows(rows: readonly (readonly [name: string, count: number])[]): BlockDraft {
  const shapes = rows.flatMap(([name, count], row): ShapeDraft[] => [
    { shape: 'label', at: [46, 30 + 40 * row], text: name, size: 14 },
    ...Array.from(
      { length: count },
      (_, at): ShapeDraft => ({
        shape: 'circle',
        at: [112 + 34 * at, 26 + 40 * row],
        radius: 12,
        filled: true,
        tone: 'accent',
      }),
    ),
  ]);
  const described = rows.map(([name, count]) => `${name}: ${count}`).join('; ');
  return figure(`Rows of dots. ${described}.`, 350, 14 + 40 * rows.length, shapes);
}

/** Bars with a scale of whole numbers up to 10. */
export function bars(values: readonly (readonly [name: string, value: number])[]): BlockDraft {
  const y = (value: number) => 184 - 16 * value;
  const scale = [0, 2, 4, 6, 8, 10].flatMap((value): ShapeDraft[] => [
    { shape: 'line', from: [34, y(value)], to: [330, y(value)], tone: 'soft' },
    { shape: 'label', at: [18, y(value)], text: String(value), size: 14 },
  ]);
  const drawn = values.flatMap(([name, value], at): ShapeDraft[] => [
    { shape: 'rectangle', at: [52 + 72 * at, y(value)], width: 40, height: 16 * value, filled: true, tone: 'accent' },
    { shape: 'label', at: [72 + 72 * at, 202], text: name, size: 14 },
  ]);
  return figure(`Bars. ${values.map(([name, value]) => `${name}: ${value}`).join('; ')}.`, 350, 216, [
    ...scale,
    ...drawn,
  ]);
}
