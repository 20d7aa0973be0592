import type { TransactionContext } from '../../../core/db/index.ts';
import { eiqScale, Level } from '../../learner/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { SessionRow } from '../models.ts';

/**
 * Enters a session's result in the learner's record and tells other plugins of it. Held results that the learner has
 * repeated with this one are settled: staff can no longer accept them.
 */
export async function enterInRecord(
  dependencies: Dependencies,
  context: TransactionContext,
  { id, userId, endedAt, result }: SessionRow,
): Promise<void> {
  if (!result || !endedAt) throw new Error(`The session ${id} has no result to record`);
  const level = Level.options.find((each) => each === result.eiqLevel.toLowerCase()) ?? 'foundation';
  await dependencies.record.addResult(context, {
    userId,
    source: 'idfs',
    sourceId: id,
    title: 'IDFS',
    at: endedAt,
    theta: (result.overallScore - eiqScale.origin) / eiqScale.unit,
    standardError: result.standardError / eiqScale.unit,
    level,
    confidence: result.confidenceLevel,
    // Cognitive tasks belong to none of the domains: only the combined score moves.
    domains: [],
    answered: result.questionsAnswered,
    report: reportOf(id),
    version: result.version,
  });
  await dependencies.record.noteActivity(context, { userId, id: `idfs:${id}`, kind: 'study', at: endedAt });
  await dependencies.db
    .rows(SessionRow, context)
    .where({ userId, outcome: 'held' })
    .where('endedAt', '<=', endedAt)
    .whereNot({ id })
    .patch({ outcome: 'repeated' });
  await dependencies.completed(context.tx, context.who.institution, {
    userId,
    sessionId: id,
    eiqScore: result.overallScore,
    standardError: result.standardError,
    level,
    answered: result.questionsAnswered,
    questions: result.questions,
  });
}

/** Where a session's result is shown in full. */
export const reportOf = (sessionId: string) => `/idfs-assessment/results?sessionId=${sessionId}`;
