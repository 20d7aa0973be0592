import type { ExtraTime } from '../../contract.ts';

/** `Time × 1.5`, `15 minutes more`. */
export const extraTimeText = (extraTime: ExtraTime) =>
  extraTime.kind === 'factor' ? `Time\u00a0×\u00a0${extraTime.factor}` : `${extraTime.minutes} minutes more`;
