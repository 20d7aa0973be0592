import { Mastery } from '../../learner/contract.ts';
import type { Tally } from '../contract.ts';
import type { QuestionRow } from '../models.ts';

/** How many of the latest answers in a topic are looked at. */
export const latestWeighed = 3;

/**
 * A topic's mastery: what the latest answer showed, held steady by the two before it – the middle of the latest three,
 * of two the lower. One slip does not undo a topic, and one lucky answer does not make it.
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

/** Right of graded answers in whole percent; null before the first. */
export const accuracyOf = ({ graded, correct }: { graded: number; correct: number }) =>
  graded === 0 ? null : Math.round((100 * correct) / graded);

/** Counts answers; what waits for its review is answered and not yet graded. */
export function tallyOf(questions: readonly Answered[]): Tally {
  const answered = questions.filter(({ submittedAt }) => submittedAt !== null).length;
  const graded = questions.filter(({ gradedAt }) => gradedAt !== null).length;
  const correct = questions.filter(({ isCorrect }) => isCorrect).length;
  return { answered, graded, correct, accuracy: accuracyOf({ graded, correct }) };
}
