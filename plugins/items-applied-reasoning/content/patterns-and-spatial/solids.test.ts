import { describe, expect, it } from 'vitest';
import { altOf, answerOf, itemsOf, numberIn, numbersIn } from '../examiner.ts';

describe('growing figures', () => {
  const range = (n: number, from = 0) => Array.from({ length: n }, (_, i) => from + i);
  const edges = (squares: [number, number][]) =>
    new Set(squares.flatMap(([x, y]) => [`${x},${y}h`, `${x},${y + 1}h`, `${x},${y}v`, `${x + 1},${y}v`]));
  // Each figure is built piece by piece, and its pieces are counted.
  const built: ((n: number) => number)[] = [
    (n) =>
      range(n)
        .flatMap((x) => [
          [x, -1],
          [x, 1],
          [x - 1, 0],
          [x + 1, 0],
        ])
        .filter(([x = 0, y = 0]) => y !== 0 || x < 0 || x >= n).length,
    (n) => edges(range(n).map((x) => [x, 0])).size,
    (n) =>
      range(n + 2)
        .flatMap((x) => range(n + 2).map((y) => [x, y]))
        .filter(([x = 0, y = 0]) => x === 0 || y === 0 || x === n + 1 || y === n + 1).length,
    (n) => edges(range(n).map((x) => [x, 0])).size + 2 * n,
    (n) => range(n).flatMap((x) => range(x + 1)).length,
    (n) =>
      range(2 * n - 1, 1 - n)
        .flatMap((x) => range(2 * n - 1, 1 - n).map((y) => Math.abs(x) + Math.abs(y)))
        .filter((distance) => distance < n).length,
    (n) =>
      range(n + 2)
        .flatMap((x) => range(n + 2).map((y) => Number(x === 0 || x === n + 1) + Number(y === 0 || y === n + 1)))
        .filter((sides) => sides < 2).length,
  ];

  it('have the number of pieces that building them takes', () => {
    itemsOf('growing-figures').forEach((item, variant) => {
      const build = built[variant] ?? (() => 0);
      const given = numbersIn(item.stem).at(-1) ?? 0;
      const answer = numberIn(answerOf(item));
      if ([3, 6].includes(variant)) {
        expect(build(answer), item.id).toBeLessThanOrEqual(given);
        expect(build(answer + 1), item.id).toBeGreaterThan(given);
      } else {
        expect(answer, item.id).toBe(build(given));
      }
      // The first stages are described in the text alternative.
      const described = numbersIn(altOf(item));
      expect(described, item.id).toEqual(expect.arrayContaining([build(2), build(3)]));
    });
  });
});

describe('cubes and dice', () => {
  /** Rolls a cube over a net; each square is marked with the face that lands on it. */
  it('have the letter opposite, found by rolling a cube over the net', () => {
    for (const item of itemsOf('cube-nets')) {
      const squares = new Map(
        [...altOf(item).matchAll(/Row (\d): ([^.]+)\./g)].flatMap(([, row, text = '']) =>
          [...text.matchAll(/([A-Z]) in column (\d)/g)].map(([, letter = '', column]): [string, string] => [
            `${row},${column}`,
            letter,
          ]),
        ),
      );
      const stamped = new Map<string, string>();
      type Cube = { down: string; up: string; north: string; south: string; east: string; west: string };
      const visit = (row: number, column: number, cube: Cube) => {
        const letter = squares.get(`${row},${column}`);
        if (!letter || [...stamped.values()].includes(letter)) return;
        stamped.set(cube.down, letter);
        const { down, up, north, south, east, west } = cube;
        visit(row, column + 1, { ...cube, down: east, west: down, up: west, east: up });
        visit(row, column - 1, { ...cube, down: west, east: down, up: east, west: up });
        visit(row + 1, column, { ...cube, down: south, north: down, up: north, south: up });
        visit(row - 1, column, { ...cube, down: north, south: down, up: south, north: up });
      };
      const [start = '1,1'] = squares.keys();
      const [row = 1, column = 1] = start.split(',').map(Number);
      visit(row, column, { down: 'a', up: 'A', north: 'b', south: 'B', east: 'c', west: 'C' });
      const asked = /opposite ([A-Z])\?/.exec(item.stem)?.[1] ?? '';
      const [face = ''] = [...stamped].find(([, letter]) => letter === asked) ?? [];
      const facing = face === face.toLowerCase() ? face.toUpperCase() : face.toLowerCase();
      expect(stamped.size, item.id).toBe(6);
      expect(stamped.get(facing), item.id).toBe(answerOf(item));
    }
  });

  it('have the top number that results from rotating the faces as vectors', () => {
    for (const item of itemsOf('rolling-die')) {
      const [top = 0, front = 0, right = 0] = numbersIn(item.stem);
      type Arrow = [east: number, south: number, up: number];
      let faces: { value: number; arrow: Arrow }[] = [
        { value: top, arrow: [0, 0, 1] },
        { value: 7 - top, arrow: [0, 0, -1] },
        { value: front, arrow: [0, 1, 0] },
        { value: 7 - front, arrow: [0, -1, 0] },
        { value: right, arrow: [1, 0, 0] },
        { value: 7 - right, arrow: [-1, 0, 0] },
      ];
      const turns: Record<string, (arrow: Arrow) => Arrow> = {
        'to the right': ([e, s, u]) => [u, s, -e],
        'to the left': ([e, s, u]) => [-u, s, e],
        'towards you': ([e, s, u]) => [e, u, -s],
        'away from you': ([e, s, u]) => [e, -u, s],
      };
      const path = altOf(item).split('is rolled ')[1]?.replace(/\.$/, '').split(', then ') ?? [];
      for (const direction of path)
        faces = faces.map(({ value, arrow }) => ({ value, arrow: turns[direction]?.(arrow) ?? arrow }));
      expect(path.length, item.id).toBeGreaterThan(1);
      expect(faces.find(({ arrow }) => arrow[2] === 1)?.value, item.id).toBe(Number(answerOf(item)));
    }
  });
});

describe('block towers', () => {
  it('agree with views of the placed blocks', () => {
    for (const item of itemsOf('block-towers')) {
      const rows = [...altOf(item).matchAll(/left to right: ([\d, ]+)/g)].map(([, row = '']) => numbersIn(row));
      const blocks = new Set(
        rows.flatMap((row, y) =>
          row.flatMap((height, x) => Array.from({ length: height }, (_, z) => `${x},${y},${z}`)),
        ),
      );
      const has = (x: number, y: number, z: number) => blocks.has(`${x},${y},${z}`);
      const columns = [0, 1, 2];
      const highest = (squares: [number, number][]) =>
        [5, 4, 3, 2, 1, 0].find((z) => squares.some(([x, y]) => has(x, y, z - 1))) ?? 0;
      const depth = rows.map((_, y) => y);
      if (item.stem.includes('from the front, from left')) {
        expect(numbersIn(answerOf(item)), item.id).toEqual(columns.map((x) => highest(depth.map((y) => [x, y]))));
      } else if (item.stem.includes('right-hand side, from left')) {
        expect(numbersIn(answerOf(item)), item.id).toEqual(
          [...depth].reverse().map((y) => highest(columns.map((x) => [x, y]))),
        );
      } else if (item.stem.includes('cuboid')) {
        const top = highest(columns.flatMap((x) => depth.map((y): [number, number] => [x, y])));
        let missing = 0;
        for (const x of columns) for (const y of depth) for (let z = 0; z < top; z++) if (!has(x, y, z)) missing++;
        expect(numberIn(answerOf(item)), item.id).toBe(missing);
      } else if (item.stem.includes('painted')) {
        const sides = [
          [1, 0, 0],
          [-1, 0, 0],
          [0, 1, 0],
          [0, -1, 0],
          [0, 0, 1],
        ] as const;
        const free = [...blocks].flatMap((block) =>
          sides.filter(([dx, dy, dz]) => {
            const [x = 0, y = 0, z = 0] = block.split(',').map(Number);
            return !has(x + dx, y + dy, z + dz);
          }),
        );
        expect(numberIn(answerOf(item)), item.id).toBe(free.length);
      } else {
        // Tries every plan of towers up to 3, and keeps those with the views shown.
        const [front = [], side = []] = rows;
        let most = 0;
        for (let plan = 0; plan < 4 ** 9; plan++) {
          const height = (x: number, y: number) => Math.floor(plan / 4 ** (3 * y + x)) % 4;
          const looks =
            columns.every((x) => Math.max(...columns.map((y) => height(x, y))) === front[x]) &&
            columns.every((y) => Math.max(...columns.map((x) => height(x, y))) === side[2 - y]);
          if (looks)
            most = Math.max(
              most,
              columns.flatMap((x) => columns.map((y) => height(x, y))).reduce((sum, h) => sum + h, 0),
            );
        }
        expect(numberIn(answerOf(item)), item.id).toBe(most);
      }
    }
  });
});
