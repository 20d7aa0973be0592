import type { RunName } from './batches.ts';

/** One way of testing the same people. */
export interface Compared {
  readonly name: RunName;
  /** Questions asked, in all sections together, on average. */
  readonly questions: number;
  /** Of each section, then of the composite. */
  readonly parts: readonly { readonly rmse: number; readonly meanSe: number; readonly accuracy: number }[];
  /** The mean of the sections' accuracies. */
  readonly sectionAccuracy: number;
}
