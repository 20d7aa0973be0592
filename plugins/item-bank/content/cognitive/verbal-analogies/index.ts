import type { ItemModel } from '../../../items/item-model.ts';
import { fourthWordModels } from './fourth-word.ts';
import { pairModels } from './pairs.ts';

export const analogyModels: ItemModel[] = [...fourthWordModels, ...pairModels];
