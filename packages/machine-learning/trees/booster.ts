import type { Feature } from '../table/features.ts';
import type { Tree } from './tree.ts';
import { leafOf } from './tree.ts';

/** What the trees were fitted to, which determines how the sum of leaf values becomes a prediction. */
export type Objective =
  /** P(label = 1) = 1/(1 + e^(−sigmoid·margin)); sigmoid is 1 except in models from elsewhere. */
  | { readonly name: 'binary'; readonly sigmoid: number }
  | { readonly name: 'squared-error' }
  /** The share `quantile` of values lies below the prediction. */
  | { readonly name: 'quantile'; readonly quantile: number };

/** A sum of trees. */
export interface Booster {
  readonly kind: 'trees';
  readonly features: readonly Feature[];
  readonly objective: Objective;
  /** The margin before the first tree. */
  readonly base: number;
  readonly trees: readonly Tree[];
  /** The sum of the trees is divided by this: 1 except for averaged forests from elsewhere. */
  readonly divisor: number;
}

/** The sum of the leaves that a row reaches, on the scale of the objective (log odds for `binary`); values as from `encodeRow`. */
export function margin({ base, trees, divisor }: Booster, row: ArrayLike<number>): number {
  // In the order in which training adds them, so that training that continues meets the same margins.
  let sum = base * divisor;
  for (let place = 0; place < trees.length; place++) {
    const tree = trees[place] as Tree;
    sum += tree.leafValues[leafOf(tree, row)] as number;
  }
  return sum / divisor;
}

/** A margin as a prediction: a probability for `binary`, the value itself otherwise. */
export function fromMargin(objective: Objective, value: number): number {
  return objective.name === 'binary' ? 1 / (1 + Math.exp(-objective.sigmoid * value)) : value;
}
