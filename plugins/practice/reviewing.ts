import type { InstitutionRef } from '../../core/contract/index.ts';
import { grade } from './answering.ts';
import { isInReview } from './ending.ts';
import { QuestionRow, RunRow } from './models.ts';
import type { Parts } from './parts.ts';

/**
 * Grades an open answer that waits for it. The grader may take its time, so no transaction is open meanwhile; should
 * the process die in between, the job comes again and finds the answer graded, or grades it.
 */
export async function reviewAnswer(parts: Parts, institution: InstitutionRef, questionId: string): Promise<void> {
  const { db, measurement } = parts;
  const within = { who: { institution } };
  const question = await db.rows(QuestionRow, within).findById(questionId);
  // Gone with its person, or graded when the job came before.
  if (!question || !isInReview(question)) return;
  await grade(parts, within, question);
  const { runId, userId, sittingId } = question;
  parts.changed(institution, userId, { runId, questionId, what: 'graded' });
  const run = await db.rows(RunRow, within).findById(runId);
  if (run?.endedAt) await measurement.close(within, sittingId);
}
