import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import type { ItemParameters } from '../models/item-parameters.ts';
import { information, probability } from '../models/model.ts';
import { formulaBank, formulaBankFigures, gradedItems } from '../published-figures.ts';
import { estimate } from '../scoring/estimate.ts';
import { posterior } from '../scoring/posterior.ts';
import { normalDraw, respond } from '../simulation/respond.ts';
import { toBank } from './bank.ts';
import type { SelectionOptions } from './next-item.ts';
import { nextItem } from './next-item.ts';

const random = seededRandom('next item');
const noRandom = () => {
  throw new Error('the selection must not be random');
};
const some: ItemParameters[] = Array.from({ length: 250 }, (_, index) => {
  const a = 0.5 + 2 * random();
  const b = 6 * random() - 3;
  if (index % 7 === 0) return { a, b: [b - 1, b, b + 0.6] };
  return { a, b, c: index % 2 ? 0.25 * random() : 0, d: index % 5 ? 1 : 0.95 };
});
const bank = toBank(some);

describe('the next item', () => {
  it('is the most informative remaining item at θ, for any form of `administered`', () => {
    const formula = toBank(formulaBank);
    const options = { rule: 'MFI' } as const;
    const [first, second, third] = formulaBankFigures.mostInformative;
    expect(nextItem(formula, { theta: 0, administered: [] }, options, noRandom)).toBe(first);
    expect(nextItem(formula, { theta: 0, administered: [first] }, options, noRandom)).toBe(second);
    expect(nextItem(formula, { theta: 0, administered: new Set([first, second]) }, options, noRandom)).toBe(third);
    const mask = new Uint8Array(30);
    mask[first] = 1;
    expect(nextItem(formula, { theta: 0, administered: mask }, options, noRandom)).toBe(second);
    expect(mask[second]).toBe(0);
  });

  it.each([
    ['MFI', 0],
    ['MPWI', 1e-3],
    ['KL', 1e-3],
  ] as const)('by %s agrees with a fine integral', (rule, tolerance) => {
    for (const theta of [-2.5, -0.3, 0.45, 1.6, 2.9]) {
      for (const se of [1, 0.45, 0.2]) {
        const chosen = nextItem(bank, { theta, se, administered: [] }, { rule }, noRandom) as number;
        const values = some.map((item) => criterion(item, theta, se, rule));
        expect(values[chosen]).toBeGreaterThanOrEqual(Math.max(...values) * (1 - tolerance));
      }
    }
  });

  it.each(['MPWI', 'KL'] as const)('by %s uses the posterior if given', (rule) => {
    const items = [some[3], some[8], some[15]] as ItemParameters[];
    const known = posterior(items, [1, 1, 0]);
    const state = { theta: known.mean, se: known.sd, administered: [] };
    const chosen = nextItem(bank, { ...state, posterior: known }, { rule }, noRandom) as number;
    const values = some.map((item) => {
      let sum = 0;
      known.nodes.forEach((theta, node) => {
        sum += (known.density[node] as number) * valueAt(item, known.mean, theta, rule);
      });
      return sum;
    });
    expect(values[chosen]).toBeGreaterThanOrEqual(Math.max(...values) * (1 - 2e-3));
  });

  it.each(['MFI', 'MPWI', 'KL'] as const)('by %s has the lower index among equals', (rule) => {
    const twins = toBank([
      { a: 1, b: 2 },
      { a: 1, b: 0 },
      { a: 1, b: 0 },
      { a: 1, b: -2 },
      { a: 1, b: 0 },
    ]);
    expect(nextItem(twins, { theta: 0, se: 0.5, administered: [] }, { rule }, noRandom)).toBe(1);
    expect(nextItem(twins, { theta: 0, se: 0.5, administered: [1] }, { rule }, noRandom)).toBe(2);
  });

  it.each(['MFI', 'MPWI', 'KL'] as const)('by %s exists for abilities beyond the scale', (rule) => {
    for (const theta of [-40, -6, 6, 40]) {
      for (const se of [0, 0.05, 3]) {
        expect(nextItem(bank, { theta, se, administered: [] }, { rule }, noRandom)).toBeTypeOf('number');
      }
    }
  });

  it('is one of the candidates, or undefined when all are used', () => {
    const candidates = new Uint8Array(250);
    candidates[10] = candidates[20] = 1;
    const options = { rule: 'MFI', candidates } as const;
    const first = nextItem(bank, { theta: 0, administered: [] }, options, noRandom) as number;
    expect([10, 20]).toContain(first);
    expect(nextItem(bank, { theta: 0, administered: [first] }, options, noRandom)).toBe(30 - first);
    expect(nextItem(bank, { theta: 0, administered: [10, 20] }, options, noRandom)).toBeUndefined();
    expect(nextItem(toBank([]), { theta: 0, administered: [] }, { rule: 'MPWI' }, noRandom)).toBeUndefined();
  });

  it('is refused for invalid input', () => {
    const state = { theta: 0, administered: [] };
    expect(() => nextItem(bank, { ...state, theta: Number.NaN }, { rule: 'MFI' }, noRandom)).toThrow(/θ/);
    expect(() => nextItem(bank, { ...state, se: Number.NaN }, { rule: 'MPWI' }, noRandom)).toThrow(/SE/);
    expect(() => nextItem(bank, { ...state, administered: [250] }, { rule: 'MFI' }, noRandom)).toThrow(/no item 250/);
    expect(() => nextItem(bank, { ...state, administered: new Uint8Array(3) }, { rule: 'MFI' }, noRandom)).toThrow(
      /250/,
    );
    expect(() => nextItem(bank, state, { rule: 'MFI', candidates: new Uint8Array(3) }, noRandom)).toThrow(/candidates/);
    expect(() => nextItem(bank, state, { rule: 'MFI', randomesque: 0 }, noRandom)).toThrow(/randomesque/);
    expect(() => nextItem(bank, state, { rule: 'best' as 'MFI' }, noRandom)).toThrow(/rule/);
    expect(() =>
      toBank([
        { a: 1, b: 0 },
        { a: 0, b: 0 },
      ]),
    ).toThrow(/item 1: discrimination/);
  });
});

describe('exposure control', () => {
  it('chooses among the best at random with equal frequency', () => {
    const seeded = seededRandom('randomesque');
    const best = some
      .map((item, index) => ({ index, value: information(item, 0.2) }))
      .sort((left, right) => right.value - left.value)
      .slice(0, 5)
      .map(({ index }) => index);
    const shown = new Map<number, number>();
    for (let taker = 0; taker < 2000; taker++) {
      const item = nextItem(bank, { theta: 0.2, administered: [] }, { rule: 'MFI', randomesque: 5 }, seeded) as number;
      shown.set(item, (shown.get(item) ?? 0) + 1);
    }
    expect([...shown.keys()].sort()).toEqual(best.sort());
    for (const count of shown.values()) expect(count).toBeGreaterThan(330);
  });

  it('works with fewer candidates than randomesque', () => {
    const candidates = new Uint8Array(250);
    candidates[7] = 1;
    expect(nextItem(bank, { theta: 0, administered: [] }, { rule: 'KL', randomesque: 20, candidates }, random)).toBe(7);
  });

  it('skips items that would exceed the maximum rate, unless no other is left', () => {
    const three = toBank([
      { a: 2, b: 0 },
      { a: 1, b: 0 },
      { a: 1.5, b: 0 },
    ]);
    const choose = (counts: number[], takers: number) =>
      nextItem(
        three,
        { theta: 0, administered: [] },
        { rule: 'MFI', exposure: { counts, takers, maximumRate: 0.25 } },
        noRandom,
      );
    expect(choose([24, 0, 0], 100)).toBe(0);
    expect(choose([25, 0, 0], 100)).toBe(2);
    expect(choose([25, 0, 40], 100)).toBe(1);
    expect(choose([25, 25, 40], 100)).toBe(0);
    expect(choose([0, 0, 0], 1)).toBe(0);
    expect(() => choose([0, 0], 1)).toThrow(/count/);
    expect(() => choose([0, 0, 0], Number.NaN)).toThrow(/takers/);
  });

  it('keeps every item of a bank of 200 below a quarter of the takers', () => {
    const seeded = seededRandom('exposure');
    const items = some.slice(0, 200);
    const small = toBank(items);
    const counts = new Uint32Array(200);
    const takers = 300;
    for (let taker = 1; taker <= takers; taker++) {
      const ability = normalDraw(seeded);
      const administered: number[] = [];
      const responses: number[] = [];
      while (administered.length < 10) {
        const theta = responses.length ? estimateOf(items, administered, responses).theta : 0;
        const options: SelectionOptions = {
          rule: 'MFI',
          randomesque: 20,
          exposure: { counts, takers: taker, maximumRate: 0.25 },
        };
        const item = nextItem(small, { theta, administered }, options, seeded) as number;
        administered.push(item);
        responses.push(respond(items[item] as ItemParameters, ability, seeded));
        counts[item] = (counts[item] as number) + 1;
      }
    }
    // For the first three takers every item exceeds the rate when it is first shown.
    expect(Math.max(...counts) / takers).toBeLessThanOrEqual(0.25 + 3 / takers);
  });
});

describe('content balance', () => {
  const areas = Uint8Array.from({ length: 250 }, (_, index) => index % 3);

  it('chooses from the area furthest below its target', () => {
    const content = { areas, targets: [50, 30, 20] };
    const administered: number[] = [];
    const order: number[] = [];
    for (let asked = 0; asked < 10; asked++) {
      const item = nextItem(bank, { theta: 0, administered }, { rule: 'MFI', content }, noRandom) as number;
      administered.push(item);
      order.push(item % 3);
    }
    expect(order[0]).toBe(0);
    expect([0, 1, 2].map((area) => order.filter((each) => each === area).length)).toEqual([5, 3, 2]);
  });

  it('continues with other areas when one is used up, and ends with areas without a target', () => {
    const candidates = Uint8Array.from(areas, (area, index) => (area !== 0 && index < 9 ? 1 : 0));
    const options = { rule: 'MFI', candidates, content: { areas, targets: [1, 0, 0.5] } } as const;
    const administered: number[] = [];
    for (let asked = 0; asked < 6; asked++) {
      administered.push(nextItem(bank, { theta: 0, administered }, options, noRandom) as number);
    }
    expect(administered.map((item) => item % 3)).toEqual([2, 2, 2, 1, 1, 1]);
    expect(nextItem(bank, { theta: 0, administered }, options, noRandom)).toBeUndefined();
  });

  it('refuses areas and targets that do not match', () => {
    const choose = (content: SelectionOptions['content']) =>
      nextItem(bank, { theta: 0, administered: [] }, { rule: 'MFI', content }, noRandom);
    expect(() => choose({ areas, targets: [1, 1] })).toThrow(/area 2/);
    expect(() => choose({ areas, targets: [0, 0, 0] })).toThrow(/targets/);
    expect(() => choose({ areas: [0], targets: [1] })).toThrow(/250/);
  });
});

describe('an adaptive test', () => {
  it('is more precise than a fixed one of the same length', () => {
    const seeded = seededRandom('adaptive');
    let [adaptive, fixed] = [0, 0];
    for (let person = 0; person < 40; person++) {
      const ability = normalDraw(seeded);
      const administered: number[] = [];
      const responses: number[] = [];
      let current = { theta: 0, se: 1 };
      while (administered.length < 12) {
        const item = nextItem(bank, { ...current, administered }, { rule: 'MPWI' }, noRandom) as number;
        administered.push(item);
        responses.push(respond(some[item] as ItemParameters, ability, seeded));
        current = estimateOf(some, administered, responses);
      }
      adaptive += current.se / 40;
      const form = Array.from({ length: 12 }, (_, position) => (person * 12 + position * 20) % 250);
      const answers = form.map((item) => respond(some[item] as ItemParameters, ability, seeded));
      fixed += estimateOf(some, form, answers).se / 40;
    }
    expect(adaptive).toBeLessThan(0.75 * fixed);
  });
});

function estimateOf(items: readonly ItemParameters[], administered: readonly number[], responses: readonly number[]) {
  return estimate(
    administered.map((item) => items[item] as ItemParameters),
    responses,
    { method: 'EAP' },
  );
}

/** The criterion of a rule, by the trapezoid rule. */
function criterion(item: ItemParameters, estimated: number, se: number, rule: SelectionOptions['rule']): number {
  if (rule === 'MFI') return information(item, estimated);
  let [sum, mass] = [0, 0];
  for (let node = -150; node <= 150; node++) {
    const weight = Math.exp(-0.5 * (node / 30) ** 2);
    sum += weight * valueAt(item, estimated, estimated + (se * node) / 30, rule);
    mass += weight;
  }
  return sum / mass;
}

function valueAt(item: ItemParameters, estimated: number, theta: number, rule: 'MFI' | 'MPWI' | 'KL'): number {
  if (rule !== 'KL') return information(item, theta);
  const [here, there] = [estimated, theta].map((at) => {
    const answers = probability(item, at);
    return typeof answers === 'number' ? [1 - answers, answers] : answers;
  }) as [number[], number[]];
  return here.reduce((sum, p, response) => sum + p * Math.log(p / (there[response] as number)), 0);
}

describe('a bank', () => {
  it('has an upper bound of each item’s information', () => {
    for (const [index, item] of [...some, ...gradedItems].entries()) {
      const ceiling = toBank([item]).ceiling[0] as number;
      if (index < some.length) expect(bank.ceiling[index]).toBe(ceiling);
      for (let theta = -6; theta <= 6; theta += 0.05) expect(information(item, theta)).toBeLessThanOrEqual(ceiling);
    }
  });
});
