import type { Who } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { lessonAnswers } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { QuestionRow } from '../models.ts';
import { RunRow } from '../models.ts';
import type { CountedQuestion } from './queries.ts';
import { lockedRun, questionsOf } from './queries.ts';

/** Completes a run; repeating it changes nothing. @throws Failure not_found */
export async function complete(dependencies: Dependencies, context: CallContext<Who>, runId: string): Promise<RunRow> {
  const { db, clock } = dependencies;
  let isNew = false;
  const run = await db.transaction(async (tx) => {
    const inside = { ...context, tx };
    const locked = await lockedRun(dependencies, inside, runId);
    if (locked.endedAt) return locked;
    isNew = true;
    const endedAt = clock.now();
    await db.rows(RunRow, inside).findById(runId).patch({ endedAt });
    const questions = await questionsOf(dependencies, inside, [runId]);
    for (const sittingId of finished(questions)) await dependencies.measurement.close(inside, sittingId);
    const { userId, kind } = locked;
    const answered = questions.filter(({ submittedAt }) => submittedAt !== null).length;
    const correct = questions.filter(({ isCorrect }) => isCorrect).length;
    if (answered >= lessonAnswers) {
      await dependencies.completed(tx, context.who.institution, { userId, runId, kind, answered, correct });
    }
    return Object.assign(locked, { endedAt });
  }, context.tx);
  if (isNew) {
    dependencies.changed(context.who.institution, run.userId, { runId, questionId: null, what: 'completed' });
  }
  return run;
}

/** Sittings without a pending review, which a closed sitting could not store. */
function finished(questions: readonly CountedQuestion[]): string[] {
  const waiting = new Set(questions.filter(isInReview).map(({ sittingId }) => sittingId));
  return [...new Set(questions.map(({ sittingId }) => sittingId))].filter((id) => !waiting.has(id));
}

export const isInReview = ({ submittedAt, gradedAt }: Pick<QuestionRow, 'submittedAt' | 'gradedAt'>) =>
  submittedAt !== null && gradedAt === null;
