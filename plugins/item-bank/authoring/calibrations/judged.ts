import type { CalibrationModel, CalibrationResult } from './contract.ts';

/** What goes to the thread: everything can be copied. */
export interface Judged {
  readonly model: CalibrationModel;
  readonly items: readonly { itemId: string; after: CalibrationResult['items'][number]['after'] }[];
  readonly population: { readonly mean: number; readonly sd: number };
  readonly responses: Uint8Array<ArrayBufferLike>;
  readonly counts: Float64Array<ArrayBufferLike>;
  /** Each row's group; null where it is in none. Undefined where nobody can say. */
  readonly groups: readonly (string | null)[] | undefined;
}
