import type { ItemModel } from '../../../item-bank/items/services.ts';
import { bestSplit } from './best-split.ts';
import { decisionTree } from './decision-tree.ts';
import { gameTree } from './game-tree.ts';
import { gradientStep } from './gradient-step.ts';
import { kMeansStep } from './k-means-step.ts';
import { nearestNeighbour } from './nearest-neighbour.ts';
import { neuralUnit } from './neural-unit.ts';
import { weightedScores } from './weighted-scores.ts';

export const howModelsDecide: ItemModel[] = [
  decisionTree,
  nearestNeighbour,
  weightedScores,
  kMeansStep,
  gameTree,
  bestSplit,
  neuralUnit,
  gradientStep,
];
