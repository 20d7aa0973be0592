import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { immersion } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { ownPlacement } from './queries.ts';
import { sectionProgress, stageView } from './status.ts';

export type GivenAnswer = z.output<(typeof immersion)['routes']['analyze']['body']>;
export type Analysis = z.input<(typeof immersion)['routes']['analyze']['response']>;

/** The longest time recorded for an answer, a day: beyond it, a tab was left open. */
const longestMs = 86_400_000;

/**
 * Grades and stores an answer, and returns the next question. Answer and record are committed before the response. The same
 * answer again, after a lost response, gets the first verdict with the current state of the section.
 */
export async function answerQuestion(
  dependencies: Dependencies,
  context: CallContext<Who>,
  given: GivenAnswer,
): Promise<Analysis> {
  const { measurement, record } = dependencies;
  const placement = await ownPlacement(dependencies, context, given.sessionId);
  const { questionId, section, answer } = given;
  const milliseconds = Math.min(given.timeSpent ?? longestMs, longestMs);
  const { verdict, current } = await measurement.answerAndAskNext(
    context,
    placement.sittingId,
    { questionId, section, answer, milliseconds },
    // Under the lock of the sitting: of two concurrent answers, the later progress is stored last.
    (tx, progress) =>
      record.setSectionProgress({ ...context, tx }, context.who.user.id, {
        [section]: sectionProgress(progress)[section],
      }),
  );
  const next = await stageView(dependencies, context, placement, current);
  if (!verdict.isRepeated) {
    const { id: sessionId } = placement;
    dependencies.notifyMoved(context.who, { sessionId, stage: section, answered: next.answered, isCompleted: false });
  }
  return { isCorrect: verdict.isCorrect, confidence: verdict.confidence, difficulty: verdict.difficulty, next };
}
