import type { Domain, Pathway } from '../contract.ts';

/**
 * The concepts of each pathway, by the ids that questions use: the same number in each domain, those with the easiest
 * questions in foundation and those with the hardest in mastery. Concepts outside the pathways can be mastered too, but
 * count towards none.
 */
export const curriculum: Record<Pathway, Record<Domain, readonly string[]>> = {
  foundation: {
    core_math: [
      'fractions',
      'percentages',
      'ratio',
      'linear-equations',
      'algebraic-expressions',
      'graph-reading',
      'angles',
      'data-displays',
    ],
    applied_reasoning: [
      'bar-charts',
      'line-charts',
      'ordering',
      'schedules',
      'timetables',
      'cost-comparison',
      'fixed-and-variable-costs',
      'conditional-proportion',
    ],
    ai_conceptual: [
      'kinds-of-learning',
      'training-data',
      'labels',
      'accuracy',
      'confusion-matrix',
      'language-models',
      'prompting',
      'context-window',
    ],
  },
  immersion: {
    core_math: [
      'percentage-change',
      'setting-up-equations',
      'simultaneous-equations',
      'sequences',
      'functions',
      'quadratic-equations',
      'exponential-growth',
      'probability',
    ],
    applied_reasoning: [
      'rates',
      'averages',
      'two-way-tables',
      'number-patterns',
      'experiments',
      'break-even',
      'decision-making',
      'constraints',
    ],
    ai_conceptual: [
      'training-and-test-data',
      'overfitting',
      'precision',
      'recall',
      'thresholds',
      'decision-trees',
      'nearest-neighbour',
      'next-word-prediction',
    ],
  },
  mastery: {
    core_math: [
      'inequalities',
      'function-transformations',
      'inverse-proportion',
      'powers',
      'algebraic-identities',
      'divisibility',
      'circles',
      'combinatorics',
    ],
    applied_reasoning: [
      'expected-value',
      'opportunity-cost',
      'conditional-reasoning',
      'argument-analysis',
      'testing-a-rule',
      'critical-path',
      'optimisation',
      'lower-bounds',
    ],
    ai_conceptual: [
      'calibration',
      'ranking',
      'costs-of-errors',
      'base-rates',
      'conditional-probability',
      'leakage',
      'neural-units',
      'gradient-descent',
    ],
  },
};
