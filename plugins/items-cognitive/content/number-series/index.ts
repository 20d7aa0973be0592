import type { ItemModel } from '../../../item-bank/items/services.ts';
import { interleavedModels } from './interleaved.ts';
import { recursiveModels } from './recursive.ts';
import { stepModels } from './steps.ts';

export const seriesModels: ItemModel[] = [...stepModels, ...interleavedModels, ...recursiveModels];
