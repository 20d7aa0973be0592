import type { ItemModel } from '../../../item-bank/items/services.ts';
import { dieModels } from './dice.ts';
import { foldingModels } from './folding.ts';
import { growingModels } from './growing.ts';
import { matrixModels } from './matrices.ts';
import { netModels } from './nets.ts';
import { seriesModels } from './series.ts';
import { stackModels } from './stacks.ts';
import { turningModels } from './turning.ts';

export const spatialModels: ItemModel[] = [
  ...seriesModels,
  ...matrixModels,
  ...turningModels,
  ...foldingModels,
  ...growingModels,
  ...netModels,
  ...dieModels,
  ...stackModels,
];
