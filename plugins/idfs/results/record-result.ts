import type { TransactionContext } from '../../../core/db/index.ts';
import { eiqScale, Level, thetaAt } from '../../learner/contract.ts';
import type { NewResult } from '../../learner/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { SessionRow } from '../models.ts';

/**
 * Adds a session's result to the learner's record and emits `idfs.completed`. Earlier held results become `repeated`: staff
 * can no longer accept them.
 */
export async function recordResult(
  dependencies: Dependencies,
  context: TransactionContext,
  { id, userId, sittingId, endedAt, result, cuts }: SessionRow,
): Promise<void> {
  if (!result || !endedAt) throw new Error(`Session ${id} has no result to record`);
  const recorded = recordedResult({ id, userId, endedAt, result, cuts });
  await dependencies.record.addResult(context, recorded);
  await dependencies.record.noteActivity(context, { userId, id: `idfs:${id}`, kind: 'study', at: endedAt });
  await dependencies.db
    .rows(SessionRow, context)
    .where({ userId, outcome: 'held' })
    .where('endedAt', '<=', endedAt)
    .whereNot({ id })
    .patch({ outcome: 'repeated' });
  await dependencies.emitCompleted(context.tx, context.who.institution, {
    userId,
    sessionId: id,
    sittingId,
    eiqScore: result.overallScore,
    standardError: result.standardError,
    level: recorded.level,
    answered: result.questionsAnswered,
    questions: result.questions,
  });
}

/** A result in the form of the learner's record. */
export function recordedResult({
  id,
  userId,
  endedAt,
  result,
  cuts,
}: Pick<SessionRow, 'id' | 'userId' | 'endedAt' | 'result' | 'cuts'>): NewResult {
  if (!result || !endedAt) throw new Error(`Session ${id} has no result to record`);
  return {
    userId,
    source: 'idfs',
    sourceId: id,
    title: 'IDFS',
    at: endedAt,
    theta: thetaAt(result.overallScore),
    standardError: result.standardError / eiqScale.unit,
    level: Level.options.find((each) => each === result.eiqLevel.toLowerCase()) ?? 'foundation',
    confidence: result.confidenceLevel,
    domains: [],
    measures: 'cognitive',
    cuts,
    answered: result.questionsAnswered,
    report: reportOf(id),
    version: result.version,
  };
}

/** The address of a session's full result. */
export const reportOf = (sessionId: string) => `/idfs-assessment/results?sessionId=${sessionId}`;
