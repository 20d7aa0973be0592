import type { Who } from '../../../core/contract/index.ts';
import { confidenceLabel } from '../overview/contract.ts';
import type { CareerModel } from '../services.ts';
import type { CareerProjections } from './contract.ts';

const absence: CareerProjections['absence'] = {
  reason: 'Career projections need a model that was trained on careers. None is available to this page yet.',
  remedy:
    'An administrator generates data and trains models in the ML Intelligence Dashboard. Until one of them offers projections, nothing is projected.',
};

/** Projections of the first trained model. @param models those that are on for the institution */
export async function projectionsOf(who: Who, models: readonly CareerModel[]): Promise<CareerProjections> {
  for (const each of models) {
    const model = await each.model({ who });
    if (!model) continue;
    const { projections, missing } = await each.project({ who }, who.user.id);
    return {
      model,
      projections: projections.map((projection) => ({
        ...projection,
        confidenceLabel: confidenceLabel(projection.confidence),
      })),
      absence: null,
      missing,
    };
  }
  return { model: null, projections: [], absence, missing: [] };
}
