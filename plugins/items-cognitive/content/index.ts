import type { PackContent } from '../../item-bank/items/packs/services.ts';
import type { ItemModel } from '../../item-bank/items/services.ts';
import { deductionModels } from './deduction/index.ts';
import { matrixModels } from './matrix-reasoning/index.ts';
import { seriesModels } from './number-series/index.ts';
import { speedModels } from './processing-speed/index.ts';
import { comparisonModels } from './quantitative-comparison/index.ts';
import { rotationModels } from './spatial-rotation/index.ts';
import { analogyModels } from './verbal-analogies/index.ts';
import { memoryModels } from './working-memory/index.ts';

export const cognitiveModels: ItemModel[] = [
  ...seriesModels,
  ...matrixModels,
  ...analogyModels,
  ...rotationModels,
  ...deductionModels,
  ...memoryModels,
  ...speedModels,
  ...comparisonModels,
];

export type { CognitiveArea } from './areas.ts';
export { cognitiveAreas } from './areas.ts';

export const content: PackContent = { models: cognitiveModels, openItems: [] };
