import type { Who } from '../../../core/contract/index.ts';
import { confidenceLabel } from '../overview/contract.ts';
import type { CareerModel } from '../services.ts';
import type { CareerProjections } from './contract.ts';

const reason = 'Career projections need a model that was trained on careers, and there is none yet.';

/** Projections of the first trained model. @param models those that are on for the institution */
export async function projectionsOf(who: Who, models: readonly CareerModel[]): Promise<CareerProjections> {
  for (const each of models) {
    const model = await each.model({ who });
    if (!model) continue;
    const { projections, ...rest } = await each.project({ who }, who.user.id);
    return {
      ...rest,
      model,
      projections: projections.map((projection) => ({
        ...projection,
        confidenceLabel: confidenceLabel(projection.confidence),
      })),
    };
  }
  const remedy = models[0]?.remedy ?? 'An administrator can switch on a plugin that has one.';
  return { model: null, projections: [], known: [], absence: { reason, remedy }, missing: [] };
}
