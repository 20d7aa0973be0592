import type { PackContent } from '../../item-bank/items/packs/services.ts';
import { computerTasks } from './computers.ts';
import { measuringTasks } from './measuring.ts';
import { numberTasks } from './numbers.ts';
import { orderTasks } from './order-and-groups.ts';
import { dataTasks, shapeTasks } from './shapes-and-data.ts';
import { ruleTasks } from './sorting-and-rules.ts';

export const content: PackContent = {
  models: [
    ...numberTasks,
    ...measuringTasks,
    ...shapeTasks,
    ...dataTasks,
    ...ruleTasks,
    ...orderTasks,
    ...computerTasks,
  ],
  openItems: [],
};
