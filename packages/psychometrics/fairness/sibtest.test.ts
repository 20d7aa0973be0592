import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import type { DichotomousParameters } from '../models/item-parameters.ts';
import { normalDraw, respond } from '../simulation/respond.ts';
import { mantelHaenszelForItems } from './mantel-haenszel-items.ts';
import type { GroupedPattern } from './matched-people.ts';
import { sibtestForItems } from './sibtest.ts';

const fair: DichotomousParameters[] = Array.from({ length: 40 }, (_, index) => ({
  a: 0.8 + 0.04 * ((index * 7) % 20),
  b: -1.95 + 0.1 * index,
  c: 0.2,
}));

/** Half of the people are focal, with a lower mean ability; the items may differ for them. */
function people(count: number, seed: string, impact: number, forFocal = fair): GroupedPattern[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, person) => {
    const group = person % 2 === 0 ? 'reference' : 'focal';
    const theta = normalDraw(random) - (group === 'focal' ? impact : 0);
    const items = group === 'focal' ? forFocal : fair;
    return { group, count: 1, responses: items.map((item) => respond(item, theta, random)) };
  });
}

describe('SIBTEST', () => {
  it('keeps its level where groups differ by a standard deviation and answers are guessed', () => {
    let rejected = 0;
    let tests = 0;
    for (let sample = 0; sample < 6; sample++) {
      for (const { found } of sibtestForItems(people(2000, `impact ${sample}`, 1), { purify: false }).items) {
        tests += 1;
        if (found && found.pValue < 0.05) rejected += 1;
      }
    }
    expect(tests).toBe(240);
    expect(rejected / tests).toBeLessThan(0.113); // 6.5 % and three standard errors of 240 tests
  });

  it('is the mean difference at equal scores where the groups are equally able', () => {
    // The same people in both groups, but every fifth focal one misses item 0.
    const reference = people(4000, 'twice', 0).map((pattern) => ({ ...pattern, group: 'reference' as const }));
    const focal = reference.map((pattern, person) => ({
      ...pattern,
      group: 'focal' as const,
      responses: pattern.responses.map((points, item) => (item === 0 && person % 5 === 0 ? 0 : points)),
    }));
    const share = reference.filter(({ responses }) => responses[0] === 1).length / reference.length;
    const found = sibtestForItems([...reference, ...focal], { purify: false }).items[0]?.found;
    expect(found?.beta).toBeCloseTo(share / 5, 2);
    expect(found?.class).toBe('C');
    expect(found?.used).toBeGreaterThan(0.9);
  });

  it('finds a harder item, in the direction of Mantel-Haenszel, and not its neighbours', () => {
    const harder = fair.map((item, index) => (index === 18 ? { ...item, b: item.b + 1 } : item));
    const patterns = people(3000, 'harder', 0.5, harder);
    const { items, excluded } = sibtestForItems(patterns);
    expect(excluded).toContain(18);
    expect(items[18]?.found?.class).toBe('C');
    expect(items[18]?.found?.beta).toBeGreaterThan(0.088);
    expect(mantelHaenszelForItems(patterns).items[18]?.found?.delta).toBeLessThan(-1);
    expect(items[19]?.found?.class).not.toBe('C');
  });

  it('says why it cannot judge', () => {
    const few = people(12, 'few', 0);
    expect(sibtestForItems(few).items.every(({ found, problem }) => found || problem)).toBe(true);
    const two = people(400, 'two', 0).map((pattern) => ({ ...pattern, responses: pattern.responses.slice(0, 2) }));
    expect(sibtestForItems(two).items[0]?.problem).toContain('fewer than two');
    expect(() => sibtestForItems(few, { matching: few.map(() => 0) })).toThrow(RangeError);
  });
});
