import type { ItemModel } from '../../../item-bank/items/services.ts';
import { arrangementModels } from './arrangements.ts';
import { orderingModels } from './orderings.ts';
import { syllogismModels } from './syllogisms.ts';

export const deductionModels: ItemModel[] = [...syllogismModels, ...orderingModels, ...arrangementModels];
