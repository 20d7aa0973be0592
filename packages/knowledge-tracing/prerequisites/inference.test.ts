import { describe, expect, it } from 'vitest';
import { estimateMastery, learnedWhileAnswering } from '../tracing/trace.ts';
import { skillGraph } from './graph.ts';
import { inferPrerequisites } from './inference.ts';

const graph = skillGraph(
  ['calculus', 'statistics', 'algebra', 'arithmetic', 'poetry'],
  [
    { skill: 'calculus', needs: 'algebra' },
    { skill: 'statistics', needs: 'algebra' },
    { skill: 'algebra', needs: 'arithmetic' },
  ],
);
const parameters = { initial: 0.3, learn: 0, guess: 0.2, slip: 0.1 };

/** What follows from answers, as 1 and 0 by skill. */
const inferred = (answers: Record<string, string>) =>
  inferPrerequisites(graph, (skill) => {
    const { mastery, interval } = estimateMastery(
      parameters,
      [...(answers[skill] ?? '')].map((answer) => answer === '1'),
    );
    // Without answers the interval of L0 says nothing about the learner.
    return { prior: 0.3, probability: mastery, learned: 0, interval: answers[skill] ? interval : [0.3, 0.3] };
  });
const probabilityOf = (answers: Record<string, string>, skill: string) => inferred(answers).get(skill)?.probability;

describe('inferred prerequisites', () => {
  it('raises what an evidently known skill needs, less with each step, and nothing else', () => {
    const found = inferred({ calculus: '1111' });
    expect([...found.keys()].toSorted()).toEqual(['algebra', 'arithmetic']);
    const known = estimateMastery(parameters, [true, true, true, true]).mastery;
    const algebra = 0.3 + (0.6 * (known - 0.3)) / 0.7;
    expect(found.get('algebra')).toMatchObject({ probability: expect.closeTo(algebra, 12), from: 'calculus' });
    const arithmetic = 0.3 + (0.6 * (algebra - 0.3)) / 0.7;
    expect(found.get('arithmetic')).toMatchObject({ probability: expect.closeTo(arithmetic, 12), from: 'calculus' });
    expect(arithmetic).toBeLessThan(algebra);
  });

  it('has an interval around each probability, wider for what is farther away', () => {
    const found = inferred({ calculus: '111' });
    const widths = ['algebra', 'arithmetic'].map((skill) => {
      const { probability, interval } = found.get(skill) ?? { probability: Number.NaN, interval: [0, 0] };
      expect(interval[0]).toBeLessThan(probability);
      expect(interval[1]).toBeGreaterThan(probability);
      return interval[1] - interval[0];
    });
    expect(widths[0]).toBeLessThan(widths[1] ?? 0);
  });

  it('lets own answers about the prerequisite outweigh it', () => {
    const without = probabilityOf({ calculus: '1111' }, 'algebra') ?? 0;
    expect(probabilityOf({ calculus: '1111', algebra: '1' }, 'algebra')).toBeGreaterThan(without);
    expect(probabilityOf({ calculus: '1111', algebra: '00' }, 'algebra')).toBeLessThan(0.12);
    // What it needs does not follow from calculus any more.
    expect(inferred({ calculus: '1111', algebra: '00' }).has('arithmetic')).toBe(false);
  });

  it('counts own answers as from the raised prior, also those while which the skill may have been learnt', () => {
    const learning = { ...parameters, learn: 0.15 };
    const own = [false, true, false, false];
    const { mastery, interval } = estimateMastery(learning, own);
    const learned = learnedWhileAnswering(learning, { answers: 4, right: 1, mastery });
    expect(learned).toBeCloseTo(estimateMastery({ ...learning, initial: 0 }, own).mastery, 12);
    const found = inferPrerequisites(graph, (skill) =>
      skill === 'calculus'
        ? { prior: 0.3, probability: 0.9, learned: 0, interval: [0.8, 0.95] }
        : skill === 'algebra'
          ? { prior: 0.3, probability: mastery, learned, interval }
          : { prior: 0.3, probability: 0.3, learned: 0, interval: [0.3, 0.3] },
    );
    const raised = 0.3 + (0.6 * 0.6) / 0.7;
    const expected = estimateMastery({ ...learning, initial: raised }, own).mastery;
    expect(found.get('algebra')?.probability).toBeCloseTo(expected, 12);
  });

  it('counts the strongest of several skills, once, and names it', () => {
    const one = inferred({ calculus: '1111' });
    const two = inferred({ calculus: '1111', statistics: '11' });
    expect(two.get('algebra')).toEqual(one.get('algebra'));
    expect(inferred({ calculus: '11', statistics: '1111' }).get('algebra')?.from).toBe('statistics');
  });

  it('infers nothing from wrong answers or from none', () => {
    expect(inferred({}).size).toBe(0);
    expect(inferred({ calculus: '000', statistics: '0' }).size).toBe(0);
  });

  it('refuses a cycle', () => {
    const circular = skillGraph(
      ['a', 'b'],
      [
        { skill: 'a', needs: 'b' },
        { skill: 'b', needs: 'a' },
      ],
    );
    const belief = { prior: 0.3, probability: 0.3, learned: 0, interval: [0.3, 0.3] as const };
    expect(() => inferPrerequisites(circular, () => belief)).toThrow(RangeError);
  });
});
