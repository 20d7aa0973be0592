import type { AgeBand, Domain, EducationalLevel, GradeLevel, LearningStyle } from '../contract.ts';
import type { DemoHistory } from './histories.ts';

/** A demo learner with a single placement. */
interface Classmate {
  readonly ageBand: AgeBand;
  readonly educationalLevel: EducationalLevel;
  readonly gradeLevel?: GradeLevel;
  readonly learningStyle: LearningStyle;
  readonly sharesWithPeers: boolean;
  /** Days since the placement, and the ability in each domain (logits). */
  readonly placed: readonly [daysAgo: number, Readonly<Record<Domain, number>>];
  readonly streak: number;
}

const classmate = (username: string, { placed: [daysAgo, thetas], ...profile }: Classmate): DemoHistory => ({
  username,
  ...profile,
  gradeLevel: profile.gradeLevel ?? null,
  placements: [
    {
      daysAgo,
      domains: {
        core_math: { theta: thetas.core_math, se: 0.42 },
        applied_reasoning: { theta: thetas.applied_reasoning, se: 0.41 },
        ai_conceptual: { theta: thetas.ai_conceptual, se: 0.44 },
      },
    },
  ],
  learning: { fromDaysAgo: daysAgo, toDaysAgo: profile.streak > 0 ? 0 : 4, share: 0.4 },
  aiInteractions: 0,
  concepts: [],
});

/** Other learners of the demo academy. */
export const demoClassmates: readonly DemoHistory[] = [
  classmate('дарина.коваль', {
    ageBand: '13-15',
    educationalLevel: 'k-12',
    gradeLevel: '9',
    learningStyle: 'reading',
    sharesWithPeers: true,
    placed: [29, { core_math: -0.42, applied_reasoning: 0.08, ai_conceptual: -0.35 }],
    streak: 5,
  }),
  classmate('ليلى.حداد', {
    ageBand: '16-17',
    educationalLevel: 'k-12',
    gradeLevel: '11',
    learningStyle: 'hands-on',
    sharesWithPeers: true,
    placed: [41, { core_math: 0.38, applied_reasoning: 0.21, ai_conceptual: 0.47 }],
    streak: 3,
  }),
  // Aged 12 without consent, so hidden from peers.
  classmate('nguyen.an', {
    ageBand: 'under-13',
    educationalLevel: 'k-12',
    gradeLevel: '7',
    learningStyle: 'visual',
    sharesWithPeers: false,
    placed: [12, { core_math: -0.95, applied_reasoning: -0.4, ai_conceptual: -1.1 }],
    streak: 1,
  }),
  classmate('sipho.ndlovu', {
    ageBand: 'adult',
    educationalLevel: 'professional',
    learningStyle: 'hands-on',
    sharesWithPeers: true,
    placed: [33, { core_math: 0.25, applied_reasoning: 0.66, ai_conceptual: 0.81 }],
    streak: 2,
  }),
  // Does not share their name.
  classmate('高橋美咲', {
    ageBand: 'adult',
    educationalLevel: 'masters',
    learningStyle: 'mixed',
    sharesWithPeers: false,
    placed: [52, { core_math: 1.12, applied_reasoning: 0.83, ai_conceptual: 1.34 }],
    streak: 4,
  }),
  classmate('siobhan.oconnor', {
    ageBand: 'adult',
    educationalLevel: 'phd',
    learningStyle: 'reading',
    sharesWithPeers: true,
    placed: [20, { core_math: 1.58, applied_reasoning: 1.21, ai_conceptual: 0.94 }],
    streak: 0,
  }),
];
