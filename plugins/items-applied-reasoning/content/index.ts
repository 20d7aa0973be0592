import type { PackContent } from '../../item-bank/items/packs/services.ts';
import { withAgreements } from '../../item-bank/items/packs/services.ts';
import type { ItemModel } from '../../item-bank/items/services.ts';
import { agreements } from './agreements.ts';
import { interpretationModels } from './data-interpretation/index.ts';
import { decisionModels } from './decisions-and-trade-offs/index.ts';
import { deductionModels } from './deduction-and-argument/index.ts';
import { evidenceModels } from './evidence-and-causation/index.ts';
import { appliedReasoningOpenItems } from './open.ts';
import { spatialModels } from './patterns-and-spatial/index.ts';
import { planningModels } from './planning-and-scheduling/index.ts';
import { conceptModels } from './practice/concepts/index.ts';
import { processModels } from './process-and-code-tracing/index.ts';

export const appliedReasoningModels: ItemModel[] = [
  ...planningModels,
  ...decisionModels,
  ...interpretationModels,
  ...deductionModels,
  ...spatialModels,
  ...evidenceModels,
  ...processModels,
];

export { appliedReasoningOpenItems } from './open.ts';

export const content: PackContent = {
  models: [...appliedReasoningModels, ...conceptModels],
  openItems: withAgreements(appliedReasoningOpenItems, agreements),
};
