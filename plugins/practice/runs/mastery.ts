import { Mastery } from '../../learner/contract.ts';
import type { Tally } from '../contract.ts';
import type { QuestionRow } from '../models.ts';

/** How many of the latest answers in a topic count. */
export const latestWeighed = 3;

/** SQL of the outcomes of a topic's latest graded answers, the latest first; null where none is graded. */
export const latestOutcomes = `(array_agg(outcome order by submitted_at desc, position desc)
  filter (where outcome is not null))[1:${latestWeighed}] as outcomes`;

/**
 * The mastery of a topic: the median outcome of the latest three answers, of two the lower. A single slip does not undo it,
 * and a single lucky answer does not reach it.
 * @param outcomes of graded answers in the topic, the latest first
 */
export function topicMastery(outcomes: readonly Mastery[]): Mastery | null {
  const ranks = outcomes
    .slice(0, latestWeighed)
    .map((outcome) => Mastery.options.indexOf(outcome))
    .sort((one, other) => one - other);
  const middle = ranks[Math.floor((ranks.length - 1) / 2)];
  return middle === undefined ? null : (Mastery.options[middle] ?? null);
}

type Answered = Pick<QuestionRow, 'submittedAt' | 'gradedAt' | 'isCorrect'>;

/** The share of graded answers that is right, in whole percent; null without any. */
export const accuracyOf = ({ graded, correct }: { graded: number; correct: number }) =>
  graded === 0 ? null : Math.round((100 * correct) / graded);

/** Counts answers. Pending reviews count as answered but not graded. */
export function tallyOf(questions: readonly Answered[]): Tally {
  const answered = questions.filter(({ submittedAt }) => submittedAt !== null).length;
  const graded = questions.filter(({ gradedAt }) => gradedAt !== null).length;
  const correct = questions.filter(({ isCorrect }) => isCorrect).length;
  return { answered, graded, correct, accuracy: accuracyOf({ graded, correct }) };
}
