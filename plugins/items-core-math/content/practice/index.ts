import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { algebraTasks } from './algebra.ts';
import { dataTasks } from './data-and-probability.ts';
import { functionTasks } from './functions-and-graphs.ts';
import { geometryTasks } from './geometry-and-measurement.ts';
import { logicTasks } from './logic-and-sets.ts';
import { numberTasks } from './number-and-ratio.ts';

/** The practice tasks of each item model, by its id. */
export const practiceTasks: Readonly<Record<string, PracticeTasks | undefined>> = {
  ...numberTasks,
  ...algebraTasks,
  ...functionTasks,
  ...geometryTasks,
  ...dataTasks,
  ...logicTasks,
};
