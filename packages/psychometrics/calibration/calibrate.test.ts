import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import type { ItemParameters } from '../models/item-parameters.ts';
import { probability } from '../models/model.ts';
import { normalDraw, respond } from '../simulation/respond.ts';
import { calibrate } from './calibrate.ts';
import type { CalibratedItem, CalibrationProgress } from './calibration.ts';
import { lsat6Figures, lsat6Patterns, lsat7Figures, lsat7Patterns } from './published-tables.ts';
import type { ResponseMatrix, ResponsePattern } from './response-matrix.ts';
import { notPresented, toResponseMatrix } from './response-matrix.ts';

/** Responses of simulated people. `shows` determines whether an item is presented to a person. */
function simulate(
  items: readonly ItemParameters[],
  people: number,
  options: { seed: string; mean?: number; sd?: number; shows?: (person: number, item: number) => boolean },
): ResponseMatrix {
  const random = seededRandom(options.seed);
  const responses = new Uint8Array(people * items.length);
  for (let person = 0; person < people; person++) {
    const theta = (options.mean ?? 0) + (options.sd ?? 1) * normalDraw(random);
    items.forEach((item, index) => {
      const response = respond(item, theta, random);
      responses[person * items.length + index] = options.shows?.(person, index) === false ? notPresented : response;
    });
  }
  return { items: items.length, rows: people, responses };
}

/** Random item parameters. */
function drawItems(count: number, seed: string, c?: number) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const item = { a: 0.7 + random() * 1.1, b: -1.8 + random() * 3.6 };
    return c === undefined ? item : { ...item, c };
  });
}

/** Root mean square of (estimate − truth) / standard error: about 1 if the standard errors are right. */
function standardized(pairs: readonly { found: number; truth: number; se: number }[]): number {
  return Math.sqrt(pairs.reduce((sum, { found, truth, se }) => sum + ((found - truth) / se) ** 2, 0) / pairs.length);
}

const columns = <Key extends keyof CalibratedItem>(items: readonly CalibratedItem[], key: Key) =>
  items.map((item) => item[key]);
const listOf = (value: number | readonly number[]): readonly number[] => (typeof value === 'number' ? [value] : value);

function expectDigits(found: readonly unknown[], published: readonly number[], digits: number) {
  found.forEach((value, index) => {
    expect(value).toBeCloseTo(published[index] as number, digits);
  });
  expect(found).toHaveLength(published.length);
}

describe('published tables', () => {
  it('reproduces the 2PL of LSAT6 and its standard errors to the published digits', () => {
    const { items, logLikelihood, converged, people, parameters, notes } = calibrate(lsat6Patterns, { model: '2PL' });
    const published = lsat6Figures['2PL'];
    expectDigits(columns(items, 'a'), published.a, 4);
    expectDigits(columns(items, 'b'), published.b, 3);
    expectDigits(columns(items, 'seA'), published.seA, 3);
    expect(logLikelihood).toBeCloseTo(published.logLikelihood, 4);
    expect({ converged, people, parameters, notes }).toEqual({
      converged: true,
      people: 1000,
      parameters: 10,
      notes: [],
    });
  });

  it('reproduces the 1PL of LSAT6 and its standard errors to the published digits', () => {
    const found = calibrate(lsat6Patterns, { model: '1PL' });
    const published = lsat6Figures['1PL'];
    for (const { a, seA } of found.items) {
      expect(a).toBeCloseTo(published.a, 4);
      expect(seA).toBeCloseTo(published.seA, 4);
    }
    expectDigits(columns(found.items, 'b'), published.b, 4);
    expectDigits(columns(found.items, 'seB'), published.seB, 4);
    expect(found.logLikelihood).toBeCloseTo(published.logLikelihood, 4);
    expect(found.parameters).toBe(6);
    expect(found.aic).toBeCloseTo(2 * 6 + 2 * 2466.9376, 3);
    expect(found.bic).toBeCloseTo(6 * Math.log(1000) + 2 * 2466.9376, 3);
  });

  it('reproduces the 2PL and the 1PL of LSAT7', () => {
    const two = calibrate(lsat7Patterns, { model: '2PL' });
    const published = lsat7Figures['2PL'];
    two.items.forEach(({ a, b }, index) => {
      expect(Math.abs(a - (published.a[index] as number))).toBeLessThan(0.002);
      expect(Math.abs(b - (published.b[index] as number))).toBeLessThan(0.002);
    });
    expect(two.logLikelihood).toBeCloseTo(published.logLikelihood, 3);
    const one = calibrate(lsat7Patterns, { model: '1PL' });
    one.items.forEach(({ intercept }, index) => {
      expect(Math.abs(intercept - (lsat7Figures['1PL'].intercept[index] as number))).toBeLessThan(0.002);
    });
  });

  it('the graded response model of items with two categories equals the 2PL', () => {
    const graded = calibrate(lsat6Patterns, { model: 'GRM' });
    expectDigits(columns(graded.items, 'a'), lsat6Figures['2PL'].a, 4);
    expectDigits(
      graded.items.map(({ b }) => b[0]),
      lsat6Figures['2PL'].b,
      3,
    );
    expect(graded.items[0]?.seB).toHaveLength(1);
  });
});

describe('the likelihood', () => {
  it('is that of the presented responses, integrated over N(0, 1)', () => {
    const patterns: ResponsePattern[] = [
      { responses: [1, null, 0], count: 30 },
      { responses: [0, 1, null], count: 25 },
      { responses: [1, 1, 1], count: 40 },
      { responses: [null, 0, 0], count: 20 },
      { responses: [0, 0, 1], count: 10 },
      { responses: [null, null, null], count: 99 },
      { responses: [0, 0, 0], count: 0 },
    ];
    const { items, logLikelihood, people } = calibrate(patterns, { model: '1PL' });
    const density = (theta: number) => Math.exp((-theta * theta) / 2) / Math.sqrt(2 * Math.PI);
    let sum = 0;
    for (const { responses, count } of patterns) {
      let integral = 0;
      for (let theta = -8; theta <= 8; theta += 0.01) {
        const likelihood = responses.reduce<number>((product, response, index) => {
          const right = probability({ a: items[index]?.a ?? 0, b: items[index]?.b ?? 0 }, theta);
          return response === null ? product : product * (response === 1 ? right : 1 - right);
        }, 1);
        integral += 0.01 * density(theta) * likelihood;
      }
      sum += count * Math.log(integral);
    }
    expect(logLikelihood).toBeCloseTo(sum, 6);
    expect(people).toBe(125);
  });

  it.each([
    ['3PL', drawItems(4, 'whole', 0.2), {}],
    ['GRM', drawItems(4, 'whole').map(({ a, b }) => ({ a, b: [b - 0.7, b + 0.7] })), {}],
    ['2PL', drawItems(4, 'whole'), { fixed: { 1: { a: 1.1, b: 0.2, c: 0.15 } } }],
  ] as const)('is the same integral under the %s', (model, truth, options) => {
    const random = seededRandom(model);
    const matrix = simulate(truth, 300, { seed: model, mean: 0.4, shows: () => random() < 0.8 });
    const { items, logLikelihood, population } = calibrate(matrix, { model, ...options, standardErrors: 'none' });
    let sum = 0;
    for (let row = 0; row < matrix.rows; row++) {
      let integral = 0;
      for (let z = -7; z <= 7; z += 0.05) {
        const theta = population.mean + population.sd * z;
        integral += items.reduce(
          (product, { a, b, c }, item) => {
            const response = matrix.responses[row * items.length + item] ?? notPresented;
            if (response === notPresented) return product;
            const answers = probability(typeof b === 'number' ? { a, b, c } : { a, b }, theta);
            if (typeof answers !== 'number') return product * (answers[response] ?? 0);
            return product * (response === 1 ? answers : 1 - answers);
          },
          0.05 * Math.exp((-z * z) / 2),
        );
      }
      sum += Math.log(integral / Math.sqrt(2 * Math.PI));
    }
    expect(logLikelihood).toBeCloseTo(sum, 5);
  });

  it('has the same maximum with and without acceleration, which takes fewer iterations', () => {
    const three = simulate(drawItems(15, 'three', 0.2), 1500, { seed: 'three' });
    const graded = simulate(
      drawItems(8, 'four').map(({ a, b }) => ({ a, b: [b - 1, b, b + 0.8] })),
      800,
      { seed: 'four' },
    );
    for (const [responses, model] of [
      [lsat6Patterns, '2PL'],
      [lsat7Patterns, '1PL'],
      [three, '3PL'],
      [graded, 'GRM'],
    ] as const) {
      const options = { model, standardErrors: 'none', maxIterations: 5000 } as const;
      const fast = calibrate(responses, options);
      const plain = calibrate(responses, { ...options, accelerated: false, tolerance: 1e-7 });
      expect(fast.converged && plain.converged).toBe(true);
      expect(fast.logPosterior).toBeGreaterThan(plain.logPosterior - 1e-6);
      expect(fast.iterations).toBeLessThan(plain.iterations / 2);
      fast.items.forEach((item, index) => {
        const slow = plain.items[index] as CalibratedItem;
        expect(item.a).toBeCloseTo(slow.a, 3);
        expect(item.c ?? 0).toBeCloseTo(slow.c ?? 0, 3);
      });
    }
  });

  it('increases with every iteration', () => {
    const seen: CalibrationProgress[] = [];
    calibrate(lsat7Patterns, { model: '2PL', onProgress: (progress) => seen.push(progress) });
    const estimating = seen.filter(({ stage }) => stage === 'estimating');
    for (const [index, { logLikelihood }] of estimating.entries()) {
      expect(logLikelihood).toBeGreaterThanOrEqual((estimating[index - 1]?.logLikelihood ?? -Infinity) - 1e-6);
    }
    for (const [index, { share }] of seen.entries()) {
      expect(share).toBeGreaterThanOrEqual(seen[index - 1]?.share ?? 0);
    }
    expect(seen.at(-1)).toMatchObject({ stage: 'standard errors', share: 1 });
  });
});

describe('recovery of parameters from simulated responses', () => {
  it('under the 2PL, within the standard errors', () => {
    const truth = drawItems(24, 'two');
    const { items } = calibrate(simulate(truth, 3000, { seed: 'two' }), { model: '2PL' });
    const a = items.map((item, index) => ({ found: item.a, truth: truth[index]?.a ?? 0, se: item.seA }));
    const b = items.map((item, index) => ({ found: item.b, truth: truth[index]?.b ?? 0, se: item.seB }));
    for (const ratio of [standardized(a), standardized(b)]) {
      expect(ratio).toBeGreaterThan(0.6);
      expect(ratio).toBeLessThan(1.45);
    }
  });

  it('under the 2PL with most responses missing, as in an adaptive test', () => {
    const truth = drawItems(30, 'sparse');
    const random = seededRandom('shown');
    const responses = simulate(truth, 4000, { seed: 'sparse', shows: () => random() < 0.4 });
    const { items } = calibrate(responses, { model: '2PL' });
    const pairs = items.flatMap((item, index) => [
      { found: item.a, truth: truth[index]?.a ?? 0, se: item.seA },
      { found: item.b, truth: truth[index]?.b ?? 0, se: item.seB },
    ]);
    expect(standardized(pairs)).toBeGreaterThan(0.7);
    expect(standardized(pairs)).toBeLessThan(1.35);
  });

  it('under the 3PL with its priors', () => {
    const truth = drawItems(20, 'guessed', 0.2);
    const { items, converged } = calibrate(simulate(truth, 4000, { seed: 'guessed' }), { model: '3PL' });
    expect(converged).toBe(true);
    const rootMeanSquare = (values: readonly number[]) =>
      Math.sqrt(values.reduce((sum, each) => sum + each ** 2, 0) / values.length);
    expect(rootMeanSquare(items.map(({ a }, index) => a - (truth[index]?.a ?? 0)))).toBeLessThan(0.25);
    expect(rootMeanSquare(items.map(({ b }, index) => b - (truth[index]?.b ?? 0)))).toBeLessThan(0.25);
    expect(rootMeanSquare(items.map(({ c = 0 }) => c - 0.2))).toBeLessThan(0.07);
    for (const { seC } of items) expect(seC).toBeLessThan(0.1);
  });

  it('under the graded response model, with different numbers of categories', () => {
    const truth = drawItems(12, 'graded').map(({ a, b }, index) => ({
      a,
      b: [[b], [b - 0.8, b + 0.8], [b - 1.2, b, b + 1.2]][index % 3] ?? [b],
    }));
    const { items } = calibrate(simulate(truth, 2500, { seed: 'graded' }), { model: 'GRM' });
    const pairs = items.flatMap(({ a, b, seA, seB }, index) => [
      { found: a, truth: truth[index]?.a ?? 0, se: seA },
      ...b.map((found, step) => ({ found, truth: truth[index]?.b[step] ?? 0, se: seB[step] ?? 0 })),
    ]);
    expect(pairs).toHaveLength(12 + 4 * (1 + 2 + 3));
    expect(standardized(pairs)).toBeGreaterThan(0.6);
    expect(standardized(pairs)).toBeLessThan(1.4);
    for (const { b } of items) expect([...b].sort((one, other) => one - other)).toEqual(b);
  });

  it('on the scale of fixed items, for any population', () => {
    const truth = drawItems(20, 'linked');
    const responses = simulate(truth, 3000, { seed: 'linked', mean: 0.7, sd: 1.3 });
    const fixed = Object.fromEntries(truth.slice(0, 8).map((item, index) => [index, item]));
    const { items, population, parameters } = calibrate(responses, { model: '2PL', fixed });
    expect(parameters).toBe(2 * 12 + 2);
    expect(Math.abs(population.mean - 0.7)).toBeLessThan(3.5 * (population.seMean ?? 0));
    expect(Math.abs(population.sd - 1.3)).toBeLessThan(3.5 * (population.seSd ?? 0));
    expect(population.seMean).toBeLessThan(0.1);
    items.slice(0, 8).forEach((item, index) => {
      expect(item).toMatchObject({ ...truth[index], seA: 0, seB: 0, isFixed: true });
    });
    const free = items.slice(8).map((item, index) => ({
      found: item.intercept,
      truth: -(truth[index + 8]?.a ?? 0) * (truth[index + 8]?.b ?? 0),
      se: item.seIntercept,
    }));
    expect(standardized(free)).toBeLessThan(1.6);
  });

  it('with similar standard errors by cross-products and by curvature in large samples', () => {
    const responses = simulate(drawItems(12, 'errors'), 8000, { seed: 'errors' });
    const thresholds = drawItems(5, 'more').map(({ a, b }) => ({ a, b: [b - 0.5, b + 0.9] }));
    const graded = simulate(thresholds, 8000, { seed: 'more' });
    const fixed = Object.fromEntries(thresholds.slice(0, 1).entries());
    for (const [matrix, options] of [
      [responses, { model: '2PL' }],
      [responses, { model: '1PL' }],
      [graded, { model: 'GRM', fixed }],
    ] as const) {
      const curved = calibrate(matrix, { ...options, standardErrors: 'observed' });
      const crossed = calibrate(matrix, { ...options, standardErrors: 'cross-product' });
      const errors = ({ seA, seB }: CalibratedItem) => [seA, ...listOf(seB)];
      curved.items.forEach((item, index) => {
        errors(item).forEach((error, position) => {
          const other = errors(crossed.items[index] as CalibratedItem)[position] ?? 0;
          expect(Math.abs(other - error)).toBeLessThanOrEqual(0.1 * error);
        });
      });
      expect((crossed.population.seSd ?? 1) / (curved.population.seSd ?? 1)).toBeCloseTo(1, 1);
    }
  });
});

describe('the notes of a calibration', () => {
  it('without convergence the best estimates are returned', () => {
    const found = calibrate(lsat6Patterns, { model: '2PL', maxIterations: 3 });
    expect(found).toMatchObject({ converged: false, iterations: 3 });
    expect(found.notes.join()).toMatch(/did not converge in 3 iterations.*Kept are/);
    expect(found.items[0]?.a).toBeGreaterThan(0.5);
    expect(found.logLikelihood).toBeGreaterThan(-2480);
    expect(found.logLikelihood).toBeLessThan(-2466.6534);
  });

  it('an item with a reversed key is reported', () => {
    const turned = lsat6Patterns.map(({ responses, count }) => ({
      responses: responses.map((response, item) => (item === 2 ? 1 - (response ?? 0) : response)),
      count,
    }));
    const { items, notes } = calibrate(turned, { model: '2PL', names: ['A', 'B', 'C', 'D', 'E'] });
    expect(items[2]?.a).toBeCloseTo(-0.8909, 4);
    expect(notes).toEqual(['The discrimination of item C is negative. Check its key.']);
    expect(items.map(({ name }) => name).join('')).toBe('ABCDE');
  });

  it('deterministic answers give unbounded discriminations and a note', () => {
    const staircase = Array.from({ length: 6 }, (_, right) => ({
      responses: Array.from({ length: 5 }, (_, item) => (item < right ? 1 : 0)),
      count: 20,
    }));
    const { items, notes, logLikelihood } = calibrate(staircase, { model: '1PL', names: ['A', 'B', 'C', 'D', 'E'] });
    expect(items[0]?.a).toBeGreaterThan(10);
    expect(logLikelihood).toBeCloseTo(120 * Math.log(1 / 6), 0);
    expect(notes).toContain('The discrimination of the items is not bounded by these responses.');
  });

  it('unrelated answers give no difficulties and a single note', () => {
    // People who solve one item mostly fail the other.
    const opposed = [
      { responses: [1, 0], count: 30 },
      { responses: [0, 1], count: 30 },
      { responses: [1, 1], count: 10 },
      { responses: [0, 0], count: 10 },
    ];
    const { items, notes } = calibrate(opposed, { model: '1PL' });
    expect(items[0]?.a).toBeCloseTo(0, 6);
    expect(notes).toEqual([
      'The discrimination of the items is 0: the answers are unrelated, so no difficulty can be estimated.',
    ]);
  });

  it('a parameter that the responses do not identify has no standard error', () => {
    const { items, notes } = calibrate(
      [
        { responses: [1], count: 40 },
        { responses: [0], count: 20 },
      ],
      { model: '2PL' },
    );
    expect(items[0]?.seA).toBeNaN();
    expect(notes).toEqual(['The responses do not identify all parameters, so there are no standard errors.']);
  });

  it('a long test uses closer nodes', () => {
    const long = simulate(drawItems(150, 'long'), 80, { seed: 'long' });
    const usual = calibrate(long, { model: '1PL', standardErrors: 'none' });
    const fine = calibrate(long, { model: '1PL', standardErrors: 'none', quadraturePoints: 161 });
    expect(usual.items[0]?.a).toBeCloseTo(fine.items[0]?.a ?? 0, 4);
    expect(usual.logLikelihood).toBeCloseTo(fine.logLikelihood, 3);
  });

  it('an aborted calibration throws the reason', () => {
    const controller = new AbortController();
    const onProgress = ({ iteration }: CalibrationProgress) => {
      if (iteration === 2) controller.abort(new Error('stopped by hand'));
    };
    expect(() => calibrate(lsat6Patterns, { model: '2PL', onProgress, signal: controller.signal })).toThrow(
      'stopped by hand',
    );
  });
});

describe('invalid input is refused with its position', () => {
  const of = (...rows: (number | null)[][]) => rows.map((responses) => ({ responses, count: 10 }));

  it.each([
    [of([1, 1], [0, 1]), '2PL', 'item 2 has no variance: every response is 1'],
    [of([1, null], [0, null]), '2PL', 'item 2 has no variance: it was presented to no person'],
    [of([1, 0], [0, 2]), '2PL', 'item 2 has the response 2; responses go from 0 to 1'],
    [of([1, 0], [0, 2]), 'GRM', 'item 2: no response is 1, though some are 2'],
    [of([1, 0], [0]), '2PL', 'pattern 2 has 1 responses where the first one has 2'],
    [of([1, 0], [0, 0.5]), '2PL', 'pattern 2, item 2: a response is null or a whole number'],
    [of([1, 0], [0, Number.NaN]), 'GRM', 'not NaN'],
    [[{ responses: [1, 0], count: -1 }], '2PL', 'the count of pattern 1'],
    [[{ responses: [1, 0], count: 1 }, { count: 1 }], '2PL', 'pattern 2 has no responses'],
    // A hole in a list is not a wrong answer.
    [of([1, 0], Object.assign([0, 1], { 1: undefined }) as number[]), '2PL', 'pattern 2, item 2'],
    [[], '2PL', 'there are no responses'],
  ] as const)('%j under the %s', (patterns, model, message) => {
    expect(() => calibrate(patterns as ResponsePattern[], { model })).toThrow(message);
    expect(() => calibrate(patterns as ResponsePattern[], { model })).toThrow(RangeError);
  });

  it.each([
    [{ quadraturePoints: 2 }, 'quadraturePoints'],
    [{ tolerance: 0 }, 'tolerance'],
    [{ maxIterations: 0.5 }, 'maxIterations'],
    [{ priors: { c: { mean: 0, sd: 0 } } }, 'prior of c'],
    [{ fixed: { 7: { a: 1, b: 0 } } }, 'fixed names item 7; the items are 0 to 4'],
    [{ fixed: { 1: { a: 0, b: 0 } } }, 'the item fixed at 1: discrimination'],
    [{ names: ['A'] }, '5 items need as many names, not 1'],
  ])('options %j', (options, message) => {
    expect(() => calibrate(lsat6Patterns, { model: '2PL', ...options })).toThrow(message);
  });

  it.each([
    [{ responses: new Uint8Array(3) }, '2 rows of 2 items need 4 responses, not 3'],
    [{ counts: new Float64Array(1) }, '2 rows need as many counts, not 1'],
    [{ counts: Float64Array.of(1, Number.NaN) }, 'the count of row 2 must be a number from 0 on, not NaN'],
  ])('a matrix with %j', (wrong, message) => {
    const matrix = { items: 2, rows: 2, responses: Uint8Array.of(1, 0, 0, 1), ...wrong };
    expect(() => calibrate(matrix, { model: '2PL' })).toThrow(message);
  });

  it('messages use the name of an item if it has one', () => {
    const matrix = toResponseMatrix(of([1, 1], [0, 1]), ['easy', 'Paris']);
    expect(() => calibrate(matrix, { model: '2PL' })).toThrow('item Paris has no variance');
  });
});
