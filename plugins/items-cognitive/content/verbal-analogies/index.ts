import type { ItemModel } from '../../../item-bank/items/services.ts';
import { fourthWordModels } from './fourth-word.ts';
import { pairModels } from './pairs.ts';

export const analogyModels: ItemModel[] = [...fourthWordModels, ...pairModels];
