import { seededRandom } from 'seeded-random';
import { describe, expect, it } from 'vitest';
import type { SkillGraph } from './graph.ts';
import { ancestors, findCycle, skillGraph, topologicalOrder } from './graph.ts';
import { levels, longestChain, stages } from './stages.ts';

/** `loops: variables, types` on a line of its own: a skill and what it needs. */
function graphOf(text: string): SkillGraph {
  const rows = text.split('\n').map((line) => line.split(':').map((part) => part.trim()));
  return skillGraph(
    rows.map(([skill = '']) => skill),
    rows.flatMap(([skill = '', needs = '']) =>
      needs.split(',').flatMap((need) => (need.trim() === '' ? [] : { skill, needs: need.trim() })),
    ),
  );
}

const programming = graphOf(`recursion: functions, stacks
functions: variables
stacks: lists
lists: loops
loops: variables
variables:
poetry:`);

const randomGraph = (seed: number, size: number): SkillGraph => {
  const random = seededRandom(seed);
  const names = Array.from({ length: size }, (_, n) => `s${n}`);
  const edges = names.flatMap((skill, n) =>
    n === 0 ? [] : Array.from({ length: 3 }, () => ({ skill, needs: `s${Math.floor(random() * n)}` })),
  );
  return skillGraph(names.toReversed(), edges);
};

describe('prerequisites', () => {
  it('lists every skill once and after all its prerequisites', () => {
    expect(topologicalOrder(programming)).toEqual([
      ...['variables', 'functions', 'loops', 'lists', 'stacks', 'recursion', 'poetry'],
    ]);
    const graph = randomGraph(1, 500);
    const order = topologicalOrder(graph);
    expect(new Set(order).size).toBe(500);
    const placeOf = new Map(order.map((skill, place) => [skill, place]));
    for (const [index, skill] of graph.skills.entries()) {
      const { starts, ids } = graph.prerequisites;
      for (const needed of ids.subarray(starts[index], starts[index + 1])) {
        expect(placeOf.get(graph.skills[needed] as string)).toBeLessThan(placeOf.get(skill) as number);
      }
    }
  });

  it('finds a cycle with its path, in which each skill needs the next', () => {
    expect(findCycle(programming)).toBeUndefined();
    const circular = graphOf('entry: a\na: b\nb: c\nc: a\nother:');
    expect(findCycle(circular)).toEqual(['a', 'b', 'c', 'a']);
    expect(() => topologicalOrder(circular)).toThrow(new RangeError('A cycle of prerequisites: a → b → c → a'));
    expect(() => longestChain(circular, 'entry')).toThrow(RangeError);
    expect(findCycle(graphOf('a: a'))).toEqual(['a', 'a']);
  });

  it('finds a cycle behind a chain of 20,000 skills', () => {
    const names = Array.from({ length: 20_000 }, (_, n) => `s${n}`);
    const chain = names.slice(1).map((skill, n) => ({ skill, needs: names[n] as string }));
    expect(topologicalOrder(skillGraph(names.toReversed(), chain))).toEqual(names);
    const closed = skillGraph(names, [...chain, { skill: 's0', needs: 's19999' }]);
    expect(findCycle(closed)).toHaveLength(20_001);
  });

  it('lists what a skill needs, directly and through others', () => {
    expect(ancestors(programming, ['stacks'])).toEqual(['variables', 'loops', 'lists']);
    expect(ancestors(programming, ['variables'])).toEqual([]);
    expect(ancestors(programming, ['functions', 'loops', 'lists'])).toEqual(['variables', 'loops']);
  });

  it('counts levels by the longest chain, not the shortest', () => {
    expect(Array.from(levels(programming))).toEqual([4, 1, 3, 2, 1, 0, 0]);
    expect(longestChain(programming, 'recursion')).toEqual(['variables', 'loops', 'lists', 'stacks', 'recursion']);
    expect(longestChain(programming, 'poetry')).toEqual(['poetry']);
  });

  it('divides the way to a target into four stages', () => {
    expect(stages(programming, ['recursion'])).toEqual([
      ...[['variables', 'functions', 'loops'], ['lists'], ['stacks'], ['recursion']],
    ]);
    expect(stages(programming, ['loops', 'poetry'])).toEqual([['variables', 'poetry'], ['loops'], [], []]);
    expect(stages(programming, ['recursion'], new Set(['variables', 'loops']))).toEqual([
      ...[['functions'], ['lists'], ['stacks'], ['recursion']],
    ]);
    expect(stages(programming, [])).toEqual([[], [], [], []]);
  });

  it('puts no skill into a stage before one of its prerequisites', () => {
    const graph = randomGraph(2, 300);
    const found = stages(graph, ['s299', 's298']);
    const stageOf = new Map(found.flatMap((skills, stage) => skills.map((skill) => [skill, stage] as const)));
    for (const skill of stageOf.keys()) {
      for (const needed of ancestors(graph, [skill])) {
        expect(stageOf.get(needed)).toBeLessThanOrEqual(stageOf.get(skill) as number);
      }
    }
    expect(found.every((skills) => skills.length > 0)).toBe(true);
  });

  it('refuses skills that are unknown or given twice', () => {
    expect(() => skillGraph(['a', 'b', 'a'], [])).toThrow('The skill a is given twice');
    expect(() => skillGraph(['a'], [{ skill: 'a', needs: 'b' }])).toThrow('Unknown skill: b');
    expect(() => ancestors(programming, ['juggling'])).toThrow('Unknown skill: juggling');
  });
});
