import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { QuestionRow, RunRow } from '../models.ts';
import { isInReview } from './complete-run.ts';
import { grade } from './submit-answer.ts';

/**
 * Grades an open answer that waits for it. The grader may take its time, so no transaction is open meanwhile; should
 * the process die in between, the job comes again and finds the answer graded, or grades it.
 */
export async function reviewAnswer(
  dependencies: Dependencies,
  institution: InstitutionRef,
  questionId: string,
): Promise<void> {
  const { db, measurement } = dependencies;
  const context = { who: { institution } };
  const question = await db.rows(QuestionRow, context).findById(questionId);
  // Gone with its person, or graded when the job came before.
  if (!question || !isInReview(question)) return;
  await grade(dependencies, context, question);
  const { runId, userId, sittingId } = question;
  dependencies.changed(institution, userId, { runId, questionId, what: 'graded' });
  const run = await db.rows(RunRow, context).findById(runId);
  if (run?.endedAt) await measurement.close(context, sittingId);
}
