import { describe, it } from 'vitest';
import type { Check, Reading } from './examiner.ts';
import { keyChecks, numbersIn, range } from './examiner.ts';
import { evaluate } from './formula.ts';
import { geometryAndMeasurementModels } from './geometry-and-measurement.ts';

type Point = [number, number];

const first = (option: string) => numbersIn(option)[0] ?? Number.NaN;
const near = (one: number, other: number) => Math.abs(one - other) < 1e-6;
/** The value of an option such as `24π cm²`, `√84 cm` or `8π − 16 cm²`. */
const measure = (option: string) => evaluate(option.replace(/ [a-z]+[²³]?$/, ''));
const shoelace = (corners: Point[]) =>
  Math.abs(
    corners.reduce(
      (sum, [x, y], i) =>
        sum + x * (corners[(i + 1) % corners.length]?.[1] ?? 0) - y * (corners[(i + 1) % corners.length]?.[0] ?? 0),
      0,
    ),
  ) / 2;
const around = (corners: Point[]) =>
  corners.reduce(
    (sum, [x, y], i) =>
      sum +
      Math.hypot(x - (corners[(i + 1) % corners.length]?.[0] ?? 0), y - (corners[(i + 1) % corners.length]?.[1] ?? 0)),
    0,
  );
/** The L of the figures, as its corners. */
const corners = ({ alt }: Reading): Point[] => {
  const [w = 0, h = 0, top = 0, right = 0] = numbersIn(alt);
  return [
    [0, 0],
    [w, 0],
    [w, right],
    [top, right],
    [top, h],
    [0, h],
  ];
};
const grid = (from: number, to: number, steps: number) => range(0, steps).map((k) => from + ((to - from) * k) / steps);

const checks: Record<string, Check[]> = {
  'core_math.area-and-perimeter': [
    ({ s: [a = 0, b = 0, c = 0], is }) => {
      // Heron's formula, from the three sides.
      const half = (a + b + c) / 2;
      is(Math.sqrt(half * (half - a) * (half - b) * (half - c)));
    },
    (reading) => reading.is(around(corners(reading))),
    (reading) => reading.is(shoelace(corners(reading))),
    ({ s: [base = 0, slant = 0, height = 0], is }) => {
      const shift = Math.sqrt(slant * slant - height * height);
      is(
        shoelace([
          [0, 0],
          [base, 0],
          [base + shift, height],
          [shift, height],
        ]),
      );
    },
    ({ n: [perimeter = 0, side = 0], only }) => only((o) => 2 * side + 2 * first(o) === perimeter),
    ({ n: [length = 0, width = 0, path = 0], is }) => {
      // Four strips and four corners.
      is(2 * path * length + 2 * path * width + 4 * path * path);
    },
    ({ s: [, base = 0, height = 0, apex = 0], is }) =>
      is(
        shoelace([
          [0, 0],
          [base, 0],
          [apex, height],
        ]),
      ),
  ],
  'core_math.angles': [
    ({ s: [a = 0, b = 0], only }) => only((o) => first(o) + a + b === 180),
    ({ s: [a = 0, b = 0], only }) => only((o) => first(o) + a + b === 180),
    ({ s: [apex = 0], only }) => only((o) => 2 * first(o) + apex === 180),
    ({ s: [a = 0, b = 0], only }) => only((o) => 180 - first(o) === 180 - a - b),
    ({ s: [a = 0], only }) => only((o) => first(o) + a === 180),
    ({ n: [a = 0, b = 0, c = 0], only }) => only((o) => near((first(o) / c) * (a + b + c), 180)),
    // The turns of a full walk around add up to 360°.
    ({ n: [sides = 0], only }) => only((o) => near((180 - first(o)) * sides, 360)),
  ],
  'core_math.scale-and-units': [
    ({ n: [, scale = 0, centimetres = 0], is }) => is((centimetres * scale) / 100 / 1000),
    ({ n: [area = 0], is }) => is(area * 100 * 100),
    ({ n: [speed = 0], only }) => only((o) => near((first(o) * 60 * 60) / 1000, speed)),
    ({ n: [a = 0, b = 0, c = 0], is }) => is((a / 10) * (b / 10) * (c / 10)),
    ({ s: [bar = 0, times = 0], is }) => is(bar * times),
    ({ n: [distance = 0, speed = 0], only }) => {
      only((o) => {
        const [hours = 0, minutes = 0] = numbersIn(o);
        return near((hours + minutes / 60) * speed, distance);
      });
    },
    ({ n: [, scale = 0], s: [length = 0, width = 0], is }) => is(((length * scale) / 100) * ((width * scale) / 100)),
  ],
  'core_math.pythagoras': [
    ({ n: [length = 0, foot = 0], only }) => only((o) => near(Math.hypot(first(o), foot), length)),
    ({ n: [length = 0, width = 0], is }) => is(length + width - Math.hypot(length, width)),
    ({ s: [x1 = 0, y1 = 0, x2 = 0, y2 = 0], is }) => is(Math.hypot(x2 - x1, y2 - y1)),
    ({ s: [base = 0, side = 0], is }) => {
      const half = (base + 2 * side) / 2;
      is(Math.sqrt(half * (half - base) * (half - side) ** 2));
    },
    ({ n: [a = 0, b = 0, c = 0], only }) => only((o) => near(measure(o), Math.hypot(a, b, c))),
    ({ n: [a = 0, b = 0, hours = 0], is }) => is(Math.hypot(a * hours, b * hours)),
  ],
  'core_math.similarity': [
    ({ n: [pole = 0, shadow = 0, long = 0], only }) => only((o) => near(first(o) / long, pole / shadow)),
    ({ s: [top = 0, below = 0, cut = 0], only }) => only((o) => near(first(o) / (top + below), cut / top)),
    ({ n: [area = 0, factor = 0], is }) => is(factor * factor * area),
    ({ n: [mass = 0, factor = 0], is }) => is(mass * factor * factor * factor),
    ({ n: [small = 0, large = 0, side = 0], only }) => only((o) => near((first(o) / side) ** 2, large / small)),
    ({ n: [, along = 0], is }) => {
      const edge = [0, along - 1];
      const cubes = range(0, along - 1).flatMap((x) =>
        range(0, along - 1).flatMap((y) => range(0, along - 1).map((z) => [x, y, z])),
      );
      is(cubes.filter((cube) => cube.filter((k) => edge.includes(k)).length === 1).length);
    },
  ],
  'core_math.circles-and-solids': [
    ({ n: [radius = 0, angle = 0], only }) => only((o) => near(measure(o), Math.PI * radius ** 2 * (angle / 360))),
    ({ n: [inner = 0, outer = 0], only }) => only((o) => near(measure(o), (Math.PI * (outer ** 2 - inner ** 2)) / 4)),
    ({ n: [radius = 0], only }) => only((o) => near(measure(o), Math.PI * radius + 2 * radius)),
    ({ stem, only }) => {
      const up = first(/made (\d) times/.exec(stem)?.[1] ?? '');
      const down = { half: 2, third: 3, quarter: 4 }[/(half|third|quarter)/.exec(stem)?.[1] ?? ''] ?? Number.NaN;
      const volume = (r: number, h: number) => Math.PI * r * r * h;
      const factor = volume(up * 7, 12 / down) / volume(7, 12);
      only((o) => Math.abs((o.includes('same') ? 1 : first(o)) - factor) < 0.006);
    },
    ({ n: [radius = 0, depth = 0], only }) => {
      // Slices of the cone, thin enough for the third digit.
      const cup = grid(0, depth, 2000).reduce(
        (sum, h) => sum + Math.PI * ((radius * h) / depth) ** 2 * (depth / 2000),
        0,
      );
      only((o) => Math.abs(first(o) * Math.PI * radius ** 2 - cup) < 0.01 * cup);
    },
    ({ n: [length = 0, width = 0, , edge = 0], only }) => only((o) => near(first(o) * length * width, edge ** 3)),
  ],
  'core_math.geometry-insight': [
    ({ n: [side = 0], only }) => only((o) => near(Math.sqrt(2 * first(o)), side)),
    ({ n: [a = 0, b = 0, c = 0], only }) => {
      // Tries all points of every edge at which the straight parts of the path can meet.
      const across = (p: number, q: number, r: number) =>
        Math.min(...grid(0, p, 4000).map((k) => Math.hypot(k, q) + Math.hypot(p - k, r)));
      const shortest = Math.min(across(a, b, c), across(b, a, c), across(c, a, b));
      only((o) => Math.abs(measure(o) - shortest) < 0.01);
    },
    ({ n: [side = 0], only }) => {
      const steps = 400;
      const cells = grid(0.5 / steps, 1 - 0.5 / steps, steps - 1);
      const share =
        cells.reduce(
          (sum, x) => sum + cells.filter((y) => Math.hypot(x, y) < 1 && Math.hypot(1 - x, 1 - y) < 1).length,
          0,
        ) /
        steps ** 2;
      only((o) => Math.abs(measure(o) / side ** 2 - share) < 0.004);
    },
    ({ n: [radius = 0], only }) =>
      only((o) => near(measure(o), 3 * 2 * radius + 3 * (2 * Math.PI * radius) * (120 / 360))),
    ({ stem, is }) => {
      const [p = 0, q = 0, area = 0] = numbersIn(stem.slice(stem.indexOf('BD')));
      const [a, b, c]: [Point, Point, Point] = [
        [3, 9],
        [0, 0],
        [(2 * area) / 9, 0],
      ];
      const d: Point = [(c[0] * p) / (p + q), 0];
      is(Math.round(shoelace([a, b, [(a[0] + d[0]) / 2, (a[1] + d[1]) / 2]]) * 1e9) / 1e9);
    },
    ({ n: [angle = 0], only }) => {
      // Place P, Q and R on a unit circle and measure both angles.
      const on = (degrees: number): Point => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const between = (corner: Point, one: Point, other: Point) => {
        const [ax, ay, bx, by] = [one[0] - corner[0], one[1] - corner[1], other[0] - corner[0], other[1] - corner[1]];
        return (Math.acos((ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by))) * 180) / Math.PI;
      };
      only((o) => {
        const [p, q] = [on(180 + first(o)), on(360 - first(o))];
        return near(between(p, [0, 0], q), first(o)) && near(between(on(90), p, q), angle);
      });
    },
    ({ n: [, , a = 0, b = 0, c = 0, d = 0], is }) =>
      is(
        shoelace([
          [0, 0],
          [a, b],
          [c, d],
        ]),
      ),
  ],
};

describe('the keys of geometry-and-measurement, recomputed from the text', () => {
  it.each(keyChecks(geometryAndMeasurementModels, checks))('%s', (_, run) => run());
});
