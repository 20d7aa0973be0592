import type { ItemModel } from '../../items/item-model.ts';
import { planningModels } from './planning-and-scheduling/index.ts';

export const appliedReasoningModels: ItemModel[] = [...planningModels];
