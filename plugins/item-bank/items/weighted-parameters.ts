import type { ItemParameters } from 'psychometrics';
import { attenuated, isGraded } from 'psychometrics';
import type { Item } from './item.ts';

/** What is known of an item's measuring. */
export interface Measured {
  readonly parameters: Item['parameters'];
  readonly source: { readonly kind: Item['source']['kind'] };
  readonly agreement?: { readonly weight: number } | null | undefined;
}

/**
 * What open items weigh whose rubric nobody has rated answers for: what shipped rubrics had on average before they were
 * improved by rated answers.
 */
export const unratedWeight = 0.6;

/**
 * The parameters that an item is chosen, scored and simulated by. Those of an open item hold for a rater as long as they
 * are provisional, so its grader's disagreement with one is put in; calibrated ones come from graded answers, and have it.
 */
export function weightedParameters({ parameters, source, agreement }: Measured): ItemParameters {
  if (!isGraded(parameters) || source.kind === 'calibrated') return parameters;
  return attenuated(parameters, agreement?.weight ?? unratedWeight);
}
