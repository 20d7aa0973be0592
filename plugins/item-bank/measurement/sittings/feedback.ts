import { conflict, notFound } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import { itemUse } from '../../contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { SittingRow } from '../../models.ts';
import type { Feedback, Solution } from '../../services.ts';
import { misconceptionOf } from '../scoring/sitting-estimate.ts';
import { itemAsked } from '../variants/asked-items.ts';
import { askedQuestion } from './asked-questions.ts';
import { asShown } from './option-order.ts';

/** The key and the explanation of a practice question whose sitting is closed, answered or not. @throws Failure not_found, conflict */
export async function solutionOf(
  dependencies: Pick<Dependencies, 'db' | 'bank'>,
  context: CallContext,
  sittingId: string,
  questionId: string,
): Promise<Solution> {
  const sitting = await practiceSitting(dependencies, context, sittingId);
  if (!sitting.closedAt) throw conflict('This question can still be answered.');
  const response = await askedQuestion(dependencies, context, sittingId, questionId);
  const item = asShown(await itemAsked(dependencies, context, response), response.optionOrder);
  const correctOption = item.format === 'multiple_choice' ? item.key : null;
  return { correctOption, explanation: item.explanation, steps: item.steps };
}

/** @throws Failure not_found, conflict for a scored sitting */
async function practiceSitting({ db }: Pick<Dependencies, 'db'>, context: CallContext, id: string) {
  const sitting = await db.rows(SittingRow, context).findById(id);
  if (!sitting) throw notFound();
  if (itemUse(sitting.plan) !== 'practice') throw conflict('Answers to scored questions are not shown.');
  return sitting;
}

/**
 * The key and the explanation of an answered practice question. Scored questions are excluded, because other learners get them too.
 * @throws Failure not_found, conflict
 */
export async function feedbackOn(
  dependencies: Pick<Dependencies, 'db' | 'bank'>,
  context: CallContext,
  sittingId: string,
  questionId: string,
): Promise<Feedback> {
  await practiceSitting(dependencies, context, sittingId);
  const response = await askedQuestion(dependencies, context, sittingId, questionId);
  const { verdict } = response;
  if (!verdict) throw conflict('This question has not been answered yet.');
  const item = asShown(await itemAsked(dependencies, context, response), response.optionOrder);
  const { isCorrect, points, maximumPoints } = verdict;
  const { explanation, steps } = item;
  const met = new Set(response.grading?.met ?? []);
  return {
    isCorrect,
    points,
    maximumPoints,
    correctOption: item.format === 'multiple_choice' ? item.key : null,
    explanation,
    steps,
    misconception: misconceptionOf(item, response.answerPlace),
    rubric:
      item.format === 'open_ended'
        ? {
            criteria: item.rubric.criteria.map(({ id, says, points }) => ({ says, points, isMet: met.has(id) })),
            modelAnswer: item.rubric.modelAnswer,
            grader: response.grader ?? 'rubric',
            reason: response.grading?.reason,
          }
        : undefined,
  };
}
