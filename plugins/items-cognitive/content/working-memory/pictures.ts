import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';

/** Letters or numbers in a row of boxes. */
export function rowFigure(signs: readonly string[], says: string): BlockDraft {
  const size = Math.min(48, Math.floor(328 / signs.length));
  return {
    kind: 'figure',
    alt: `${says}: ${signs.join(', ')}.`,
    width: signs.length * size,
    height: size,
    shapes: signs.flatMap((sign, index): ShapeDraft[] => [
      { shape: 'rectangle', at: [index * size, 0], width: size, height: size, tone: 'muted' },
      { shape: 'label', at: [index * size + size / 2, size / 2], text: sign, size: 22, tone: 'strong' },
    ]),
  };
}

/** Pairs below one another: `K 7`. */
export function pairsFigure(pairs: readonly (readonly [string, number])[]): BlockDraft {
  const [width, height] = [56, 34];
  const columns = pairs.length > 4 ? 2 : 1;
  const rows = Math.ceil(pairs.length / columns);
  return {
    kind: 'figure',
    alt: `Pairs: ${pairs.map(([letter, number]) => `${letter} with ${number}`).join(', ')}.`,
    width: columns * (2 * width) + (columns - 1) * 40,
    height: rows * height + (rows - 1) * 8,
    shapes: pairs.flatMap(([letter, number], index): ShapeDraft[] => {
      const [x, y] = [Math.floor(index / rows) * (2 * width + 40), (index % rows) * (height + 8)];
      return [
        { shape: 'rectangle', at: [x, y], width: 2 * width, height, tone: 'muted' },
        { shape: 'line', from: [x + width, y], to: [x + width, y + height], tone: 'muted' },
        { shape: 'label', at: [x + width / 2, y + height / 2], text: letter, size: 20, tone: 'strong' },
        { shape: 'label', at: [x + 1.5 * width, y + height / 2], text: String(number), size: 20 },
      ];
    }),
  };
}

/** Places of a square grid, by row and column from 0. */
export type Places = readonly (readonly [row: number, column: number])[];

export function gridFigure(places: Places, size: number, says: string): BlockDraft {
  const cell = Math.floor(130 / size);
  const marked = new Set(places.map(String));
  const each = Array.from({ length: size * size }, (_, index) => [Math.floor(index / size), index % size] as const);
  const words = Array.from({ length: size }, (_, row) => {
    const columns = places.filter(([r]) => r === row).map(([, column]) => column + 1);
    return `row ${row + 1}: ${columns.length ? `column ${columns.sort().join(' and ')}` : 'none'}`;
  });
  return {
    kind: 'figure',
    alt: `${says} of ${size} rows with ${places.length} filled squares. ${words.join('; ')}.`,
    width: size * cell,
    height: size * cell,
    shapes: each.flatMap(([row, column]): ShapeDraft[] => {
      const at: [number, number] = [column * cell, row * cell];
      const square = { shape: 'rectangle', at, width: cell, height: cell } as const;
      return [
        ...(marked.has(`${row},${column}`) ? [{ ...square, tone: 'accent' as const, filled: true }] : []),
        { ...square, tone: 'muted' },
      ];
    }),
  };
}
