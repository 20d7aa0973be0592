import { averages } from './data-and-probability/averages.ts';
import { chartsAndTables } from './data-and-probability/charts-and-tables.ts';
import { conditionalReasoning } from './data-and-probability/conditional-reasoning.ts';
import { counting } from './data-and-probability/counting.ts';
import { reasoningWithAverages } from './data-and-probability/reasoning-with-averages.ts';
import { twoSteps } from './data-and-probability/two-steps.ts';
import { twoWayTables } from './data-and-probability/two-way-tables.ts';

/** Charts, averages, counting and chance. */
export const dataAndProbabilityModels = [
  chartsAndTables,
  averages,
  twoWayTables,
  twoSteps,
  counting,
  reasoningWithAverages,
  conditionalReasoning,
];
