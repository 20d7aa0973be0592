import type { Posterior } from 'psychometrics';
import { posterior } from 'psychometrics';
import { describe, expect, it } from 'vitest';
import type { SectionPlan } from '../../services.ts';
import { endOf } from './section-end.ts';

const rules = { minimum: 8, maximum: 20, targetStandardError: 0.45, certainty: 0.9, openEnded: 1 };
const sections = (overrides: Partial<SectionPlan> = {}): SectionPlan[] =>
  (['core_math', 'applied_reasoning', 'ai_conceptual'] as const).map((section) => ({
    section,
    ...rules,
    ...overrides,
  }));
const cuts = [-0.5, 0.75];

const belief = (mean: number, sd: number): Posterior => posterior([], [], { prior: { mean, sd } });

describe('a section', () => {
  const end = (answered: number, mean: number, sd: number) =>
    endOf({ plan: { sections: sections(), cuts }, at: 0, answered, beliefs: [belief(mean, sd)] });

  it('without a least gain ends by its standard error or the certainty of its level', () => {
    expect(end(7, 3, 0.1)).toBeUndefined();
    expect(end(8, 0.7, 0.44)).toBe('precision');
    expect(end(8, 2, 0.5)).toBe('certainty');
    expect(end(19, 0.7, 0.5)).toBeUndefined();
    expect(end(20, 0.7, 0.5)).toBe('maximum');
  });
});

describe('a section that ends by the expected gain of more questions', () => {
  const plan = { sections: sections({ leastGain: 0.01 }), cuts, correlation: 0.7, scoring: 'joint' } as const;
  const end = (at: number, answered: number, ...beliefs: Posterior[]) => endOf({ plan, at, answered, beliefs });

  it('observes its minimum and maximum', () => {
    expect(end(0, 7, belief(3, 0.2))).toBeUndefined();
    expect(end(0, 20, belief(0.75, 0.5))).toBe('maximum');
  });

  it('continues near a cut even at the target standard error, and ends far from all cuts', () => {
    expect(end(0, 10, belief(0.75, 0.45))).toBeUndefined();
    expect(end(0, 10, belief(2.5, 0.5))).toBe('worth');
  });

  it('continues while the overall level is uncertain, and ends once it is certain', () => {
    const sure = [belief(2, 0.5), belief(2, 0.5)];
    const open = [belief(0.4, 0.45), belief(0.4, 0.45)];
    const current = belief(1.2, 0.5);
    expect(end(2, 10, ...sure, current)).toBe('worth');
    expect(end(2, 10, ...open, current)).toBeUndefined();
  });

  it('judges the distance from a cut by all answers, not by its own alone', () => {
    const high = [belief(2, 0.4), belief(2, 0.4)];
    expect(end(2, 10, ...high, belief(0.9, 0.45))).toBe('worth');
    expect(end(0, 10, belief(0.9, 0.45))).toBeUndefined();
  });

  it('has a higher minimum while the ability by all answers is far from the middle', () => {
    const ends = { ...plan, sections: sections({ leastGain: 0.01, minimumAtEnds: 15, endsFrom: 1.5 }) };
    const endThere = (at: number, answered: number, ...beliefs: Posterior[]) =>
      endOf({ plan: ends, at, answered, beliefs });
    expect(endThere(0, 14, belief(2.5, 0.4))).toBeUndefined();
    expect(endThere(0, 14, belief(-2.5, 0.4))).toBeUndefined();
    expect(endThere(0, 15, belief(2.5, 0.4))).toBe('worth');
    const high = [belief(2.5, 0.3), belief(2.5, 0.3)];
    expect(endThere(2, 10, ...high, belief(1.3, 0.5))).toBeUndefined();
    expect(end(2, 10, ...high, belief(1.3, 0.5))).toBe('worth');
  });

  it('does not depend on later sections', () => {
    const current = belief(0.3, 0.5);
    expect(end(0, 10, current, belief(3, 0.3), belief(3, 0.3))).toBe(end(0, 10, current));
  });

  it('scales with the width of the prior: equivalent answers end alike', () => {
    const wide = { ...plan, priorSd: 1.4, cuts: cuts.map((cut) => cut * 1.4) };
    // With a prior 1.4 times as wide, evidence with 1.4 times the error is equivalent. 1/sd² − 1 is its precision.
    const scaled = (mean: number, sd: number) => {
      const precision = (1 / sd ** 2 - 1) / 1.4 ** 2;
      const evidence = (mean / sd ** 2 / (1 / sd ** 2 - 1)) * 1.4;
      return belief((evidence * precision) / (precision + 1), 1 / Math.sqrt(precision + 1));
    };
    for (const [mean, sd] of [
      [0.75, 0.45],
      [2.5, 0.5],
    ] as const) {
      // Each question has less information in that unit, so only the direction is compared.
      const far = endOf({ plan: wide, at: 0, answered: 10, beliefs: [scaled(mean, sd)] });
      expect(far).toBe(endOf({ plan, at: 0, answered: 10, beliefs: [belief(mean, sd)] }));
    }
  });
});
