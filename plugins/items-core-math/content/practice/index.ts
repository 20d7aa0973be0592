import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { dataTasks } from './data.ts';
import { equationTasks } from './equations.ts';
import { expressionTasks } from './expressions.ts';
import { functionTasks } from './functions.ts';
import { geometryTasks } from './geometry.ts';
import { graphTasks } from './graphs.ts';
import { logicTasks } from './logic-and-sets.ts';
import { measurementTasks } from './measurement.ts';
import { numberTasks } from './numbers.ts';
import { probabilityTasks } from './probability.ts';
import { ratioTasks } from './ratios.ts';

/** The practice tasks of each item model, by its id. */
export const practiceTasks: Readonly<Record<string, PracticeTasks | undefined>> = {
  ...numberTasks,
  ...ratioTasks,
  ...equationTasks,
  ...expressionTasks,
  ...graphTasks,
  ...functionTasks,
  ...measurementTasks,
  ...geometryTasks,
  ...dataTasks,
  ...probabilityTasks,
  ...logicTasks,
};
