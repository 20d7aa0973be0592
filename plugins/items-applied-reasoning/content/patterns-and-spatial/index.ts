import type { ItemModel } from '../../../item-bank/items/services.ts';
import { dieModels } from './dice.ts';
import { foldingModels } from './fold-and-punch.ts';
import { growingModels } from './growing-figures.ts';
import { matrixModels } from './matrices.ts';
import { netModels } from './nets.ts';
import { seriesModels } from './series.ts';
import { stackModels } from './stacks.ts';
import { turningModels } from './turn-and-mirror.ts';

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
