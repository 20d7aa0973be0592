import { lessonAnswers } from './contract.ts';
import type { CountedQuestion } from './finding.ts';
import { lockedRun, questionsOf } from './finding.ts';
import type { QuestionRow } from './models.ts';
import { RunRow } from './models.ts';
import type { Parts, Within } from './parts.ts';

/** Completes a run; repeating it changes nothing. @throws Failure not_found */
export async function complete(parts: Parts, within: Within, runId: string): Promise<RunRow> {
  const { db, clock } = parts;
  let isNew = false;
  const run = await db.transaction(async (tx) => {
    const inside = { ...within, tx };
    const locked = await lockedRun(parts, inside, runId);
    if (locked.endedAt) return locked;
    isNew = true;
    const endedAt = clock.now();
    await db.rows(RunRow, inside).findById(runId).patch({ endedAt });
    const questions = await questionsOf(parts, inside, [runId]);
    for (const sittingId of finished(questions)) await parts.measurement.close(inside, sittingId);
    const { userId, kind } = locked;
    const answered = questions.filter(({ submittedAt }) => submittedAt !== null).length;
    const correct = questions.filter(({ isCorrect }) => isCorrect).length;
    if (answered >= lessonAnswers) {
      await parts.completed(tx, within.who.institution, { userId, runId, kind, answered, correct });
    }
    return Object.assign(locked, { endedAt });
  }, within.tx);
  if (isNew) {
    parts.changed(within.who.institution, run.userId, { runId, questionId: null, what: 'completed' });
  }
  return run;
}

/** Sittings in which nothing waits for its review: a closed one takes no answer, not even that. */
function finished(questions: readonly CountedQuestion[]): string[] {
  const waiting = new Set(questions.filter(isInReview).map(({ sittingId }) => sittingId));
  return [...new Set(questions.map(({ sittingId }) => sittingId))].filter((id) => !waiting.has(id));
}

export const isInReview = ({ submittedAt, gradedAt }: Pick<QuestionRow, 'submittedAt' | 'gradedAt'>) =>
  submittedAt !== null && gradedAt === null;
