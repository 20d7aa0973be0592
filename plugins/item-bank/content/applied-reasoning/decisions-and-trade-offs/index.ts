import type { ItemModel } from '../../../items/item-model.ts';
import { bottleneckModels } from './bottleneck.ts';
import { breakEvenModels } from './break-even.ts';
import { offerModels } from './offers.ts';
import { uncertaintyModels } from './uncertainty.ts';
import { weighingModels } from './weighing.ts';

export const decisionModels: ItemModel[] = [
  ...offerModels,
  ...breakEvenModels,
  ...weighingModels,
  ...uncertaintyModels,
  ...bottleneckModels,
];
