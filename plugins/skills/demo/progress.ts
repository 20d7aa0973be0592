/** A mark of progress in percent, in days before the day of seeding. */
interface DemoMark {
  readonly daysAgo: number;
  readonly to: number;
}

const marks = (...pairs: readonly (readonly [daysAgo: number, to: number])[]): DemoMark[] =>
  pairs.map(([daysAgo, to]) => ({ daysAgo, to }));

/** What the demo's learners marked as done, by user name and skill, oldest first. */
export const demoProgress: Readonly<Record<string, Readonly<Record<string, readonly DemoMark[]>>>> = {
  learner: {
    'angles-and-shapes': marks([43, 25], [37, 60], [29, 100]),
    'ratio-and-proportion': marks([24, 25], [20, 75], [16, 100]),
    'linear-equations': marks([13, 10], [6, 35], [2, 60]),
    'deductive-reasoning': marks([9, 10], [3, 35]),
  },
  'emre.demir': { 'whole-number-arithmetic': marks([17, 10], [10, 35]) },
  'aroha.parata': {
    'descriptive-statistics': marks([40, 25], [33, 50], [25, 100]),
    'classification-metrics': marks([18, 10], [11, 35], [4, 60]),
    probability: marks([8, 10], [1, 35]),
  },
  'дарина.коваль': { 'finding-sources': marks([15, 25], [8, 50]) },
  'sipho.ndlovu': {
    'decision-making': marks([22, 25], [15, 75], [12, 100]),
    'language-models': marks([10, 10], [3, 35]),
  },
  高橋美咲: { 'mathematical-proof': marks([12, 25], [5, 50]) },
};
