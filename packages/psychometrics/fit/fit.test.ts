import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import { calibrate } from '../calibration/calibrate.ts';
import type { ResponsePattern } from '../calibration/response-matrix.ts';
import type { GradedParameters, ItemParameters } from '../models/item-parameters.ts';
import { probability } from '../models/model.ts';
import type { Random } from '../random.ts';
import { normalDraw, respond } from '../simulation/respond.ts';
import { itemFit } from './item-fit.ts';
import { m2 } from './overall-fit.ts';

/** Five right-or-wrong items: how many people gave each of the 32 patterns from 00000 to 11111. */
const lsat = (counts: readonly number[]): ResponsePattern[] =>
  counts.map((count, pattern) => ({ responses: Array.from(pattern.toString(2).padStart(5, '0'), Number), count }));

// Bock and Lieberman 1970. Parameters of section 6 at the maximum of the likelihood, of section 7 as printed by mirt.
const lsat6 = lsat([
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61, 28, 298,
]);
const lsat7 = lsat([
  12, 19, 1, 7, 3, 19, 3, 17, 10, 5, 3, 7, 7, 23, 8, 28, 7, 39, 11, 34, 14, 51, 15, 90, 6, 25, 7, 35, 18, 136, 32, 308,
]);
const onePl = [-3.615267, -1.322421, -0.317631, -1.73009, -2.780172].map((b) => ({ a: 0.755135, b }));
const twoPl = (
  [
    [0.988, 1.856],
    [1.081, 0.808],
    [1.706, 1.804],
    [0.765, 0.486],
    [0.736, 1.855],
  ] as const
).map(([a, intercept]) => ({ a, b: -intercept / a }));

describe('published fit', () => {
  it('M2 of the 1PL of LSAT section 6', () => {
    const found = m2(onePl, lsat6, { model: '1PL' });
    // mirt prints 5.293 where its EM stops; at the maximum itself it is 5.2913.
    expect(found.m2).toBeCloseTo(5.2926, 2);
    expect(found).toMatchObject({ df: 9, rmsea: 0, cfi: 1, persons: 1000, incomplete: 0 });
    expect(found.pValue).toBeCloseTo(0.808, 3);
    expect(found.rmseaInterval?.[0]).toBe(0);
    expect(found.rmseaInterval?.[1]).toBeCloseTo(0.023, 3);
    expect(found.srmsr).toBeCloseTo(0.022, 3);
    expect(found.tli).toBeCloseTo(1.073, 3);
  });

  it('M2 and S-X² of LSAT section 7 with our calibration, to the digits of mirt’s tests', () => {
    const items = calibrate(lsat7, { model: '2PL', standardErrors: 'none' }).items;
    const found = m2(items, lsat7, { model: '2PL' });
    expect(found.m2).toBeCloseTo(11.93841, 4);
    expect(found.df).toBe(5);
    const byItem = itemFit(items, lsat7, { model: '2PL' }).items;
    for (const [item, value] of [4.74944, 14.451071, 1.270381, 5.2374, 0.941125].entries()) {
      expect(byItem[item]?.sX2).toBeCloseTo(value, 2);
      expect(byItem[item]?.df).toBe(2);
    }
  });

  it('M2 of the 2PL of LSAT section 7', () => {
    const found = m2(twoPl, lsat7, { model: '2PL' });
    expect(found.m2).toBeCloseTo(11.938, 2);
    expect(found.df).toBe(5);
    expect(found.pValue).toBeCloseTo(0.036, 3);
    expect(found.rmsea).toBeCloseTo(0.037, 3);
    expect(found.rmseaInterval?.[0]).toBeCloseTo(0.009, 3);
    expect(found.rmseaInterval?.[1]).toBeCloseTo(0.065, 3);
    expect(found.srmsr).toBeCloseTo(0.032, 3);
    expect(found.cfi).toBeCloseTo(0.968, 3);
    expect(found.tli).toBeCloseTo(0.937, 3);
  });

  it('S-X² of the 1PL of LSAT section 6, as printed by mirt', () => {
    const { items } = itemFit(onePl, lsat6, { model: '1PL' });
    expect(items.map(({ df }) => df)).toEqual([2, 2, 1, 2, 2]);
    for (const [item, value] of [0.436, 1.576, 0.871, 0.19, 0.19].entries()) {
      expect(items[item]?.sX2).toBeCloseTo(value, 2);
    }
    for (const [item, value] of [0.804, 0.455, 0.351, 0.909, 0.909].entries()) {
      expect(items[item]?.pValue).toBeCloseTo(value, 2);
    }
    expect(items.every(({ rmsea }) => rmsea === 0)).toBe(true);
  });
});

const people = (items: readonly ItemParameters[], count: number, random: Random): ResponsePattern[] =>
  Array.from({ length: count }, () => {
    const theta = normalDraw(random);
    return { responses: items.map((item) => respond(item, theta, random)), count: 1 };
  });

const dichotomous = Array.from({ length: 10 }, (_, index) => ({ a: 0.8 + 0.1 * (index % 6), b: -1.8 + 0.4 * index }));
const graded: GradedParameters[] = Array.from({ length: 8 }, (_, index) => ({
  a: 0.8 + 0.2 * (index % 5),
  b: [-2 + 0.2 * index, -0.5 + 0.1 * index, 0.8 + 0.1 * index],
}));

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/** Shares of p-values below 0.05 and 0.5 over many samples from the model itself. */
function falseAlarms(items: readonly ItemParameters[], model: '2PL' | '3PL' | 'GRM', seed: string) {
  const random = seededRandom(seed);
  const byItem: number[] = [];
  const overall: number[] = [];
  for (let sample = 0; sample < 60; sample++) {
    const patterns = people(items, 600, random);
    byItem.push(...itemFit(items, patterns, { model, estimated: false }).items.flatMap(({ pValue }) => pValue ?? []));
    overall.push(m2(items, patterns, { model, estimated: false }).pValue ?? 0);
  }
  const below = (values: readonly number[], limit: number) =>
    values.filter((value) => value < limit).length / values.length;
  return { items: [below(byItem, 0.05), below(byItem, 0.5)], overall: [below(overall, 0.05), below(overall, 0.5)] };
}

it('the time of M2 does not depend on the number of people', () => {
  const items = [-1, 0, 1].map((b) => ({ a: 1, b }));
  const found = m2(
    items,
    lsat(Array(8).fill(1e12)).map((each) => ({ ...each, responses: each.responses.slice(2) })),
    {
      model: '1PL',
    },
  );
  expect(found.rmseaInterval?.[0]).toBeLessThan(found.rmsea ?? 0);
  expect(found.rmseaInterval?.[1]).toBeGreaterThan(found.rmsea ?? 1);
});

describe('answers that follow the model', () => {
  it.each([
    ['2PL', dichotomous],
    ['3PL', dichotomous.map((item) => ({ ...item, c: 0.2 }))],
    ['GRM', graded],
  ] as const)('%s: p-values are uniform, five in a hundred below 0.05', (model, items) => {
    const found = falseAlarms(items, model, `${model} fits`);
    // Three standard errors: 480 to 600 items, 60 samples.
    expect(Math.abs((found.items[0] as number) - 0.05)).toBeLessThan(0.03);
    expect(Math.abs((found.items[1] as number) - 0.5)).toBeLessThan(0.07);
    expect(Math.abs((found.overall[0] as number) - 0.05)).toBeLessThan(0.085);
    expect(Math.abs((found.overall[1] as number) - 0.5)).toBeLessThan(0.2);
  });

  it('statistics are 0 for the expected answers', () => {
    // Every pattern with the number of people that the model expects out of a million.
    const items = dichotomous.slice(0, 4);
    const patterns = Array.from({ length: 16 }, (_, pattern) => {
      const responses = Array.from(pattern.toString(2).padStart(4, '0'), Number);
      let mass = 0;
      let sum = 0;
      for (let theta = -6; theta < 6.05; theta += 0.1) {
        const weight = Math.exp((-theta * theta) / 2);
        sum += weight;
        mass += responses.reduce(
          (product, response, item) =>
            product * Math.abs(1 - response - probability(items[item] as { a: number; b: number }, theta)),
          weight,
        );
      }
      return { responses, count: (1e6 * mass) / sum };
    });
    expect(m2(items, patterns, { model: '2PL', estimated: false }).m2).toBeCloseTo(0, 6);
    expect(m2(items, patterns, { model: '2PL', estimated: false }).srmsr).toBeCloseTo(0, 8);
    for (const { sX2 } of itemFit(items, patterns, { model: '2PL' }).items) expect(sX2).toBeCloseTo(0, 6);
  });
});

describe('answers that do not follow the model', () => {
  it('an item that able people fail is found among fitting ones', () => {
    const random = seededRandom('bad item');
    const patterns = Array.from({ length: 1000 }, () => {
      const theta = normalDraw(random);
      const odd = random() < 1 / (1 + Math.exp(1.2 * theta * theta - 1)) ? 1 : 0;
      return { responses: [...dichotomous.map((item) => respond(item, theta, random)), odd], count: 1 };
    });
    const items = [...dichotomous, { a: 0.3, b: -0.5 }];
    const fit = itemFit(items, patterns, { model: '2PL' });
    expect(fit.items.at(-1)?.adjustedPValue).toBeLessThan(1e-6);
    expect(fit.items.at(-1)?.rmsea).toBeGreaterThan(0.05);
    expect(fit.items.slice(0, -1).every(({ adjustedPValue }) => (adjustedPValue as number) > 0.01)).toBe(true);
  });

  it('M2 detects two abilities scored as one', () => {
    const random = seededRandom('two abilities');
    const patterns = Array.from({ length: 1000 }, () => {
      const thetas = [normalDraw(random), normalDraw(random)];
      return {
        responses: dichotomous.map((item, index) => respond(item, thetas[index % 2] as number, random)),
        count: 1,
      };
    });
    const found = m2(dichotomous, patterns, { model: '2PL' });
    expect(found.pValue).toBeLessThan(1e-6);
    expect(found.rmsea).toBeGreaterThan(0.04);
    expect(found.rmseaInterval?.[0]).toBeLessThan(found.rmsea as number);
    expect(found.rmseaInterval?.[1]).toBeGreaterThan(found.rmsea as number);
    expect(found.cfi).toBeLessThan(0.9);
    expect(found.srmsr).toBeGreaterThan(0.05);
  });
});

describe('the answers used for fit', () => {
  it('people with a missing answer are excluded and counted', () => {
    const gap = { responses: [1, null, 0, 1, 1], count: 7 };
    const found = itemFit(onePl, [...lsat6, gap], { model: '1PL' });
    expect(found).toMatchObject({ persons: 1000, incomplete: 7 });
    expect(found.items).toEqual(itemFit(onePl, lsat6, { model: '1PL' }).items);
    expect(m2(onePl, [...lsat6, gap], { model: '1PL' })).toMatchObject({ persons: 1000, incomplete: 7 });
    expect(() => itemFit(onePl, [gap], { model: '1PL' })).toThrow(/no person answered every item/);
  });

  it('sparse cells are merged until each expects one person, without losing people', () => {
    const patterns = people(graded, 200, seededRandom('sparse'));
    for (const { groups } of itemFit(graded, patterns, { model: 'GRM' }).items) {
      for (const { cells, persons } of groups) {
        expect(Math.min(...cells.map(({ expected }) => expected))).toBeGreaterThanOrEqual(1);
        expect(sum(cells.map(({ observed }) => observed))).toBe(persons);
        expect(sum(cells.map(({ expected }) => expected))).toBeCloseTo(persons, 6);
      }
      const extremes = patterns.filter(({ responses }) => [0, 24].includes(sum(responses.map(Number))));
      expect(sum(groups.map(({ persons }) => persons))).toBe(200 - extremes.length);
    }
  });

  it('an answer that the model excludes has p-value 0', () => {
    const impossible = [
      { a: 1, b: 900 },
      { a: 1, b: 0 },
      { a: 1, b: 0.5 },
    ];
    const answers = [
      { responses: [1, 0, 0], count: 4 },
      { responses: [0, 1, 0], count: 40 },
      { responses: [0, 1, 1], count: 30 },
    ];
    expect(itemFit(impossible, answers, { model: '2PL', estimated: false }).items[0]?.pValue).toBe(0);
    expect(() => m2(impossible, answers, { model: '2PL' })).toThrow(/next to no chance/);
  });

  it('without degrees of freedom there is no p-value', () => {
    const three = lsat6.map(({ responses, count }) => ({ responses: responses.slice(0, 3), count }));
    const found = m2(onePl.slice(0, 3), three, { model: '2PL' });
    expect(found).toMatchObject({ m2: 0, df: 0, pValue: null, rmsea: null, rmseaInterval: null, cfi: null });
    for (const item of itemFit(onePl.slice(0, 3), three, { model: '2PL' }).items) {
      expect(item).toMatchObject({ df: 0, pValue: null, adjustedPValue: null, rmsea: null });
    }
  });

  it('graded items without degrees of freedom for M2* are tested by C2', () => {
    const patterns = people(graded.slice(0, 5), 800, seededRandom('short'));
    const found = m2(graded.slice(0, 5), patterns, { model: 'GRM' });
    expect(found).toMatchObject({ statistic: 'C2', df: 5 });
    expect(found.pValue).toBeGreaterThan(0.01);
    expect(m2(graded, people(graded, 300, seededRandom('long')), { model: 'GRM' })).toMatchObject({
      statistic: 'M2*',
      df: 4,
    });
  });

  it('dichotomous items have the same fit as graded items with one threshold', () => {
    const asGraded = onePl.map(({ a, b }) => ({ a, b: [b] }));
    expect(m2(asGraded, lsat6, { model: 'GRM' }).m2).toBeCloseTo(m2(onePl, lsat6, { model: '2PL' }).m2, 9);
    const gradedFit = itemFit(asGraded, lsat6, { model: 'GRM' });
    for (const [item, { sX2 }] of itemFit(onePl, lsat6, { model: '2PL' }).items.entries()) {
      expect(gradedFit.items[item]?.sX2).toBeCloseTo(sX2, 9);
    }
  });

  it('impossible answers, counts and items are refused', () => {
    expect(() => itemFit(onePl, [{ responses: [0, 1, 2, 0, 1], count: 1 }], { model: '1PL' })).toThrow(/response 2/);
    expect(() => itemFit(onePl, [{ responses: [0, 1], count: 1 }], { model: '1PL' })).toThrow(/5 items/);
    expect(() => m2(onePl, [{ responses: [0, 1, 0, 0, 1], count: -1 }], { model: '1PL' })).toThrow(/counts/);
    expect(() => m2([{ a: -1, b: 0 }, ...onePl.slice(1)], lsat6, { model: '1PL' })).toThrow(/discrimination/);
    const many = Array.from({ length: 121 }, () => ({ a: 1, b: 0 }));
    const answered = [{ responses: many.map(() => 1), count: 1 }];
    expect(() => m2(many, answered, { model: '2PL' })).toThrow(/compares all pairs .* 121 items/);
    expect(() => itemFit(onePl.slice(0, 1), [], { model: '1PL' })).toThrow(/two items/);
    const turned = onePl.map((item, index) => (index === 2 ? { ...item, a: -1 } : item));
    expect(() => m2(turned, lsat6, { model: '1PL' })).toThrow(/item 3: discrimination a must be a positive number/);
  });
});
