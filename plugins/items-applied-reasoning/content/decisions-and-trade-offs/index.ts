import type { ItemModel } from '../../../item-bank/items/services.ts';
import { bottleneckModels } from './bottleneck.ts';
import { breakEvenModels } from './break-even.ts';
import { offerModels } from './offers.ts';
import { sunkCostModels } from './sunk-cost.ts';
import { uncertaintyModels } from './uncertainty.ts';
import { weighingModels } from './weighted-criteria.ts';

export const decisionModels: ItemModel[] = [
  ...offerModels,
  ...breakEvenModels,
  ...weighingModels,
  ...sunkCostModels,
  ...uncertaintyModels,
  ...bottleneckModels,
];
