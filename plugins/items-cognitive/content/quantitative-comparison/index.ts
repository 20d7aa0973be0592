import type { ItemModel } from '../../../item-bank/items/services.ts';
import { measureModels } from './measures.ts';
import { numberModels } from './numbers.ts';
import { unknownModels } from './unknowns.ts';

export const comparisonModels: ItemModel[] = [...numberModels, ...unknownModels, ...measureModels];
