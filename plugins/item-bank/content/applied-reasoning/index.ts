import type { ItemModel } from '../../items/item-model.ts';
import { decisionModels } from './decisions-and-trade-offs/index.ts';
import { planningModels } from './planning-and-scheduling/index.ts';

export const appliedReasoningModels: ItemModel[] = [...planningModels, ...decisionModels];
