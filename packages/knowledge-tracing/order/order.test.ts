import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import { skillGraph } from '../prerequisites/graph.ts';
import { recommendedOrder } from './recommended-order.ts';

const graph = skillGraph(
  ['networks', 'calculus', 'algebra', 'arithmetic', 'statistics', 'poetry', 'rhetoric'],
  [
    { skill: 'networks', needs: 'calculus' },
    { skill: 'networks', needs: 'statistics' },
    { skill: 'calculus', needs: 'algebra' },
    { skill: 'statistics', needs: 'algebra' },
    { skill: 'algebra', needs: 'arithmetic' },
    { skill: 'rhetoric', needs: 'poetry' },
  ],
);
const stateOf = (targets: string[], masteries: Record<string, number> = {}, hours: Record<string, number> = {}) => ({
  targets,
  masteryOf: (skill: string) => masteries[skill] ?? 0.2,
  hoursOf: (skill: string) => hours[skill] ?? 5,
});
const namesOf = (order: readonly { skill: string }[]) => order.map(({ skill }) => skill);

describe('recommended order', () => {
  it('puts what a target needs before it, and nothing else', () => {
    const order = recommendedOrder(graph, stateOf(['networks']));
    expect(namesOf(order)).toEqual(['arithmetic', 'algebra', 'calculus', 'statistics', 'networks']);
    expect(order.at(-1)).toMatchObject({ missing: ['calculus', 'statistics'], targets: ['networks'] });
    expect(recommendedOrder(graph, stateOf([]))).toEqual([]);
  });

  it('leaves out what is known and what only that needs', () => {
    const order = recommendedOrder(graph, stateOf(['networks'], { algebra: 0.97, statistics: 0.6 }));
    expect(namesOf(order)).toEqual(['statistics', 'calculus', 'networks']);
    expect(recommendedOrder(graph, stateOf(['networks'], { networks: 0.96 }))).toEqual([]);
    const strict = recommendedOrder(graph, stateOf(['networks'], { algebra: 0.97 }), { known: 0.98 });
    expect(namesOf(strict)).toContain('algebra');
  });

  it('passes over prerequisites that are probably known, with what only they need, but no targets', () => {
    const state = stateOf(['networks', 'statistics'], { algebra: 0.7, statistics: 0.7 });
    expect(namesOf(recommendedOrder(graph, state))).toEqual([
      'arithmetic',
      'algebra',
      'statistics',
      'calculus',
      'networks',
    ]);
    const short = recommendedOrder(graph, state, { passOver: 0.6 });
    expect(namesOf(short)).toEqual(['statistics', 'calculus', 'networks']);
    // Doing without takes longer: the speed is 0.5 where it is not known after all.
    expect(short.find(({ skill }) => skill === 'calculus')?.hours).toBeCloseTo(4 / 0.85, 12);
  });

  it('passes over prerequisites that take more hours than they save, and what only they need', () => {
    const order = (hours: Record<string, number>, masteries = {}) =>
      namesOf(recommendedOrder(graph, stateOf(['networks'], masteries, hours), { passOverUnworthy: 0.1 }));
    // Each takes 4 hours; without one that it needs, 4 hours become 4/0.6.
    expect(order({})).toEqual(['networks']);
    // 16 hours would become 16/0.6. Algebra is needed twice, arithmetic once.
    expect(order({ networks: 20 })).toEqual(['algebra', 'calculus', 'statistics', 'networks']);
    expect(order({ networks: 20 }, { algebra: 0.5 })).toEqual(['algebra', 'calculus', 'statistics', 'networks']);
    expect(order({ networks: 20, algebra: 8 })).toEqual(['calculus', 'statistics', 'networks']);
    // What is less probably known is learnt in any case.
    const strict = recommendedOrder(graph, stateOf(['networks']), { passOverUnworthy: 0.3 });
    expect(namesOf(strict)).toEqual(['arithmetic', 'algebra', 'calculus', 'statistics', 'networks']);
    const [first] = recommendedOrder(graph, stateOf(['networks']), { passOverUnworthy: 0.1 });
    expect(first).toMatchObject({ missing: [], gainPerHour: (0.6 * 0.6) / 4 });
  });

  it('begins with what brings several targets nearer, then with the shortest way', () => {
    const shared = recommendedOrder(graph, stateOf(['rhetoric', 'calculus', 'statistics']));
    expect(namesOf(shared)).toEqual(['arithmetic', 'algebra', 'poetry', 'rhetoric', 'calculus', 'statistics']);
    expect(shared[0]?.targets).toEqual(['calculus', 'statistics']);
    const short = recommendedOrder(graph, stateOf(['calculus', 'rhetoric'], {}, { calculus: 20 }));
    expect(namesOf(short).slice(0, 2)).toEqual(['poetry', 'rhetoric']);
  });

  it('states the hours when its turn comes, and more if it were learned now', () => {
    const order = recommendedOrder(graph, stateOf(['calculus'], { arithmetic: 0.9, algebra: 0.4 }));
    const [arithmetic, algebra, calculus] = order;
    expect(arithmetic).toMatchObject({ skill: 'arithmetic', missing: [] });
    expect(arithmetic?.hours).toBeCloseTo(0.5, 12);
    expect(algebra?.hours).toBeCloseTo(3, 12);
    expect(algebra?.hoursNow).toBeCloseTo(3 / 0.95, 12);
    expect(calculus?.hoursNow).toBeCloseTo(4 / 0.7, 12);
    // 0.5 + 3 + 4 hours to the target, of which an hour covers a share.
    expect(arithmetic?.gainPerHour).toBeCloseTo(1 / 7.5, 12);
  });

  it('keeps prerequisites first in a large catalogue, whatever is known', () => {
    const random = seededRandom('large');
    const names = Array.from({ length: 2000 }, (_, n) => `s${n}`);
    const edges = names.flatMap((skill, n) =>
      n === 0 ? [] : Array.from({ length: 2 }, () => ({ skill, needs: `s${Math.floor(random() * n)}` })),
    );
    const large = skillGraph(names, edges);
    const masteries = Object.fromEntries(names.map((skill) => [skill, random()]));
    const order = namesOf(recommendedOrder(large, stateOf(names.slice(-20), masteries)));
    const placeOf = new Map(order.map((skill, place) => [skill, place]));
    expect(placeOf.size).toBe(order.length);
    for (const { skill, needs } of edges) {
      if (placeOf.has(skill) && (masteries[needs] ?? 0) < 0.95) {
        expect(placeOf.get(needs)).toBeLessThan(placeOf.get(skill) as number);
      }
    }
  });

  it('refuses unknown targets, cycles and hours or probabilities that are none', () => {
    expect(() => recommendedOrder(graph, stateOf(['juggling']))).toThrow('Unknown skill: juggling');
    expect(() => recommendedOrder(graph, stateOf(['poetry'], { poetry: 1.2 }))).toThrow('The mastery of poetry is 1.2');
    expect(() => recommendedOrder(graph, stateOf(['poetry'], {}, { poetry: 0 }))).toThrow('The hours of poetry are 0');
    const circular = skillGraph(
      ['a', 'b'],
      [
        { skill: 'a', needs: 'b' },
        { skill: 'b', needs: 'a' },
      ],
    );
    expect(() => recommendedOrder(circular, stateOf(['a']))).toThrow('There is a cycle of prerequisites on the way');
  });
});
