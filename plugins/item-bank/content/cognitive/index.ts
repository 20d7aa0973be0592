import type { ItemModel } from '../../items/item-model.ts';
import { seriesModels } from './number-series/index.ts';

export const cognitiveModels: ItemModel[] = [...seriesModels];

export type { CognitiveArea } from './areas.ts';
export { cognitiveAreas } from './areas.ts';
