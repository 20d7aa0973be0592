import type { AgeBand, Domain, EducationalLevel, GradeLevel, LearningStyle, Mastery } from '../contract.ts';

/** The past months of a demo learner, in days before the day of seeding. */
export interface DemoHistory {
  readonly username: string;
  readonly ageBand: AgeBand;
  readonly educationalLevel: EducationalLevel;
  readonly gradeLevel: GradeLevel | null;
  readonly sharesWithPeers: boolean;
  readonly learningStyle: LearningStyle;
  readonly placements: readonly {
    readonly daysAgo: number;
    /** Logits, each with the standard error after about 14 questions. */
    readonly domains: Readonly<Record<Domain, { readonly theta: number; readonly se: number }>>;
  }[];
  /** The first and the last day of learning, and the share of days used in between. */
  readonly learning: { readonly fromDaysAgo: number; readonly toDaysAgo: number; readonly share: number };
  /** Consecutive days at the end. */
  readonly streak: number;
  /** Messages to the tutor, as many as the seeded coaching has. */
  readonly aiInteractions: number;
  /** Outcomes of answers about these concepts, oldest first. */
  readonly concepts: readonly { readonly concept: string; readonly domain: Domain; readonly showed: string }[];
}

/** The letters of `showed`: wrong, right with hints, right, right and fluent. */
export const outcomes: Readonly<Record<string, Mastery | undefined>> = {
  w: 'attempted',
  h: 'familiar',
  r: 'proficient',
  f: 'mastered',
};

const about = (domain: Domain, concepts: Record<string, string>) =>
  Object.entries(concepts).map(([concept, showed]) => ({ concept, domain, showed }));

export const demoHistories: readonly DemoHistory[] = [
  {
    username: 'learner',
    ageBand: '13-15',
    educationalLevel: 'k-12',
    gradeLevel: '9',
    sharesWithPeers: true,
    learningStyle: 'visual',
    placements: [
      {
        daysAgo: 101,
        domains: {
          core_math: { theta: -0.94, se: 0.43 },
          applied_reasoning: { theta: -0.71, se: 0.42 },
          ai_conceptual: { theta: -0.88, se: 0.45 },
        },
      },
      {
        daysAgo: 58,
        domains: {
          core_math: { theta: -0.7, se: 0.42 },
          applied_reasoning: { theta: -0.45, se: 0.41 },
          ai_conceptual: { theta: -0.61, se: 0.44 },
        },
      },
      {
        daysAgo: 16,
        domains: {
          core_math: { theta: -0.28, se: 0.41 },
          applied_reasoning: { theta: 0.22, se: 0.42 },
          ai_conceptual: { theta: -0.11, se: 0.43 },
        },
      },
    ],
    learning: { fromDaysAgo: 101, toDaysAgo: 1, share: 0.45 },
    streak: 6,
    aiInteractions: 2,
    concepts: [
      ...about('core_math', {
        fractions: 'whrrf',
        percentages: 'rrfr',
        ratio: 'whrr',
        'linear-equations': 'rff',
        'algebraic-expressions': 'wwhr',
        'graph-reading': 'frf',
        functions: 'whwr',
        'simultaneous-equations': 'whw',
        'quadratic-equations': 'www',
      }),
      ...about('applied_reasoning', {
        'bar-charts': 'ff',
        'line-charts': 'rfr',
        timetables: 'rrr',
        'cost-comparison': 'hrr',
        rates: 'wrhr',
        'break-even': 'wh',
      }),
      ...about('ai_conceptual', {
        'kinds-of-learning': 'rrf',
        'training-data': 'hrr',
        accuracy: 'wrr',
        'confusion-matrix': 'whww',
        overfitting: 'wh',
      }),
    ],
  },
  {
    username: 'emre.demir',
    ageBand: 'under-13',
    educationalLevel: 'k-12',
    gradeLevel: '6',
    sharesWithPeers: true,
    learningStyle: 'hands-on',
    placements: [
      {
        daysAgo: 37,
        domains: {
          core_math: { theta: -1.12, se: 0.44 },
          applied_reasoning: { theta: -0.86, se: 0.43 },
          ai_conceptual: { theta: -1.31, se: 0.47 },
        },
      },
    ],
    learning: { fromDaysAgo: 37, toDaysAgo: 3, share: 0.3 },
    streak: 2,
    aiInteractions: 0,
    concepts: [
      ...about('core_math', { fractions: 'wwh', percentages: 'wh', 'graph-reading': 'rrf', area: 'hr' }),
      ...about('applied_reasoning', { 'bar-charts': 'rff', timetables: 'whr' }),
      ...about('ai_conceptual', { 'kinds-of-learning': 'wh', labels: 'hr' }),
    ],
  },
  {
    username: 'aroha.parata',
    ageBand: 'adult',
    educationalLevel: 'college',
    gradeLevel: null,
    sharesWithPeers: true,
    learningStyle: 'reading',
    placements: [
      {
        daysAgo: 84,
        domains: {
          core_math: { theta: 0.31, se: 0.41 },
          applied_reasoning: { theta: 0.58, se: 0.42 },
          ai_conceptual: { theta: 0.44, se: 0.42 },
        },
      },
      {
        daysAgo: 23,
        domains: {
          core_math: { theta: 0.74, se: 0.42 },
          applied_reasoning: { theta: 1.06, se: 0.43 },
          ai_conceptual: { theta: 0.97, se: 0.44 },
        },
      },
    ],
    learning: { fromDaysAgo: 84, toDaysAgo: 0, share: 0.6 },
    streak: 12,
    aiInteractions: 0,
    concepts: [
      ...about('core_math', {
        'percentage-change': 'rff',
        'simultaneous-equations': 'rrr',
        'quadratic-equations': 'hrr',
        functions: 'rrf',
        inequalities: 'whr',
        powers: 'wwh',
      }),
      ...about('applied_reasoning', {
        rates: 'ff',
        'two-way-tables': 'rrf',
        'break-even': 'rff',
        'expected-value': 'hrr',
        'conditional-reasoning': 'wrww',
      }),
      ...about('ai_conceptual', {
        overfitting: 'rrf',
        precision: 'rff',
        recall: 'wrrr',
        'base-rates': 'wwr',
        calibration: 'hr',
      }),
    ],
  },
];
