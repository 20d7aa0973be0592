import type { Random } from '../../../../core/random.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import type { Situation } from '../drafts.ts';
import { modelsOf, writeSituation } from '../drafts.ts';
import { countAbove, difference, share, together } from './bar-charts.ts';
import { crossing, largestChange, widestGap } from './line-charts.ts';

const model = modelsOf('data-interpretation');

export const chartModels: ItemModel[] = [model('chart-reading', 'Reading charts', 8, writeChart)];

function writeChart(variant: number, random: Random): Draft {
  return writeSituation(situations, variant, random);
}

// Features: one value or two (-2.3), all values looked through (-1.8), changes between values (-1.4), two lines (-1), shares (-0.6).
const situations: Situation[] = [
  { b: -2.4, write: difference },
  { b: -2, write: countAbove },
  { b: -1.9, write: together },
  { b: -1.5, write: (random) => largestChange(random, 'rise') },
  { b: -1.3, write: (random) => largestChange(random, 'fall') },
  { b: -0.9, write: widestGap },
  { b: -0.6, write: share },
  { b: -0.3, write: crossing },
];
