import { expect, test } from 'vitest';
import type { RatedTwice } from './kappa.ts';
import { weightedKappa } from './kappa.ts';

/** Random numbers that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pairsOf = (table: readonly (readonly number[])[]): RatedTwice[] =>
  table.flatMap((row, one) =>
    row.flatMap((count, other) => Array.from({ length: count }, (): RatedTwice => [one, other])),
  );

/** Agresti (1990), table 10.3: 91 couples' answers; kappa and errors as printed there and by `vcd::Kappa(SexualFun)` of R. */
const couples = pairsOf([
  [7, 7, 2, 3],
  [2, 8, 3, 7],
  [1, 5, 4, 9],
  [2, 8, 9, 14],
]);

test('weighted kappa and its error are those published for linear weights and for none', () => {
  const linear = weightedKappa(couples, 4, 1);
  expect(linear.kappa).toBeCloseTo(0.2374, 4);
  expect(linear.standardError).toBeCloseTo(0.07832, 5);
  // With a power near zero every disagreement counts alike, which is the unweighted kappa.
  const unweighted = weightedKappa(couples, 4, 1e-12);
  expect(unweighted.kappa).toBeCloseTo(0.1293, 4);
  expect(unweighted.standardError).toBeCloseTo(0.0686, 4);
});

test('quadratic weighted kappa is the intraclass correlation of Fleiss and Cohen (1973), for any ratings', () => {
  const random = randomFrom(11);
  for (let run = 0; run < 300; run++) {
    const classes = 2 + Math.floor(random() * 6);
    const n = 2 + Math.floor(random() * 60);
    const pairs = Array.from({ length: n }, (): RatedTwice => {
      const one = Math.floor(random() * classes);
      const other = random() < 0.5 ? one : Math.floor(random() * classes);
      return [one, other];
    });
    const mean = (of: (pair: RatedTwice) => number) => pairs.reduce((sum, pair) => sum + of(pair), 0) / n;
    const [first, second] = [mean(([one]) => one), mean(([, other]) => other)];
    const together = mean(([one, other]) => (one - first) * (other - second));
    const spread = mean(([one]) => (one - first) ** 2) + mean(([, other]) => (other - second) ** 2);
    const expected = (2 * together) / (spread + (first - second) ** 2);
    const { kappa, interval, standardError } = weightedKappa(pairs, classes);
    if (kappa === null) {
      expect(spread + (first - second) ** 2).toBeCloseTo(0, 9);
      continue;
    }
    expect(kappa).toBeCloseTo(expected, 9);
    expect(standardError).toBeGreaterThanOrEqual(0);
    // Exchanging the raters, and reversing the scale, change nothing.
    const exchanged = weightedKappa(
      pairs.map(([one, other]): RatedTwice => [other, one]),
      classes,
    );
    const reversed = weightedKappa(
      pairs.map(([one, other]): RatedTwice => [classes - 1 - one, classes - 1 - other]),
      classes,
    );
    expect([exchanged.kappa, reversed.kappa]).toEqual([expect.closeTo(kappa, 9), expect.closeTo(kappa, 9)]);
    if (interval) {
      expect(interval[0]).toBeGreaterThanOrEqual(-1);
      expect(interval[1]).toBeLessThanOrEqual(1);
      expect(interval[0]).toBeLessThanOrEqual(kappa);
      expect(interval[1]).toBeGreaterThanOrEqual(kappa);
    }
  }
});

test('the interval of kappa contains the true value in about 95 of 100 samples', () => {
  const random = randomFrom(5);
  const classes = 5;
  const draw = (): RatedTwice => {
    const one = Math.floor(random() * classes);
    return [one, random() < 0.7 ? one : Math.floor(random() * classes)];
  };
  // Uniform margins and a share of 0.7 that is copied: kappa is 0.7 for any weights.
  const covered = Array.from({ length: 400 }, () => weightedKappa(Array.from({ length: 150 }, draw), classes)).filter(
    ({ interval }) => interval !== null && interval[0] <= 0.7 && interval[1] >= 0.7,
  ).length;
  expect(covered / 400).toBeGreaterThan(0.91);
  expect(covered / 400).toBeLessThan(0.98);
});

test('kappa is undefined without pairs and where all scores are the same; ten pairs are needed for an interval', () => {
  expect(weightedKappa([], 5).kappa).toBeNull();
  expect(weightedKappa(pairsOf([[0], [], [0, 0, 9]]).slice(0, 9), 3)).toMatchObject({ kappa: null, interval: null });
  expect(weightedKappa(couples.slice(0, 9), 4).interval).toBeNull();
  const equal = Array.from({ length: 40 }, (_, place): RatedTwice => [place % 4, place % 4]);
  expect(weightedKappa(equal, 4)).toMatchObject({ kappa: expect.closeTo(1, 9), interval: null });
  expect(() => weightedKappa([[0, 4]], 4)).toThrow(RangeError);
});
