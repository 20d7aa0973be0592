import type { OpenItem } from '../../items/item.ts';
import type { ItemModel } from '../../items/item-model.ts';
import { algebraModels } from './algebra.ts';
import { functionsAndGraphsModels } from './functions-and-graphs.ts';
import { numberAndRatioModels } from './number-and-ratio.ts';

export const coreMathModels: ItemModel[] = [...numberAndRatioModels, ...algebraModels, ...functionsAndGraphsModels];
export const coreMathOpenItems: OpenItem[] = [];
