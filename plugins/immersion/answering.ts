import type { z } from 'zod';
import type { immersion } from './contract.ts';
import { lockedPlacement, ownPlacement } from './finding.ts';
import type { Parts, Within } from './parts.ts';
import type { SectionProgress } from './standing.ts';
import { sectionProgress, stageState } from './standing.ts';

export type GivenAnswer = z.output<(typeof immersion)['routes']['analyze']['body']>;
export type Analysis = z.input<(typeof immersion)['routes']['analyze']['response']>;

/** Longer than a day nobody thinks about a question: a tab was left open. */
const longestMs = 86_400_000;

/**
 * Grades and stores an answer, and says what comes next. What it answers has been committed; the same answer again,
 * because the first reply was lost, is the first verdict with the section as it stands by now.
 */
export async function answerQuestion(parts: Parts, within: Within, given: GivenAnswer): Promise<Analysis> {
  const { measurement } = parts;
  const placement = await ownPlacement(parts, within, given.sessionId);
  const { questionId, section, answer } = given;
  const milliseconds = Math.min(given.timeSpent ?? longestMs, longestMs);
  const verdict = await measurement.answer(within, placement.sittingId, { questionId, section, answer, milliseconds });
  const progress = await noteInRecord(parts, within, given);
  const next = await stageState(parts, within, placement, section, progress);
  if (!verdict.isRepeated) {
    const { id: sessionId } = placement;
    parts.moved(within.who, { sessionId, stage: section, answered: next.answered, isCompleted: false });
  }
  return { isCorrect: verdict.isCorrect, confidence: verdict.confidence, difficulty: verdict.difficulty, next };
}

/**
 * The learner's record follows in a transaction of its own, since grading may wait for somebody else and must hold no
 * locks. Should the process die in between, the browser sends the answer again and the record is caught up.
 */
async function noteInRecord(
  parts: Parts,
  within: Within,
  { sessionId, questionId, section }: GivenAnswer,
): Promise<SectionProgress> {
  const { db, measurement, record, clock } = parts;
  const userId = within.who.user.id;
  return db.transaction(async (tx) => {
    const inside = { ...within, tx };
    // Locked, so that of two answers at once the later one's progress is what stays.
    const placement = await lockedPlacement(parts, inside, sessionId);
    const progress = sectionProgress(await measurement.progress(inside, placement.sittingId));
    if (placement.state !== 'open') return progress;
    await record.setSectionProgress(inside, userId, { [section]: progress[section] });
    await record.noteActivity(inside, { userId, id: questionId, kind: 'answer', at: clock.now() });
    return progress;
  });
}
