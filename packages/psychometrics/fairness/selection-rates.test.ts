import { expect, test } from 'vitest';
import { impactByGroup } from './impact-by-group.ts';
import { fisherExact, impactRatio, wilson } from './selection-rates.ts';
import { shownGroups } from './shown-groups.ts';

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

const byGroup = (people: readonly ReturnType<typeof members>[number][]) =>
  impactByGroup(people, {
    groupOf: ({ group }) => group,
    isAccepted: ({ decision }) => decision === 'accepted',
    titles: {},
    minGroup: 30,
  });

test('the four-fifths rule compares with the group of the highest rate', () => {
  // The example of the EEOC's Questions and Answers on the Uniform Guidelines (1979), 12: 60 % and 30 %.
  const found = byGroup([...members('one', 48, 80), ...members('two', 12, 40)]);
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
  const found = byGroup(all);
  const visible = found.groups.filter(({ decided }) => decided !== null).map(({ group }) => group);
  expect([visible.toSorted(), found.hiddenGroups]).toEqual([['large', 'other'], 2]);
});
