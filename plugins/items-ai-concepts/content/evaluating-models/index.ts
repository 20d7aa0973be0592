import type { ItemModel } from '../../../item-bank/items/services.ts';
import { accuracyTraps } from './accuracy-traps.ts';
import { baseRates } from './base-rates.ts';
import { calibration } from './calibration.ts';
import { confusionTable } from './confusion-table.ts';
import { costs } from './costs.ts';
import { measureForThePurpose } from './measure-for-the-purpose.ts';
import { ranking } from './ranking.ts';
import { thresholdLine } from './threshold-line.ts';

export const evaluatingModels: ItemModel[] = [
  confusionTable,
  thresholdLine,
  accuracyTraps,
  measureForThePurpose,
  costs,
  baseRates,
  calibration,
  ranking,
];
