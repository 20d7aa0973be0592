import type { PackContent } from '../../item-bank/items/packs/services.ts';
import { computerTasks } from './computers.ts';
import { measureTasks } from './measures.ts';
import { numberTasks } from './numbers.ts';
import { orderTasks } from './order-and-groups.ts';
import { ruleTasks } from './rules.ts';
import { dataTasks, shapeTasks } from './shapes-and-data.ts';

export const content: PackContent = {
  models: [...numberTasks, ...measureTasks, ...shapeTasks, ...dataTasks, ...ruleTasks, ...orderTasks, ...computerTasks],
  openItems: [],
};
