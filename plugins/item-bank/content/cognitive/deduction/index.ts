import type { ItemModel } from '../../../items/item-model.ts';
import { arrangementModels } from './arrangements.ts';
import { orderingModels } from './orderings.ts';
import { syllogismModels } from './syllogisms.ts';

export const deductionModels: ItemModel[] = [...syllogismModels, ...orderingModels, ...arrangementModels];
