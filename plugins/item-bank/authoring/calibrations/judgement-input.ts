import type { CalibrationModel, CalibrationResult } from './contract.ts';

/** What is sent to the judgement thread. Every value can be cloned. */
export interface JudgementInput {
  readonly model: CalibrationModel;
  readonly items: readonly { itemId: string; after: CalibrationResult['items'][number]['after'] }[];
  readonly population: { readonly mean: number; readonly sd: number };
  readonly responses: Uint8Array<ArrayBufferLike>;
  readonly counts: Float64Array<ArrayBufferLike>;
  /** The group of each row; null for a row without one. Undefined where groups are unknown. */
  readonly groups: readonly (string | null)[] | undefined;
}
