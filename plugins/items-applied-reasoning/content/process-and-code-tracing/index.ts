import type { ItemModel } from '../../../item-bank/items/services.ts';
import { faultModels } from './faults.ts';
import { flowchartModels } from './flowcharts.ts';
import { programModels } from './programs.ts';
import { queueModels } from './queues.ts';
import { robotModels } from './robots.ts';
import { ruleListModels } from './rule-lists.ts';
import { stateModels } from './states.ts';

export const processModels: ItemModel[] = [
  ...flowchartModels,
  ...ruleListModels,
  ...robotModels,
  ...stateModels,
  ...programModels,
  ...queueModels,
  ...faultModels,
];
