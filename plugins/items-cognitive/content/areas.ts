/** The eight areas of cognitive tasks, in the order an assessment takes them. */
export const cognitiveAreas = [
  {
    id: 'number-series',
    title: 'Number series',
    says: 'Finding the rule behind a row of numbers',
    subcategories: ['steps', 'interleaved', 'recursive'],
  },
  {
    id: 'matrix-reasoning',
    title: 'Matrix reasoning',
    says: 'Finding the rules by which figures change along rows',
    subcategories: ['progressions', 'distributions', 'combinations'],
  },
  {
    id: 'verbal-analogies',
    title: 'Verbal analogies',
    says: 'Seeing how two words are related, and finding the same relation again',
    subcategories: ['fourth-word', 'matching-pairs', 'double-analogies'],
  },
  {
    id: 'spatial-rotation',
    title: 'Spatial rotation',
    says: 'Turning figures and cube buildings in mind',
    subcategories: ['turned-shapes', 'mirror-images', 'cube-figures'],
  },
  {
    id: 'deduction',
    title: 'Deduction',
    says: 'Telling what must follow from what may be so',
    subcategories: ['syllogisms', 'orderings', 'arrangements'],
  },
  {
    id: 'working-memory',
    title: 'Working memory',
    says: 'Keeping things in mind while working on them',
    subcategories: ['order', 'pairs', 'positions', 'updating'],
  },
  {
    id: 'processing-speed',
    title: 'Processing speed',
    says: 'Comparing and finding simple signs quickly and without slips',
    subcategories: ['comparing', 'searching', 'coding'],
  },
  {
    id: 'quantitative-comparison',
    title: 'Quantitative comparison',
    says: 'Judging which of two quantities is greater, and when that cannot be known',
    subcategories: ['numbers', 'unknowns', 'measures'],
  },
] as const;

export type CognitiveArea = (typeof cognitiveAreas)[number]['id'];
