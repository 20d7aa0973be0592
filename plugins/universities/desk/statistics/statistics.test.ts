import { expect, test } from 'vitest';
import { attributeOf } from './attributes.ts';
import { fisherExact, impactRatio, wilson } from './impact.ts';
import type { RatedTwice } from './kappa.ts';
import { weightedKappa } from './kappa.ts';
import { shownGroups } from './suppression.ts';

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

test.each([
  // Newcombe (1998), table I, method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %d of %d is from %d to %d', (accepted, decided, low, high) => {
  const interval = wilson({ accepted, decided });
  expect(interval[0]).toBeCloseTo(low, 4);
  expect(interval[1]).toBeCloseTo(high, 4);
});

test('Fisher’s exact test gives the published values', () => {
  // The tea tasting of Fisher (1935), and the convictions of twins, both as printed by `fisher.test` of R.
  expect(fisherExact({ accepted: 3, decided: 4 }, { accepted: 1, decided: 4 })).toBeCloseTo(0.4857, 4);
  expect(fisherExact({ accepted: 2, decided: 17 }, { accepted: 10, decided: 13 })).toBeCloseTo(0.0005367, 7);
});

test('Fisher’s exact test is symmetric, and 1 where the rates are equal', () => {
  const random = randomFrom(3);
  for (let run = 0; run < 200; run++) {
    const [one, other] = [1 + Math.floor(random() * 80), 1 + Math.floor(random() * 80)];
    const group = { accepted: Math.floor(random() * (one + 1)), decided: one };
    const reference = { accepted: Math.floor(random() * (other + 1)), decided: other };
    const p = fisherExact(group, reference);
    expect(p).toBeGreaterThan(0);
    expect(p).toBeLessThanOrEqual(1);
    expect(fisherExact(reference, group)).toBeCloseTo(p, 9);
    expect(fisherExact(group, group)).toBeCloseTo(1, 6);
  }
});

test('a ratio of rates has its published interval', () => {
  // Heart attacks with aspirin and with placebo: Agresti (2002), 3.1.
  const found = impactRatio({ accepted: 189, decided: 11_034 }, { accepted: 104, decided: 11_037 });
  expect(found?.ratio).toBeCloseTo(1.82, 2);
  expect(found?.interval[0]).toBeCloseTo(1.43, 2);
  expect(found?.interval[1]).toBeCloseTo(2.31, 2);
  expect(impactRatio({ accepted: 0, decided: 40 }, { accepted: 4, decided: 40 })).toBeNull();
});

const members = (group: string, accepted: number, decided: number) =>
  Array.from({ length: decided }, (_, place) => ({ group, decision: place < accepted ? 'accepted' : 'rejected' }));

test('the four-fifths rule compares with the group of the highest rate', () => {
  // The example of the EEOC's Questions and Answers on the Uniform Guidelines (1979), 12: 60 % and 30 %.
  const found = attributeOf(
    'g',
    'Group',
    [...members('one', 48, 80), ...members('two', 12, 40)],
    {},
    ({ group }) => group,
  );
  expect(found.groups).toEqual([
    expect.objectContaining({
      group: 'one',
      rate: 0.6,
      isReference: true,
      impactRatio: null,
      isBelowFourFifths: false,
    }),
    expect.objectContaining({ group: 'two', rate: 0.3, impactRatio: 0.5, isBelowFourFifths: true }),
  ]);
});

test('no group below the limit can be computed from what is shown', () => {
  const random = randomFrom(17);
  for (let run = 0; run < 2000; run++) {
    const sizes = Array.from({ length: 1 + Math.floor(random() * 7) }, () => 1 + Math.floor(random() ** 3 * 200));
    const groups = sizes.map((size) => ({ size }));
    const shown = shownGroups(groups, 30);
    const hidden = groups.filter((each) => !shown.has(each));
    for (const { size } of shown) expect(size).toBeGreaterThanOrEqual(30);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const difference = total - [...shown].reduce((sum, { size }) => sum + size, 0);
    if (hidden.length === 0) continue;
    // The difference to the total is of several groups and not small itself, or nothing is shown at all.
    if (shown.size > 0) {
      expect(hidden.length).toBeGreaterThan(1);
      expect(difference).toBeGreaterThanOrEqual(30);
    }
    // Nothing is hidden without need.
    if (Math.min(...sizes) >= 30) expect(hidden).toEqual([]);
  }
});

test('a small group is hidden together with the next one', () => {
  const all = [
    ...members('small', 3, 3),
    ...members('middle', 20, 40),
    ...members('large', 30, 60),
    ...members('other', 9, 45),
  ];
  const found = attributeOf('g', 'Group', all, {}, ({ group }) => group);
  const visible = found.groups.filter(({ decided }) => decided !== null).map(({ group }) => group);
  expect([visible.toSorted(), found.hiddenGroups]).toEqual([['large', 'other'], 2]);
});
