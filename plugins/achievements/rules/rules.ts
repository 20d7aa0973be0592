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

/** Something that can be earned, and what earns it. */
export interface Rule {
  /** Kept with what was earned: an id never changes its meaning. */
  readonly id: string;
  readonly title: string;
  /** What it is earned for: said before and after it is. */
  readonly description: string;
  readonly category: Category;
  /** Of rules with the same one, only the first that is missing is shown as ahead. */
  readonly series?: string;
  /** The plugin that it is earned with, where there is just one. */
  readonly needs?: EarnedWith;
  /** Earned once `have` is at least `of`. */
  reached(facts: Facts): Reached;
}

/** Everything that can be earned, each series from its first step on. */
export const rules: readonly Rule[] = [
  // Milestones: steps on the way, whatever the score.
  {
    id: 'set-up',
    title: 'All set up',
    description: 'EiQ set up with a little about you, so that it can fit you.',
    category: 'milestone',
    needs: 'onboarding',
    reached: ({ setUpAt }) => ({ have: setUpAt ? 1 : 0, of: 1, unit: 'setup', at: setUpAt ?? undefined }),
  },
  {
    id: 'first-placement',
    title: 'On the map',
    description: 'A first placement completed: it shows where you stand.',
    category: 'milestone',
    needs: 'immersion',
    reached: result('immersion', 'placement'),
  },
  {
    id: 'first-idfs',
    title: 'Full measure',
    description: 'The IDFS assessment taken, with a result that counts.',
    category: 'milestone',
    needs: 'idfs',
    reached: result('idfs', 'assessment'),
  },
  {
    id: 'lessons-1',
    title: 'First lesson',
    description: 'A first lesson practised.',
    category: 'milestone',
    series: 'lessons',
    needs: 'practice',
    reached: lessons(1),
  },
  {
    id: 'lessons-10',
    title: 'Ten lessons',
    description: 'Ten lessons practised.',
    category: 'milestone',
    series: 'lessons',
    needs: 'practice',
    reached: lessons(10),
  },
  {
    id: 'lessons-50',
    title: 'Fifty lessons',
    description: 'Fifty lessons practised.',
    category: 'milestone',
    series: 'lessons',
    needs: 'practice',
    reached: lessons(50),
  },
  {
    id: 'streak-3',
    title: 'Three days running',
    description: 'Three days of learning in a row.',
    category: 'milestone',
    series: 'streak',
    reached: daysInARow(3),
  },
  {
    id: 'streak-7',
    title: 'A whole week',
    description: 'Seven days of learning in a row.',
    category: 'milestone',
    series: 'streak',
    reached: daysInARow(7),
  },
  {
    id: 'streak-30',
    title: 'Thirty days',
    description: 'Thirty days of learning in a row.',
    category: 'milestone',
    series: 'streak',
    reached: daysInARow(30),
  },

  // Skills: what practice shows, without help. Assessments are left out: nothing here tells how an open one goes.
  {
    id: 'run-5',
    title: 'Five in a row',
    description: 'Five practice questions in a row solved without a hint.',
    category: 'skill',
    series: 'run',
    needs: 'practice',
    reached: rightInARow(5),
  },
  {
    id: 'run-10',
    title: 'Ten in a row',
    description: 'Ten practice questions in a row solved without a hint.',
    category: 'skill',
    series: 'run',
    needs: 'practice',
    reached: rightInARow(10),
  },
  {
    id: 'run-25',
    title: 'Twenty-five in a row',
    description: 'Twenty-five practice questions in a row solved without a hint.',
    category: 'skill',
    series: 'run',
    needs: 'practice',
    reached: rightInARow(25),
  },
  {
    id: 'hard-1',
    title: 'Uphill',
    description: 'A hard practice question (level 4 or 5 of 5) solved without a hint.',
    category: 'skill',
    series: 'hard',
    needs: 'practice',
    reached: hardSolved(1),
  },
  {
    id: 'hard-25',
    title: 'Mountaineer',
    description: 'Twenty-five hard practice questions (level 4 or 5 of 5) solved without a hint.',
    category: 'skill',
    series: 'hard',
    needs: 'practice',
    reached: hardSolved(25),
  },
  {
    id: 'topics-6',
    title: 'Wide horizon',
    description: 'Six different topics practised.',
    category: 'skill',
    needs: 'practice',
    reached: topicsPractised(6),
  },

  // Academic: what is known, measured.
  {
    id: 'concepts-5',
    title: 'Five concepts',
    description: 'Five concepts mastered.',
    category: 'academic',
    series: 'concepts',
    reached: masteredConcepts(5),
  },
  {
    id: 'concepts-15',
    title: 'Fifteen concepts',
    description: 'Fifteen concepts mastered.',
    category: 'academic',
    series: 'concepts',
    reached: masteredConcepts(15),
  },
  {
    id: 'concepts-40',
    title: 'Forty concepts',
    description: 'Forty concepts mastered.',
    category: 'academic',
    series: 'concepts',
    reached: masteredConcepts(40),
  },
  {
    id: 'measured-growth',
    title: 'Measured growth',
    description: 'A result above the one before it by more than chance explains.',
    category: 'academic',
    reached: measuredGrowth,
  },
  {
    id: 'level-immersion',
    title: 'Immersion reached',
    description: 'Immersion or above, with at least 80 % certainty.',
    category: 'academic',
    series: 'level',
    reached: levelSure('immersion'),
  },
  {
    id: 'level-mastery',
    title: 'Mastery reached',
    description: 'Mastery or above, with at least 80 % certainty.',
    category: 'academic',
    series: 'level',
    reached: levelSure('mastery'),
  },
  {
    id: 'level-excellence',
    title: 'Excellence reached',
    description: 'Excellence with at least 80 % certainty, by an assessment that measures that far.',
    category: 'academic',
    series: 'level',
    reached: levelSure('excellence'),
  },

  // Career: a record that others can build on.
  {
    id: 'two-assessments',
    title: 'Seen from two sides',
    description: 'Two different assessments behind your EiQ score, so that others can rely on it more.',
    category: 'career',
    reached: assessments(2),
  },
  {
    id: 'platinum-track',
    title: 'Platinum track',
    description: 'An EiQ score of 750 or more.',
    category: 'career',
    reached: scoreFrom(750),
  },
];
