import type { OpenItem } from '../../items/item.ts';
import type { ItemModel } from '../../items/item-model.ts';
import { interpretationModels } from './data-interpretation/index.ts';
import { decisionModels } from './decisions-and-trade-offs/index.ts';
import { deductionModels } from './deduction-and-argument/index.ts';
import { evidenceModels } from './evidence-and-causation/index.ts';
import { spatialModels } from './patterns-and-spatial/index.ts';
import { planningModels } from './planning-and-scheduling/index.ts';

export const appliedReasoningModels: ItemModel[] = [
  ...planningModels,
  ...decisionModels,
  ...interpretationModels,
  ...deductionModels,
  ...spatialModels,
  ...evidenceModels,
];

export const appliedReasoningOpenItems: OpenItem[] = [];
