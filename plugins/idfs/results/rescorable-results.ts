import type { CallContext } from '../../../core/db/index.ts';
import type { RescorableResults } from '../../rescoring/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { ResultVersionRow, SessionRow } from '../models.ts';
import { planOf } from '../rules.ts';
import type { StoredResult } from './contract.ts';
import { recordedResult } from './record-result.ts';
import { resultOf } from './result.ts';

/** Recorded sessions, to be scored again by the present rules. */
export function rescorableSessions(dependencies: Dependencies): RescorableResults {
  const { db, measurement, configuration, clock } = dependencies;
  const recorded = (context: CallContext) => db.rows(SessionRow, context).where({ outcome: 'recorded' });

  /** The rules of a session started now; the cuts stay those it was taken under. */
  function presentRules({ cuts }: SessionRow, at: Date) {
    const { priorSd } = planOf(configuration, cuts);
    return { ...(priorSd !== undefined && { priorSd }), parametersAt: at.toISOString() };
  }

  async function rescoredResult(
    context: CallContext,
    session: SessionRow,
    at: Date,
  ): Promise<StoredResult | undefined> {
    const { sittingId, questionIds, cuts, limitSeconds, usualSeconds, startedAt, endedAt, endedBy, result } = session;
    // Demo sessions have no answers.
    if (!result || !endedAt || !endedBy || result.version === 'demo') return undefined;
    const estimate = await measurement.estimateForm(context, sittingId, questionIds, presentRules(session, at));
    const { minimumAnswers } = result;
    const ended = { startedAt, endedAt, endedBy };
    const scored = resultOf({
      estimate,
      order: questionIds,
      cuts,
      minimumAnswers,
      limitSeconds,
      usualSeconds,
      ...ended,
    });
    const { eiqLevel: formerLevel, overallScore: formerScore } = result;
    const revision = { at: clock.now().toISOString(), formerScore, formerLevel };
    return { ...scored, revisions: [...(result.revisions ?? []), revision] };
  }

  return {
    source: 'idfs',
    async ids(context, after, limit) {
      const rows = await recorded(context)
        .modify((query) => void (after && query.where('id', '>', after)))
        .orderBy('id')
        .limit(limit)
        .select('id');
      return rows.map(({ id }) => id);
    },
    async rescored(context, id, at) {
      const session = await recorded(context).findById(id);
      const result = session && (await rescoredResult(context, session, at));
      return result && recordedResult(Object.assign(session, { result }));
    },
    async replace(context, id, at) {
      const session = await recorded(context).findById(id).forUpdate();
      const result = session && (await rescoredResult(context, session, at));
      if (!session?.result || !result) return;
      const { userId, sittingId, result: former } = session;
      await db
        .rows(ResultVersionRow, context)
        .insert({ userId, sessionId: id, result: former, replacedAt: clock.now() });
      await measurement.scoreFormBy(context, sittingId, presentRules(session, at));
      await db.rows(SessionRow, context).findById(id).patch({ result });
      await dependencies.record.reviseResult(context, recordedResult(Object.assign(session, { result })));
    },
  };
}
