import type { CallContext } from '../../../core/db/index.ts';
import type { ScoringPlan } from '../../item-bank/services.ts';
import type { RescorableResults } from '../../rescoring/services.ts';
import type { Dependencies } from '../dependencies.ts';
import { PlacementRow } from '../models.ts';
import { recordedResult } from '../placements/complete-placement.ts';
import { planOf } from '../rules.ts';
import { reviseFromAnswers } from './revise-result.ts';

/** Recorded placements, to be scored again by the present rules. */
export function rescorablePlacements(dependencies: Dependencies): RescorableResults {
  const { db, measurement, configuration } = dependencies;
  const recorded = (context: CallContext) => db.rows(PlacementRow, context).where({ state: 'completed' });

  /** The rules of a placement begun now; the cuts stay those it was taken under. */
  function presentRules({ cuts, hintsCount, form }: PlacementRow, at: Date): ScoringPlan {
    const { scoring, correlation, priorSd, openAnswers } = planOf(configuration, cuts, hintsCount, form);
    return {
      ...(scoring && { scoring }),
      ...(correlation !== undefined && { correlation }),
      ...(priorSd !== undefined && { priorSd }),
      ...(openAnswers && { openAnswers }),
      parametersAt: at.toISOString(),
    };
  }

  return {
    source: 'immersion',
    async ids(context, after, limit) {
      const rows = await recorded(context)
        .modify((query) => void (after && query.where('id', '>', after)))
        .orderBy('id')
        .limit(limit)
        .select('id');
      return rows.map(({ id }) => id);
    },
    async rescored(context, id, at) {
      const placement = await recorded(context).findById(id);
      if (!placement?.result || placement.result.isDemo) return undefined;
      const estimate = await measurement.estimate(context, placement.sittingId, presentRules(placement, at));
      return recordedResult(placement, estimate);
    },
    async replace(context, id, at) {
      const placement = await recorded(context).findById(id).forUpdate();
      if (!placement?.result || placement.result.isDemo) return;
      await measurement.scoreBy(context, placement.sittingId, presentRules(placement, at));
      await reviseFromAnswers(dependencies, context, placement, rescoredText);
    },
  };
}

const rescoredText = 'Your institution had all results scored again by the present rules.';
