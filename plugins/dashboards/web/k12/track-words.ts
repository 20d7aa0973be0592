import type { IconName } from '../../../../web/ui/index.ts';
import type { GradeBand } from '../../../learner/contract.ts';
import type { TrackId } from '../../contract.ts';

interface TrackWords {
  readonly icon: IconName;
  /** What the subject is about, in words for these grades. */
  readonly about: Readonly<Record<GradeBand, string>>;
  /** Content of the subject that is not available yet. */
  readonly notYet: string;
}

/** Icon and description of the six tracks. */
export const trackWords: Readonly<Record<TrackId, TrackWords>> = {
  mathematics: {
    icon: 'ruler',
    about: {
      'K-2': 'Counting, shapes, and putting things together.',
      '3-5': 'Times tables, fractions, and measuring things.',
      '6-8': 'Ratios, first equations, and reading data.',
      '9-12': 'Algebra, functions, geometry and probability.',
    },
    notYet: 'calculus',
  },
  science: {
    icon: 'flask',
    about: {
      'K-2': 'Looking closely, asking why, and trying it out.',
      '3-5': 'Guessing what will happen, and finding out.',
      '6-8': 'Fair tests, reading charts, and weighing evidence.',
      '9-12': 'What data show, and what causes what.',
    },
    notYet: 'biology, chemistry and physics',
  },
  technology: {
    icon: 'code',
    about: {
      'K-2': 'How machines follow steps.',
      '3-5': 'How computers learn from examples.',
      '6-8': 'How programs run, and how AI learns and makes mistakes.',
      '9-12': 'Tracing code, judging models, and using AI with care.',
    },
    notYet: 'writing programs',
  },
  'language-arts': {
    icon: 'book',
    about: {
      'K-2': 'Words, sounds and stories.',
      '3-5': 'Reading stories, and saying what you think.',
      '6-8': 'What follows from a statement.',
      '9-12': 'Arguments: their assumptions and their weak points.',
    },
    notYet: 'reading, writing and literature',
  },
  'social-studies': {
    icon: 'globe',
    about: {
      'K-2': 'Living together, and taking turns.',
      '3-5': 'Choosing together, and making a plan.',
      '6-8': 'Planning, and choosing between good things.',
      '9-12': 'Decisions, trade-offs, and plans that hold.',
    },
    notYet: 'history, geography and civics',
  },
  'arts-creativity': {
    icon: 'pen',
    about: {
      'K-2': 'Colours, shapes and patterns.',
      '3-5': 'Finding patterns and turning shapes.',
      '6-8': 'Patterns, symmetry, and seeing in space.',
      '9-12': 'Seeing structure: patterns and space.',
    },
    notYet: 'music, drawing and drama',
  },
};
