import { hasteCaution } from '../../item-bank/contract.ts';
import type { SessionRow } from '../models.ts';
import type { Result, ResultSummary } from './contract.ts';

/** A result for its reader. Unrecorded results have no figures, which would reveal right answers. */
export function shownResult(
  session: Pick<SessionRow, 'id' | 'result' | 'outcome'>,
  learner: { firstName: string; lastName: string },
  isOwn: boolean,
): Result {
  const { id, result, outcome } = session;
  if (!result || !outcome) throw new Error(`Session ${id} is completed but has no result`);
  const who = { sessionId: id, isOwn, learner: `${learner.firstName} ${learner.lastName}`.trim() };
  const caution = result.haste ? hasteCaution(result.haste) : null;
  const isRecorded = outcome === 'recorded';
  if (isRecorded) {
    // Hasty answers give no certainty.
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

/** The same for a list. */
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
