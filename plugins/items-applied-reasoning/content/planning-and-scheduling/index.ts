import type { ItemModel } from '../../../item-bank/items/services.ts';
import { calendarModels } from './calendars.ts';
import { machineModels } from './machines.ts';
import { orderModels } from './orders.ts';
import { projectModels } from './projects.ts';
import { timetableModels } from './timetables.ts';

export const planningModels: ItemModel[] = [
  ...timetableModels,
  ...calendarModels,
  ...orderModels,
  ...projectModels,
  ...machineModels,
];
