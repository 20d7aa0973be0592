import type { ItemParameters } from 'psychometrics';
import { attenuated, isGraded } from 'psychometrics';
import type { Item } from './item.ts';

/** The properties that an item's scoring parameters depend on. */
export interface Measured {
  readonly parameters: Item['parameters'];
  readonly source: { readonly kind: Item['source']['kind'] };
  readonly agreement?: { readonly weight: number } | null | undefined;
}

/**
 * Default weight of open items without rated answers: the mean of the shipped rubrics before they were improved by rated
 * answers.
 */
export const unratedWeight = 0.6;

/**
 * The parameters used for selection, scoring and simulation. Provisional parameters of an open item apply to a human rater,
 * so they are attenuated by the grader's agreement. Calibrated ones come from graded answers and already include it.
 */
export function weightedParameters({ parameters, source, agreement }: Measured): ItemParameters {
  if (!isGraded(parameters) || source.kind === 'calibrated') return parameters;
  return attenuated(parameters, agreement?.weight ?? unratedWeight);
}
