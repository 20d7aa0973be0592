import type { RunName } from './batches.ts';

/** Key figures of one test, to compare with others on the same people. */
export interface RunSummary {
  readonly name: RunName;
  /** Mean number of questions in all sections together. */
  readonly questions: number;
  /** One for each section, then the composite. */
  readonly parts: readonly { readonly rmse: number; readonly meanSe: number; readonly accuracy: number }[];
  /** Mean accuracy of the sections. */
  readonly sectionAccuracy: number;
}
