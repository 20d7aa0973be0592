import type { ItemModel } from '../../../item-bank/items/services.ts';
import { centreModels } from './centres.ts';
import { chartModels } from './charts.ts';
import { combinedAverageModels } from './combined-averages.ts';
import { percentageModels } from './percentages.ts';
import { rateModels } from './rates.ts';
import { twoWayModels } from './two-way-tables.ts';

export const interpretationModels: ItemModel[] = [
  ...chartModels,
  ...twoWayModels,
  ...percentageModels,
  ...combinedAverageModels,
  ...centreModels,
  ...rateModels,
];
