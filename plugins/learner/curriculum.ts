import type { Domain, Pathway } from './contract.ts';

/**
 * The concepts of each pathway, by the ids that questions name them with. They are placed by the difficulty of the
 * questions about them: those of foundation lie mostly below its upper cut (450), those of mastery mostly above its
 * lower one (575). A concept that is in no pathway is still mastered or struggled with; it only counts towards none.
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
      'area',
    ],
    applied_reasoning: [
      'bar-charts',
      'line-charts',
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
      'features',
      'accuracy',
      'baselines',
      'confusion-matrix',
    ],
  },
  immersion: {
    core_math: [
      'percentage-change',
      'linear-functions',
      'setting-up-equations',
      'simultaneous-equations',
      'sequences',
      'functions',
      'quadratic-equations',
      'exponential-growth',
    ],
    applied_reasoning: [
      'rates',
      'averages',
      'two-way-tables',
      'ordering',
      'break-even',
      'decision-making',
      'sunk-cost',
      'constraints',
    ],
    ai_conceptual: [
      'training-and-test-data',
      'overfitting',
      'validation',
      'class-imbalance',
      'precision',
      'recall',
      'thresholds',
      'spurious-correlation',
    ],
  },
  mastery: {
    core_math: [
      'inequalities',
      'function-transformations',
      'weighted-mean',
      'inverse-proportion',
      'divisibility',
      'powers',
      'logarithms',
      'algebraic-identities',
    ],
    applied_reasoning: [
      'expected-value',
      'conditional-reasoning',
      'deduction',
      'critical-path',
      'opportunity-cost',
      'optimisation',
      'lower-bounds',
      'testing-a-rule',
    ],
    ai_conceptual: [
      'calibration',
      'costs-of-errors',
      'leakage',
      'base-rates',
      'conditional-probability',
      'ranking',
      'early-stopping',
    ],
  },
};
