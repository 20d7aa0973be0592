import { describe, expect, it } from 'vitest';
import type { ChoiceItem } from '../../../item-bank/items/services.ts';
import { altOf, answerOf, itemsOf, numbersIn, textOf } from '../examiner.ts';

describe('number series', () => {
  const last = (terms: number[], back = 1) => terms.at(-back) ?? 0;
  // The continuation of each series, from the numbers alone.
  const continued: ((terms: number[]) => number)[] = [
    (t) => 2 * last(t) - last(t, 2),
    (t) => last(t) ** 2 / last(t, 2),
    (t) => 3 * last(t) - 3 * last(t, 2) + last(t, 3),
    (t) => 2 * last(t),
    (t) => 2 * last(t, 2) - last(t, 4),
    (t) => last(t) + last(t, 2),
    (t) => last(t) + 2 * (last(t) - last(t, 2)),
    (t) => last(t) + 2 * (last(t) - last(t, 2)),
    (t) => t.length * last(t) + (last(t, t.length - 1) - last(t, t.length)),
  ];

  it('continue by a rule that fits all the numbers', () => {
    itemsOf('number-series').forEach((item, variant) => {
      const terms = numbersIn(textOf(item));
      expect(Number(answerOf(item)), item.id).toBe(continued[variant]?.(terms));
      // The rule must also give the previous number, where enough others are left (every second step for turns).
      const step = variant === 3 ? 2 : 1;
      expect(continued[variant]?.(terms.slice(0, -step)), item.id).toBe(terms.at(-step));
    });
  });
});

/** The pictures of a figure with lettered answers: "… Answers. A: …. B: …." */
function answersIn(item: ChoiceItem): Map<string, string> {
  const [, offered = ''] = altOf(item).split('Answers. ');
  return new Map([...offered.matchAll(/([A-D]): ([^.]+)\./g)].map(([, letter = '', text = '']) => [letter, text]));
}

describe('figure matrices', () => {
  const rowsOf = (item: ChoiceItem) =>
    [...altOf(item).matchAll(/Row \d: ([^.]+)\./g)].map(([, row = '']) => row.split('; '));
  const words = (cell = '') => cell.replace(/s\b/g, '').split(' ');
  const linesOf = (cell = '') =>
    new Set(
      cell
        .replace(/^(lines: |no lines)/, '')
        .split(', ')
        .filter(Boolean),
    );
  const all = ['top edge', 'bottom edge', 'left edge', 'right edge', 'falling diagonal', 'rising diagonal'];
  const same = (one: Set<string>, other: Set<string>) => [...one].sort().join() === [...other].sort().join();
  const combine = (row: string[], keep: (one: boolean, other: boolean) => boolean) =>
    new Set(all.filter((line) => keep(linesOf(row[0]).has(line), linesOf(row[1]).has(line))));

  /** Whether a cell fits at the end of the third row, by the other eight. */
  const fits: ((rows: string[][], cell: string) => boolean)[] = [
    (rows, cell) => {
      const [number, paint, kind] = words(cell);
      return number === words(rows[0]?.[2])[0] && paint === words(rows[2]?.[0])[1] && kind === words(rows[2]?.[1])[2];
    },
    (rows, cell) => {
      const [number, paint, kind] = words(cell);
      const used = [...(rows[2] ?? []), rows[0]?.[2], rows[1]?.[2]].map((other) => words(other)[2]);
      return number === words(rows[0]?.[0])[0] && paint === words(rows[0]?.[2])[1] && !used.includes(kind);
    },
    (rows, cell) => {
      const turn = (text = '') => ['up', 'right', 'down', 'left'].indexOf(text.split(' ').at(-1) ?? '');
      const along = (turn(rows[0]?.[2]) - turn(rows[0]?.[1]) + 4) % 4;
      return turn(cell) === (turn(rows[2]?.[1]) + along) % 4 && words(cell)[0] === words(rows[2]?.[0])[0];
    },
    (rows, cell) =>
      same(
        linesOf(cell),
        combine(rows[2] ?? [], (one, other) => one || other),
      ),
    (rows, cell) => {
      const numbers = ['no', 'one', 'two', 'three', 'four'];
      const [number, paint, kind] = words(cell);
      const third = rows[2] ?? [];
      const total = third.slice(0, 2).reduce((sum, other) => sum + numbers.indexOf(words(other)[0] ?? ''), 0);
      const paintedElsewhere = third.slice(0, 2).some((other) => other.includes('painted'));
      return (
        number === numbers[total] &&
        (paint === 'painted') !== paintedElsewhere &&
        !third.map((other) => words(other)[2]).includes(kind)
      );
    },
    (rows, cell) =>
      same(
        linesOf(cell),
        combine(rows[2] ?? [], (one, other) => one !== other),
      ),
    (rows, cell) => {
      const corners = ['top left', 'top right', 'bottom right', 'bottom left'];
      const dot = (text = '') => corners.findIndex((corner) => text.endsWith(corner));
      const along = (dot(rows[0]?.[2]) - dot(rows[0]?.[1]) + 4) % 4;
      const used = (rows[2] ?? []).map((other) => words(other)[2]);
      return dot(cell) === (dot(rows[2]?.[1]) + along) % 4 && !used.includes(words(cell)[2]);
    },
    (rows, cell) =>
      same(
        linesOf(cell),
        combine(rows[2] ?? [], (one, other) => one === other),
      ),
  ];

  it('have one answer that fits, and two complete rows that follow the same rule', () => {
    itemsOf('figure-matrix').forEach((item, variant) => {
      const rows = rowsOf(item);
      const belongs = fits[variant] ?? (() => false);
      const fitting = [...answersIn(item)].filter(([, cell]) => belongs(rows, cell)).map(([letter]) => letter);
      expect(fitting, item.id).toEqual([answerOf(item)]);
      if ([3, 5, 7].includes(variant)) {
        for (const row of rows.slice(0, 2)) expect(belongs([[], [], row], row[2] ?? ''), item.id).toBe(true);
      }
    });
  });
});

describe('turned and mirrored patterns', () => {
  type Square = [x: number, y: number];
  const squaresOf = (text: string): Square[] =>
    [...text.matchAll(/row (\d) ((?:painted|empty)(?: (?:painted|empty))*)/g)].flatMap(([, y, row = '']) =>
      row.split(' ').flatMap((cell, x): Square[] => (cell === 'painted' ? [[x, Number(y) - 1]] : [])),
    );
  const sizeOf = (text: string) => (/row 4/.test(text) ? 4 : 3);
  const spin = (list: Square[], n: number): Square[] => list.map(([x, y]) => [n - 1 - y, x]);
  const flip = (list: Square[], n: number): Square[] => list.map(([x, y]) => [n - 1 - x, y]);
  const key = (list: Square[]) => list.map(String).sort().join(' ');
  const times = (list: Square[], n: number, turns: number) =>
    Array.from({ length: turns }).reduce<Square[]>((l) => spin(l, n), list);
  // Quarter turns clockwise before, left-right mirroring, quarter turns after.
  const moves = [
    { turns: 0, mirror: true, after: 0 },
    { turns: 1, mirror: false, after: 0 },
    { turns: 2, mirror: false, after: 0 },
    undefined,
    { turns: 3, mirror: true, after: 0 },
    undefined,
    { turns: 2, mirror: true, after: 1 },
  ];

  it('have the picture that results from moving every square', () => {
    itemsOf('turn-and-mirror').forEach((item, variant) => {
      const [shown = ''] = altOf(item).split('Answers. ');
      const move = moves[variant];
      const n = sizeOf(shown);
      if (move) {
        const turned = times(squaresOf(shown), n, move.turns);
        const moved = times(move.mirror ? flip(turned, n) : turned, n, move.after);
        const right = [...answersIn(item)]
          .filter(([, text]) => key(squaresOf(text)) === key(moved))
          .map(([letter]) => letter);
        expect(right, item.id).toEqual([answerOf(item)]);
      } else if (item.stem.includes('Which move')) {
        const [before = '', after = ''] = altOf(item).split('Right pattern:');
        const turns = [1, 2, 3].find((quarter) => key(times(squaresOf(before), n, quarter)) === key(squaresOf(after)));
        expect(answerOf(item)).toBe(
          ['', 'a quarter turn clockwise', 'a half turn', 'a quarter turn anticlockwise'][turns ?? 0],
        );
      } else {
        const tiles = new Map(
          [...altOf(item).matchAll(/([A-D]): ([^.]+)\./g)].map(([, letter = '', text = '']) => [
            letter,
            squaresOf(text),
          ]),
        );
        const families = new Map(
          [...tiles].map(([letter, tile]) => [
            letter,
            [0, 1, 2, 3].map((quarter) => key(times(tile, 3, quarter))).sort()[0],
          ]),
        );
        const odd = [...families].filter(
          ([, family]) => [...families.values()].filter((other) => other === family).length === 1,
        );
        expect(odd.map(([letter]) => letter)).toEqual([answerOf(item)]);
      }
    });
  });
});

describe('folded and punched sheets', () => {
  const placesIn = (text = '') =>
    [...text.matchAll(/row (\d) column (\d)/g)].map(([, row, column]) => `${row}${column}`);

  it('show a hole in every layer below the punch', () => {
    for (const item of itemsOf('fold-and-punch')) {
      // Folding moves the squares of the sheet.
      const at = new Map<string, [number, number]>();
      for (let row = 1; row <= 4; row++)
        for (let column = 1; column <= 4; column++) at.set(`${row}${column}`, [row, column]);
      let [top, left, bottom, right] = [1, 1, 4, 4];
      for (const [, fold = ''] of altOf(item).matchAll(/Fold \d: (\w+) /g)) {
        const [middleRow, middleColumn] = [(top + bottom) / 2, (left + right) / 2];
        const isDiagonal = altOf(item).includes('corner onto');
        for (const [square, [row, column]] of at) {
          if (isDiagonal && column > row) at.set(square, [column, row]);
          else if (!isDiagonal && fold === 'right' && column > middleColumn)
            at.set(square, [row, left + right - column]);
          else if (!isDiagonal && fold === 'left' && column < middleColumn)
            at.set(square, [row, left + right - column]);
          else if (!isDiagonal && fold === 'bottom' && row > middleRow) at.set(square, [top + bottom - row, column]);
          else if (!isDiagonal && fold === 'top' && row < middleRow) at.set(square, [top + bottom - row, column]);
        }
        if (isDiagonal) continue;
        if (fold === 'right') right = Math.floor(middleColumn);
        if (fold === 'left') left = Math.ceil(middleColumn);
        if (fold === 'bottom') bottom = Math.floor(middleRow);
        if (fold === 'top') top = Math.ceil(middleRow);
      }
      const punched = placesIn(/punched at ([^.]+), counted/.exec(altOf(item))?.[1]);
      const holes = [...at]
        .filter(([, [row, column]]) => punched.includes(`${row}${column}`))
        .map(([square]) => square);
      const right2 = [...answersIn(item)]
        .filter(([, text]) => placesIn(text).sort().join() === holes.sort().join())
        .map(([letter]) => letter);
      expect(right2, item.id).toEqual([answerOf(item)]);
    }
  });
});
