import type { Category, EarnedWith } from '../contract.ts';
import type { Reached } from './conditions.ts';
import {
  assessments,
  daysInARow,
  hardSolved,
  lessons,
  levelSure,
  masteredConcepts,
  measuredGrowth,
  result,
  rightInARow,
  scoreFrom,
  topicsPractised,
} from './conditions.ts';
import type { Facts } from './facts.ts';

/** An achievement and its condition. */
export interface Rule {
  /** Stored with awards: an id must never change its meaning. */
  readonly id: string;
  readonly title: string;
  /** What it is earned for, shown before and after it is earned. */
  readonly description: string;
  readonly category: Category;
  /** Of a series, only the first missing rule is shown as within reach. */
  readonly series?: string;
  /** The plugin with which it is earned, if it is only one. */
  readonly needs?: EarnedWith;
  /** Earned once `have` is at least `of`. */
  reached(facts: Facts): Reached;
}

/** All achievements, each series from its first step. */
export const rules: readonly Rule[] = [
  // Milestones, regardless of the score.
  {
    id: 'set-up',
    title: 'All set up',
    description: 'Complete your EiQ setup.',
    category: 'milestone',
    needs: 'onboarding',
    reached: ({ setUpAt }) => ({ have: setUpAt ? 1 : 0, of: 1, unit: 'setup', at: setUpAt ?? undefined }),
  },
  {
    id: 'first-placement',
    title: 'On the map',
    description: 'Complete your first placement.',
    category: 'milestone',
    needs: 'immersion',
    reached: result('immersion', 'placement'),
  },
  {
    id: 'first-idfs',
    title: 'Full measure',
    description: 'Take the IDFS assessment with a recorded result.',
    category: 'milestone',
    needs: 'idfs',
    reached: result('idfs', 'assessment'),
  },
  {
    id: 'lessons-1',
    title: 'First lesson',
    description: 'Practise your first lesson.',
    category: 'milestone',
    series: 'lessons',
    needs: 'practice',
    reached: lessons(1),
  },
  {
    id: 'lessons-10',
    title: 'Ten lessons',
    description: 'Practise ten lessons.',
    category: 'milestone',
    series: 'lessons',
    needs: 'practice',
    reached: lessons(10),
  },
  {
    id: 'lessons-50',
    title: 'Fifty lessons',
    description: 'Practise fifty lessons.',
    category: 'milestone',
    series: 'lessons',
    needs: 'practice',
    reached: lessons(50),
  },
  {
    id: 'streak-3',
    title: 'Three days running',
    description: 'Learn on three days in a row.',
    category: 'milestone',
    series: 'streak',
    reached: daysInARow(3),
  },
  {
    id: 'streak-7',
    title: 'A whole week',
    description: 'Learn on seven days in a row.',
    category: 'milestone',
    series: 'streak',
    reached: daysInARow(7),
  },
  {
    id: 'streak-30',
    title: 'Thirty days',
    description: 'Learn on thirty days in a row.',
    category: 'milestone',
    series: 'streak',
    reached: daysInARow(30),
  },

  // Skills shown in practice, without hints. Assessments do not count, so that nothing reveals the course of an open one.
  {
    id: 'run-5',
    title: 'Five in a row',
    description: 'Solve five practice questions in a row without a hint.',
    category: 'skill',
    series: 'run',
    needs: 'practice',
    reached: rightInARow(5),
  },
  {
    id: 'run-10',
    title: 'Ten in a row',
    description: 'Solve ten practice questions in a row without a hint.',
    category: 'skill',
    series: 'run',
    needs: 'practice',
    reached: rightInARow(10),
  },
  {
    id: 'run-25',
    title: 'Twenty-five in a row',
    description: 'Solve twenty-five practice questions in a row without a hint.',
    category: 'skill',
    series: 'run',
    needs: 'practice',
    reached: rightInARow(25),
  },
  {
    id: 'hard-1',
    title: 'Uphill',
    description: 'Solve a hard practice question (level 4 or 5 of 5) without a hint.',
    category: 'skill',
    series: 'hard',
    needs: 'practice',
    reached: hardSolved(1),
  },
  {
    id: 'hard-25',
    title: 'Mountaineer',
    description: 'Solve twenty-five hard practice questions (level 4 or 5 of 5) without a hint.',
    category: 'skill',
    series: 'hard',
    needs: 'practice',
    reached: hardSolved(25),
  },
  {
    id: 'topics-6',
    title: 'Wide horizon',
    description: 'Practise six different topics.',
    category: 'skill',
    needs: 'practice',
    reached: topicsPractised(6),
  },

  // Academic: measured knowledge.
  {
    id: 'concepts-5',
    title: 'Five concepts',
    description: 'Master five concepts.',
    category: 'academic',
    series: 'concepts',
    reached: masteredConcepts(5),
  },
  {
    id: 'concepts-15',
    title: 'Fifteen concepts',
    description: 'Master fifteen concepts.',
    category: 'academic',
    series: 'concepts',
    reached: masteredConcepts(15),
  },
  {
    id: 'concepts-40',
    title: 'Forty concepts',
    description: 'Master forty concepts.',
    category: 'academic',
    series: 'concepts',
    reached: masteredConcepts(40),
  },
  {
    id: 'measured-growth',
    title: 'Measured growth',
    description: 'Get a result above the one before it by more than chance explains.',
    category: 'academic',
    reached: measuredGrowth,
  },
  {
    id: 'level-immersion',
    title: 'Immersion reached',
    description: 'Reach Immersion or above with at least 80 % certainty.',
    category: 'academic',
    series: 'level',
    reached: levelSure('immersion'),
  },
  {
    id: 'level-mastery',
    title: 'Mastery reached',
    description: 'Reach Mastery or above with at least 80 % certainty.',
    category: 'academic',
    series: 'level',
    reached: levelSure('mastery'),
  },
  {
    id: 'level-excellence',
    title: 'Excellence reached',
    description: 'Reach Excellence with at least 80 % certainty in an assessment that measures this level.',
    category: 'academic',
    series: 'level',
    reached: levelSure('excellence'),
  },

  // Career: a record that others can rely on.
  {
    id: 'two-assessments',
    title: 'Seen from two sides',
    description: 'Get results in two different assessments, which makes your EiQ score more reliable.',
    category: 'career',
    reached: assessments(2),
  },
  {
    id: 'platinum-track',
    title: 'Platinum track',
    description: 'Reach an EiQ score of 750 or more.',
    category: 'career',
    reached: scoreFrom(750),
  },
];
