import type { ItemModel } from '../../../item-bank/items/services.ts';
import { codingModels } from './coding.ts';
import { comparingModels } from './comparing.ts';
import { searchingModels } from './searching.ts';

export const speedModels: ItemModel[] = [...comparingModels, ...searchingModels, ...codingModels];
