import type { Level } from '../../learner/contract.ts';
import { eiqScale } from '../../learner/contract.ts';

/** Above the last level, targets are multiples of this. */
const step = 50;

/**
 * The target score: the requested one where it is valid, else the start of the next level, else the next multiple of 50.
 * Undefined where the current score is unknown and none was requested.
 * @param current score in the subject's domain @param wanted as sent by the browser
 */
export function targetFor(
  current: number | undefined,
  cuts: readonly { readonly level: Level; readonly from: number }[],
  wanted?: unknown,
): number | undefined {
  const asked = validTarget(wanted, current);
  if (asked !== undefined) return asked;
  if (current === undefined) return undefined;
  const next = cuts.map(({ from }) => from).filter((from) => from > current);
  const above = (Math.floor(current / step) + 1) * step;
  return Math.min(eiqScale.highest, ...(next.length > 0 ? [Math.min(...next)] : [above]));
}

/** A target on the scale and above the current score, with one decimal. */
function validTarget(wanted: unknown, current: number | undefined): number | undefined {
  if (typeof wanted !== 'number' && typeof wanted !== 'string') return undefined;
  if (wanted === '') return undefined;
  const target = Math.round(Number(wanted) * 10) / 10;
  const isOnScale = target >= eiqScale.lowest && target <= eiqScale.highest;
  return isOnScale && (current === undefined || target > current) ? target : undefined;
}

/** A score as a decimal string: `512.4`. */
export const decimal = (score: number | null | undefined) =>
  score === null || score === undefined ? null : score.toFixed(1);
