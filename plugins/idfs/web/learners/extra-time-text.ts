import type { ExtraTime } from '../../contract.ts';

/** `Time × 1.5`, `15 minutes more`. */
export const extraTimeText = (extraTime: ExtraTime) =>
  extraTime.kind === 'factor' ? `Time × ${extraTime.factor}` : `${extraTime.minutes} minutes more`;
