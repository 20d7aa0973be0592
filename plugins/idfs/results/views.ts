import { hasteCaution } from '../../item-bank/contract.ts';
import type { SessionRow } from '../models.ts';
import type { Result, ResultSummary } from './contract.ts';

/** A result as its reader gets it. What is not recorded has no figures: they would tell which answers were right. */
export function shownResult(
  session: Pick<SessionRow, 'id' | 'result' | 'outcome'>,
  learner: { firstName: string; lastName: string },
  isOwn: boolean,
): Result {
  const { id, result, outcome } = session;
  if (!result || !outcome) throw new Error(`The session ${id} is completed without a result`);
  const who = { sessionId: id, isOwn, learner: `${learner.firstName} ${learner.lastName}`.trim() };
  const caution = result.haste ? hasteCaution(result.haste) : null;
  const isRecorded = outcome === 'recorded';
  if (isRecorded) {
    // How sure the level is rests on answers that were thought about.
    const certainty = result.haste ? { confidenceLevel: null, levelProbabilities: null } : {};
    return { ...result, ...certainty, ...who, outcome, isRecorded, caution };
  }
  return {
    ...result,
    ...who,
    outcome,
    isRecorded,
    caution,
    eiqLevel: null,
    overallScore: null,
    standardError: null,
    interval: null,
    confidenceLevel: null,
    levelProbabilities: null,
    categoryBreakdown: [],
    loadBreakdown: [],
    cognitiveAnalysis: { strengths: [], improvementAreas: [], recommendations: [] },
    nextSteps: [],
  };
}

/** The same in a list. */
export function resultSummary(session: SessionRow): ResultSummary {
  const shown = shownResult(session, { firstName: '', lastName: '' }, false);
  const { sessionId, completedAt, eiqLevel, overallScore, standardError, outcome, isRecorded } = shown;
  const { questionsAnswered, questions, endedBy } = shown;
  return {
    sessionId,
    completedAt,
    eiqLevel,
    overallScore,
    standardError,
    questionsAnswered,
    questions,
    endedBy,
    outcome,
    isRecorded,
  };
}
