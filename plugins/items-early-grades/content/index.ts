import type { PackContent } from '../../item-bank/items/packs/services.ts';
import { computerTasks } from './computers.ts';
import { measuringTasks } from './measuring.ts';
import { numberTasks } from './numbers.ts';
import { dataTasks, shapeTasks } from './shapes-and-data.ts';
import { sortingTasks } from './sorting-and-rules.ts';

export const content: PackContent = {
  models: [...numberTasks, ...measuringTasks, ...shapeTasks, ...dataTasks, ...sortingTasks, ...computerTasks],
  openItems: [],
};
