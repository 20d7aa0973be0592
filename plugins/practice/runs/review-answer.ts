import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { QuestionRow, RunRow } from '../models.ts';
import { isInReview } from './complete-run.ts';
import { grade } from './submit-answer.ts';

/**
 * Grades a pending open answer, without a transaction, because grading may be slow. If the process dies, the job runs again
 * and grades the answer or finds it graded.
 */
export async function reviewAnswer(
  dependencies: Dependencies,
  institution: InstitutionRef,
  questionId: string,
): Promise<void> {
  const { db, measurement } = dependencies;
  const context = { who: { institution } };
  const question = await db.rows(QuestionRow, context).findById(questionId);
  // The learner was erased, or an earlier run of the job graded the answer.
  if (!question || !isInReview(question)) return;
  await grade(dependencies, context, question);
  const { runId, userId, sittingId } = question;
  dependencies.changed(institution, userId, { runId, questionId, what: 'graded' });
  const run = await db.rows(RunRow, context).findById(runId);
  if (run?.endedAt) await measurement.close(context, sittingId);
}
