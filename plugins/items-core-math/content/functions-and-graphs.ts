import { composition } from './functions-and-graphs/composition.ts';
import { functionPuzzles } from './functions-and-graphs/function-puzzles.ts';
import { growthAndLogarithms } from './functions-and-graphs/growth-and-logarithms.ts';
import { lines } from './functions-and-graphs/lines.ts';
import { readingGraphs } from './functions-and-graphs/reading-graphs.ts';
import { sequences } from './functions-and-graphs/sequences.ts';
import { transformations } from './functions-and-graphs/transformations.ts';

/** Graphs, linear, quadratic and exponential functions, sequences. */
export const functionsAndGraphsModels = [
  readingGraphs,
  lines,
  sequences,
  composition,
  transformations,
  growthAndLogarithms,
  functionPuzzles,
];
