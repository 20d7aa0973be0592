import type { z } from 'zod';
import type { immersion } from './contract.ts';
import { ownPlacement } from './finding.ts';
import type { Parts, Within } from './parts.ts';
import { sectionProgress, stageView } from './standing.ts';

export type GivenAnswer = z.output<(typeof immersion)['routes']['analyze']['body']>;
export type Analysis = z.input<(typeof immersion)['routes']['analyze']['response']>;

/** Longer than a day nobody thinks about a question: a tab was left open. */
const longestMs = 86_400_000;

/**
 * Grades and stores an answer, and asks what comes next. What it answers has been committed, with the learner's record; the
 * same answer again, because the first reply was lost, is the first verdict with the section as it stands by now.
 */
export async function answerQuestion(parts: Parts, within: Within, given: GivenAnswer): Promise<Analysis> {
  const { measurement, record } = parts;
  const placement = await ownPlacement(parts, within, given.sessionId);
  const { questionId, section, answer } = given;
  const milliseconds = Math.min(given.timeSpent ?? longestMs, longestMs);
  const { verdict, current } = await measurement.answerAndGoOn(
    within,
    placement.sittingId,
    { questionId, section, answer, milliseconds },
    // The sitting is locked: of two answers at once the later one's progress is what stays.
    (tx, progress) =>
      record.setSectionProgress({ ...within, tx }, within.who.user.id, {
        [section]: sectionProgress(progress)[section],
      }),
  );
  const next = await stageView(parts, within, placement, current);
  if (!verdict.isRepeated) {
    const { id: sessionId } = placement;
    parts.moved(within.who, { sessionId, stage: section, answered: next.answered, isCompleted: false });
  }
  return { isCorrect: verdict.isCorrect, confidence: verdict.confidence, difficulty: verdict.difficulty, next };
}
