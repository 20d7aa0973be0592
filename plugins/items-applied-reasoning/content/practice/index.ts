import { dataTasks } from './data-interpretation.ts';
import { decisionTasks } from './decisions-and-trade-offs.ts';
import { deductionTasks } from './deduction-and-evidence.ts';
import { spatialTasks } from './patterns-and-spatial.ts';
import { planningTasks } from './planning-and-scheduling.ts';
import { processTasks } from './process-and-code-tracing.ts';
import type { ModelTasks } from './tasks.ts';

/** The practice tasks of item models, by the name that follows the section in their ids. */
export const practiceTasks: Readonly<Record<string, ModelTasks | undefined>> = {
  ...planningTasks,
  ...decisionTasks,
  ...dataTasks,
  ...deductionTasks,
  ...spatialTasks,
  ...processTasks,
};
