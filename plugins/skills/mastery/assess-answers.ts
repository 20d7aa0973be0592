import { estimateMastery, predictNext } from 'knowledge-tracing';
import type { AnswerRow } from './models.ts';
import type { SkillParameters } from './parameters.ts';
import { reviewCard } from './review.ts';

/**
 * The columns of a learner and a skill, from all answers, oldest first. The next answer is predicted by Performance Factors
 * Analysis where its weights are fitted, else by knowledge tracing.
 * @throws RangeError without answers
 */
export function assessAnswers(
  answers: readonly Pick<AnswerRow, 'isRight' | 'at'>[],
  { version, tracing, covariance, factors }: SkillParameters,
) {
  const last = answers.at(-1);
  if (!last) throw new RangeError('There are no answers to assess');
  const right = answers.filter(({ isRight }) => isRight).length;
  const { mastery, standardError, interval, nextRight } = estimateMastery(
    tracing,
    answers.map(({ isRight }) => isRight),
    covariance,
  );
  const next = factors ? predictNext(factors, { successes: right, failures: answers.length - right }) : nextRight;
  const card = reviewCard(answers);
  return {
    ...{ answers: answers.length, right, mastery, standardError, low: interval[0], high: interval[1] },
    ...{ nextRight: next.probability, nextRightError: next.standardError },
    ...{ parametersVersion: version, lastAt: last.at, card, reviewAt: card.due },
  };
}
