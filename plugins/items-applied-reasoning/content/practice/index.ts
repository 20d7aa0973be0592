import { chartTasks } from './charts-and-tables.ts';
import { choiceTasks } from './choices.ts';
import { costTasks } from './costs.ts';
import { deductionTasks } from './deduction.ts';
import { evidenceTasks } from './evidence.ts';
import { patternTasks } from './patterns.ts';
import { planningTasks } from './planning-and-scheduling.ts';
import { processTasks } from './process-and-code-tracing.ts';
import { averageTasks } from './shares-and-averages.ts';
import { spatialTasks } from './spatial.ts';
import type { ModelTasks } from './tasks.ts';

/** The practice tasks of item models, by the name that follows the section in their ids. */
export const practiceTasks: Readonly<Record<string, ModelTasks | undefined>> = {
  ...planningTasks,
  ...costTasks,
  ...choiceTasks,
  ...chartTasks,
  ...averageTasks,
  ...deductionTasks,
  ...evidenceTasks,
  ...patternTasks,
  ...spatialTasks,
  ...processTasks,
};
